"""What two devices do to one folder at the same time, and what must come of it.

A story is told in parts, divided by `yield`. The first is played while the two are connected, the second while they are
not, the third when they have met again, and so on in turns. All stories are played side by side.
"""

import copy
import itertools
import time

EPOCH = int(time.time())
WEIGHTS = itertools.count(1)  # no two sets of a trial weigh the same, so each can be told from all others
ROUTINE = "01HF7YAT00TR1A0000000000R0"
COPY = ".sync-conflict-20260501-120000-ABCDEFG.json"


def moment(seconds):
    """So many seconds after the trial began."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(EPOCH + seconds))


def routine(identifier, name):
    exercise = {
        "durationSeconds": 0, "id": identifier[:-1] + "E", "loadType": 1, "name": "Barbell Bench Press", "order": 0,
        "reps": 5, "sets": 5000, "weight": 20}
    return {
        "color": "blue", "createdAt": moment(-7200), "exercises": [exercise], "id": identifier, "name": name, "order": 0,
        "schemaVersion": 3, "systemImage": "dumbbell", "updatedAt": moment(-7200)}


def start(side):
    """A running workout of the one routine."""
    return side.do("start", ROUTINE)


def lift(side, workout, now=None):
    """Records a set and returns its weight."""
    weight = next(WEIGHTS)
    side.do("set", "--weight", str(weight), "--workout", workout["id"], now=now)
    return weight


def run(side, now=None):
    return side.do("log", "run", "--minutes", "30", now=now)


def same(sides, path):
    """The document, which must be the same on both sides."""
    first, second = (side.document(path) for side in sides)
    assert first == second, f"{path}: {first} here, {second} there"
    return first


def expect(side, workout, weights):
    """Fails unless the workout has just these sets."""
    found = side.weights(workout["path"])
    assert found == weights, f"sets {found}, but {weights} were recorded"


def edit_and_edit(a, b):
    session = run(a)
    workout = start(a)
    yield
    a.do("edit", session["id"], "--note", "from a")
    b.do("rate", session["id"], "7")
    weights = [lift(a, workout), lift(b, workout), lift(b, workout)]
    yield
    found = same((a, b), session["path"])
    assert (found["notes"], found["effort"]) == ("from a", 7), found
    expect(a, workout, weights)


def edit_and_edit_with_a_slow_clock(a, b):
    session = run(a, now=moment(-5000))
    workout = start(a)
    yield
    a.do("edit", session["id"], "--note", "first", now=moment(0))
    b.do("edit", session["id"], "--note", "second", now=moment(100 - 3600))
    weights = [lift(a, workout, now=moment(0)), lift(b, workout, now=moment(100 - 3600))]
    yield
    assert same((a, b), session["path"])["notes"] in ("first", "second")
    expect(a, workout, weights)
    b.do("edit", session["id"], "--note", "third", now=moment(200 - 3600))
    yield
    yield
    assert same((a, b), session["path"])["notes"] == "third", "who has seen the others' words has the last one"


def two_sets_in_one_second(a, b):
    workout = start(a)
    yield
    weights = [lift(side, workout, now=moment(60)) for side in (a, b, b, a)]
    yield
    expect(a, workout, weights)


def edit_after_delete(a, b):
    session = run(a, now=moment(-900))
    yield
    a.do("delete", session["id"], now=moment(-600))
    b.do("edit", session["id"], "--note", "still wanted", now=moment(-300))
    yield
    assert same((a, b), session["path"])["notes"] == "still wanted"


def delete_after_edit(a, b):
    session = run(a, now=moment(-900))
    yield
    b.do("edit", session["id"], "--note", "not wanted any more", now=moment(-600))
    a.do("delete", session["id"], now=moment(-300))
    yield
    assert same((a, b), session["path"]) is None
    assert same((a, b), "Stubs/" + session["path"])["id"] == session["id"]


def same_bytes(a, b):
    path = "Splits/01HF7YAT00TR1A0000000000S0.json"
    yield
    for side in (a, b):
        side.plant(path, routine(path[7:33], "Planted twice"))
        time.sleep(0.01)
    yield
    assert same((a, b), path)["name"] == "Planted twice"


def create_and_create(a, b):
    yield
    another_day = moment(-3 * 86400)
    day = a.do("ready", "80", now=another_day)["day"]
    b.do("sleep", "7h10m", now=another_day)
    yield
    path = f"Days/{day[:4]}/{day[5:7]}/{day}.json"
    found = same((a, b), path)
    assert found["readinessPercent"] == 80 and found["sleepMinutes"] == 430, found


def both_merge_the_same_copy(a, b):
    workout = start(a)
    lift(a, workout)
    yield
    before = a.weights(workout["path"])
    planted = conflict_copy(a, workout)
    for side in (a, b):
        side.plant(*planted)
    yield
    assert a.weights(workout["path"]) == before + [max(a.weights(workout["path"]))]
    assert len(a.weights(workout["path"])) == len(before) + 1
    assert same((a, b), planted[0]) is None


def conflict_on_a_conflict_copy(a, b):
    workout = start(a)
    weights = [lift(a, workout)]
    yield
    for side in (a, b):
        path, document = conflict_copy(a, workout)
        side.plant(path, document)
        weights.append(document["logs"][0]["setEntries"][-1]["weight"])
        weights.append(lift(side, workout))
    yield
    expect(a, workout, weights)
    assert same((a, b), path) is None


def many_conflicts(a, b):
    workout = start(a)
    weights = []
    for _ in range(3):
        yield
        weights += [lift(side, workout) for side in (a, b, a, b)]
        yield
        expect(a, workout, weights)


def odd_names_and_foreign_files(a, b):
    small = "01hf7yat00tr1a0000000000s9.json"
    yield
    for name in ("Splits/\u00c4bc.json", "notes.txt", "Splits/README.md"):
        a.plant(name, "written on a")
    for name in ("Splits/A\u0308bc.json", "notes.txt"):
        b.plant(name, "written on b")
    b.plant("Splits/" + small, routine(small[:26].upper(), "In small letters"))
    yield
    assert same((a, b), "Splits/" + small) is None
    assert same((a, b), f"Splits/{small[:26].upper()}.json")["name"] == "In small letters"
    foreign = sorted(text for name, text in a.instance.tree().items() if "notes" in name or "bc." in name)
    assert foreign == [b"written on a", b"written on a", b"written on b", b"written on b"], a.names()


def both_edit_one_starter(a, b):
    a.do("routines", "restore-starters")
    yield
    a.do("routines", "edit", "Full Body A", "--change", "Barbell Back Squat 3x5 60kg")
    made = b.do("routines", "edit", "Full Body A", "--change", "Barbell Bench Press 3x5 40kg")
    yield
    weights = [exercise["weight"] for exercise in same((a, b), made["path"])["exercises"]]
    assert weights[:2] == [60, 40], weights
    assert same((a, b), f"Splits/{made['starter']}.json") is None
    names = [routine["name"] for routine in b.do("routines", "list")]
    assert names.count("Full Body A") == 1, names


def an_old_app_drops_what_it_does_not_know(a, b):
    workout = start(a)
    weights = [lift(a, workout)]
    yield
    weights.append(lift(a, workout))
    document = b.document(workout["path"])
    log = document["logs"][0]
    for part in (document, log, *log["setEntries"]):
        part.pop("fieldUpdatedAt", None)
    for entry in log["setEntries"]:
        entry.pop("id", None)
    weights.append(next(WEIGHTS))
    log["setEntries"].append({"completedAt": moment(1), "reps": 5, "weight": weights[-1]})
    log["updatedAt"] = document["updatedAt"] = moment(1)
    b.plant(workout["path"], document)
    yield
    assert same((a, b), workout["path"])
    assert set(a.weights(workout["path"])) == set(weights), a.weights(workout["path"])


def an_engine_that_is_killed_and_starts_again(a, b):
    workout = start(a)
    weights = []
    for _ in range(5):  # in the others' first rounds both engines run
        yield
    b.kill_engine()
    weights += [lift(a, workout), lift(b, workout)]
    yield
    b.start_engine()
    expect(b, workout, weights)


def conflict_copy(side, workout):
    """The path and content of a copy that has one set more."""
    document = copy.deepcopy(side.document(workout["path"]))
    log = document["logs"][0]
    entry = {"completedAt": moment(next(WEIGHTS) - 5000), "reps": 5, "weight": next(WEIGHTS)}
    log["setEntries"] = log.get("setEntries", []) + [entry]
    return workout["path"][:-5] + COPY, document


STORIES = [
    edit_and_edit, edit_and_edit_with_a_slow_clock, two_sets_in_one_second, edit_after_delete, delete_after_edit,
    same_bytes, create_and_create, both_merge_the_same_copy, conflict_on_a_conflict_copy, many_conflicts,
    odd_names_and_foreign_files, both_edit_one_starter, an_old_app_drops_what_it_does_not_know,
    an_engine_that_is_killed_and_starts_again,
]

"""What schemathesis cannot know of the API: a document's identifier is that of its address, and a change names the
version that it was made from. Half of the cases are made to fit, so that they come as far as the folder."""

import urllib.error
import urllib.request

import schemathesis

KINDS = ("splits", "workouts", "sessions", "days", "races", "schedules")


@schemathesis.hook
def before_call(context, case, kwargs):
    parts = case.path.strip("/").split("/")
    if case.method.upper() not in ("PUT", "DELETE") or parts[2] not in KINDS + ("athlete",):
        return
    identifier = (case.path_parameters or {}).get("id", "Athlete")
    if not isinstance(identifier, str) or hash(identifier) % 2:
        return
    if isinstance(case.body, dict):
        case.body["id"] = identifier
    headers = case.headers
    for name in ("If-Match", "If-None-Match"):
        headers.pop(name, None)
    version = current(case, kwargs)
    if version:
        headers["If-Match"] = version
    else:
        headers["If-None-Match"] = "*"


def current(case, kwargs):
    """The ETag of what is there; nothing where nothing is."""
    try:
        with urllib.request.urlopen(case.as_transport_kwargs()["url"], timeout=10) as answer:
            return answer.headers["ETag"]
    except (urllib.error.URLError, ValueError, KeyError, UnicodeError):
        return None

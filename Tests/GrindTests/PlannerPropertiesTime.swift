import Planner
import Testing
import TrainingModel

@Suite("Over random histories and days, a plan")
struct TimeProperties {
  @Test("moves with its days")
  func movesWithItsDays() {
    let failures = Sweep.failures { request, dice in
      let days = dice.number(-4000...4000)
      let (here, there) = (Coach.today(request), Coach.today(request.moved(by: days)))
      let isSame =
        here.run == there.run && here.room == there.room && here.reasons.map(\.rule) == there.reasons.map(\.rule)
        && here.day + days == there.day && here.budget == there.budget
      return isSame ? nil : "\(here.run as Any) became \(there.run as Any) by \(days) days"
    }
    #expect(failures == [])
  }

  @Test("reads no session that starts later")
  func laterSessionsAreNotRead() {
    let failures = Sweep.failures { request, dice in
      var later = request
      later.sessions = dice.shuffled(later.sessions + request.sessions(after: request.nowInstant, count: 6, &dice))
      return Coach.today(request).canonicalBytes() == Coach.today(later).canonicalBytes() ? nil : "another answer"
    }
    #expect(failures == [])
  }

  @Test("reads the usual week of a past day from the days before it alone")
  func pastBaselinesStay() {
    let failures = Sweep.failures { request, dice in
      let past = request.today - dice.number(0...120)
      let all = Ledger(sessions: request.sessions, races: request.races, athlete: request.athlete)
      let before = Ledger(
        sessions: request.sessions.filter { $0.day < past }, races: request.races, athlete: request.athlete)
      let (now, then) = (Coach.usualWeek(from: all, at: past), Coach.usualWeek(from: before, at: past))
      return now == then ? nil : "\(then) became \(now)"
    }
    #expect(failures == [])
  }

  @Test("keeps the baseline of a taper whatever is done in it")
  func taperBaselinesStay() {
    var tapers = 0
    let failures = Sweep.failures { request, dice in
      let here = Coach.today(request)
      guard here.figures.scale < 1, let race = here.race else { return nil }
      tapers += 1
      let start = LocalTime(day: race.day - 13, second: 0).instant(offset: 0)
      var other = request
      other.sessions.removeAll { $0.start >= start && dice.chance(0.5) }
      other.sessions += request.sessions(from: start, before: request.nowInstant, count: 3, &dice)
      let there = Coach.today(other)
      let isSame =
        here.figures.fitness == there.figures.fitness && here.figures.capacity == there.figures.capacity
        && here.figures.runningCapacity == there.figures.runningCapacity && here.figures.target == there.figures.target
      return isSame ? nil : "\(here.figures) became \(there.figures)"
    }
    #expect(failures == [])
    #expect(tapers > 500)
  }

  @Test("of tomorrow reads no answer of tomorrow")
  func previewsReadNoAnswerOfTomorrow() {
    let failures = Sweep.failures { request, dice in
      let percent = ReadinessPercent(dice.number(0...100))
      var other = request
      var answers = DayAnswers(day: request.today + 1)
      answers.lifting = dice.one(of: [.today, .skip, .tomorrow])
      answers.readinessPercent = ReadinessPercent(dice.number(0...100))
      answers.sleep = Minutes(Double(dice.number(100...600)))
      other.days.append(answers)
      other.sessions += request.sessions(after: request.nowInstant, count: 3, &dice)
      let previews = [request, other].map { Coach.tomorrow($0, readiness: percent, clock: request.today) }
      return previews[0].canonicalBytes() == previews[1].canonicalBytes() ? nil : "another preview"
    }
    #expect(failures == [])
  }

  @Test("of tomorrow is the plan that the day brings")
  func previewsComeTrue() {
    var previews = 0
    let failures = Sweep.failures { request, dice in
      let percent = dice.number(0...100)
      let preview = Coach.tomorrow(request, readiness: ReadinessPercent(percent), clock: request.today)
      if preview.absence != nil { return nil }
      previews += 1
      let run = Coach.today(request.asOfTomorrow.ready(percent)).run
      return preview.run == run ? nil : "\(preview.run as Any) became \(run as Any)"
    }
    #expect(failures == [])
    #expect(previews > 5000)
  }

  @Test("does not depend on the order in which sessions, answers and races are given")
  func orderDoesNotMatter() {
    let failures = Sweep.failures { request, dice in
      var other = request
      other.sessions = dice.shuffled(other.sessions)
      other.days = dice.shuffled(other.days)
      other.races = dice.shuffled(other.races)
      return Coach.today(request).canonicalBytes() == Coach.today(other).canonicalBytes() ? nil : "another answer"
    }
    #expect(failures == [])
  }
}

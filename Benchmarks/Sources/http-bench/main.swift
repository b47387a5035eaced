import Foundation
import HTTPServer

// http-bench LOADBOOK FOLDER ASSETS [SECONDS]: requests a second for today's answer against the same server's bare "ok",
// the memory of idle event streams, and what a client that holds 200 connections does to the others.
// http-bench ok: the bare server, until its process is ended.

let words = CommandLine.arguments
if words.count == 2, words[1] == "ok" {
  let start = ContinuousClock.now
  let setup = HTTPServerSetup(
    port: 0, elapsed: { ContinuousClock.now - start }, wait: { try? await Task.sleep(for: $0) })
  let server = HTTPServer(setup) { _ in HTTPResponse(.ok, body: .bytes(Array("ok".utf8))) }
  FileHandle.standardOutput.write(Data("Serving \(try server.start())\n".utf8))
  while true { try await Task.sleep(for: .seconds(3600)) }
}
guard words.count >= 4 else {
  print("http-bench LOADBOOK FOLDER ASSETS [SECONDS]")
  exit(2)
}

let seconds = words.count > 4 ? Double(words[4]) ?? 5 : 5
let ok = try ServerProcess([words[0], "ok"])
let app = try ServerProcess(
  [words[1], "serve", "--folder", words[2], "--port", "0", "--assets", words[3], "--now", "2026-11-30T08:00:00Z"])
defer {
  app.stop()
  ok.stop()
}
let today = "/api/v1/today"

func say(_ name: String, _ rate: Rate) {
  print(
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(format: "%8.0f a second, median %.2f ms, p99 %.2f ms", rate.perSecond, rate.median, rate.p99))
}

// A first round warms both; then they take turns, so that whatever else the machine does falls on both.
_ = try load(port: ok.port, path: "/", clients: 8, seconds: 0.5)
_ = try load(port: app.port, path: today, clients: 8, seconds: 1)
var rates: (ok: [Rate], today: [Rate]) = ([], [])
for _ in 0..<3 {
  rates.ok.append(try load(port: ok.port, path: "/", clients: 8, seconds: seconds / 3))
  rates.today.append(try load(port: app.port, path: today, clients: 8, seconds: seconds / 3))
}
func middle(_ rates: [Rate]) -> Rate { rates.sorted { $0.perSecond < $1.perSecond }[rates.count / 2] }
say("bare ok, 8 clients, one core", middle(rates.ok))
say("today, 8 clients, one core", middle(rates.today))
print(String(format: "today takes %.1f x a bare ok", middle(rates.ok).perSecond / middle(rates.today).perSecond))

let alone = try load(port: ok.port, path: "/", clients: 1, seconds: seconds / 3)
let held = try (0..<200).map { _ in try Client(port: ok.port) }
for client in held { try client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(ok.port)\r\nX: ") }
let besides = try load(port: ok.port, path: "/", clients: 1, seconds: seconds / 3)
say("one client alone", alone)
say("beside 200 held connections", besides)
withExtendedLifetime(held) {}

if let before = app.memory {
  let streams = try (0..<256).map { _ in try Client(port: app.port) }
  for stream in streams {
    try stream.send("GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1:\(app.port)\r\n\r\n")
    try stream.readSome()
  }
  let after = app.memory ?? before
  print(
    String(
      format: "256 idle event streams: %.1f MiB more than the %.1f MiB before, %.0f KiB each", after - before, before,
      (after - before) * 1024 / 256))
  withExtendedLifetime(streams) {}
}

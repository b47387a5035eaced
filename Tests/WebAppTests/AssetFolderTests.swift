import Foundation
import HTTPServer
import Testing

@testable import WebApp

@Suite struct AssetFolderTests {
  /// A folder of its own with these files, gone with the test.
  private final class Screens {
    let path = NSTemporaryDirectory() + "loadbook-screens-" + UUID().uuidString

    init(_ files: [String: String]) throws {
      for (name, text) in files {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let files = [
    "index.html": "<!doctype html><title>app</title>",
    "core/start.js": String(repeating: "export const word = 1;\n", count: 100),
    "chunks/a-12345678.js": "1", "service-worker.js": "use(shell);", "tsconfig.json": "{}", "globals.d.ts": "",
    ".secret.js": "no", "start.js.orig": "no",
  ]

  private func ask(_ folder: AssetFolder, _ path: String, headers: HTTPHeaders = [:], _ method: HTTPMethod = .get)
    throws -> HTTPResponse?
  {
    folder.response(to: HTTPRequest(method, try #require(HTTPTarget(path)), headers: headers))
  }

  private func text(_ response: HTTPResponse?) throws -> String {
    guard case .bytes(let bytes) = try #require(response).body else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aFileIsAnsweredWithItsTypeAndItsHash() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    let response = try #require(try ask(folder, "/core/start.js"))
    #expect(response.status == .ok)
    #expect(response.headers["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(response.headers["Cache-Control"] == "no-cache")
    #expect(response.headers["Content-Encoding"] == nil)
    #expect(try text(response) == Self.files["core/start.js"])
  }

  @Test func whoHasItAlreadyIsToldSo() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    let tag = try #require(try ask(folder, "/core/start.js")?.headers["ETag"])
    for field in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = try #require(try ask(folder, "/core/start.js", headers: ["If-None-Match": field]))
      #expect(response.status == .notModified, "If-None-Match: \(field)")
      #expect(try text(response).isEmpty)
    }
    #expect(try ask(folder, "/core/start.js", headers: ["If-None-Match": "\"x\""])?.status == .ok)
  }

  @Test func whatIsTextGoesCompressedToWhoReadsGzip() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    let response = try #require(try ask(folder, "/core/start.js", headers: ["Accept-Encoding": "br, gzip;q=0.8"]))
    #expect(response.headers["Content-Encoding"] == "gzip")
    guard case .bytes(let bytes) = response.body else { return #expect(Bool(false), "no bytes") }
    #expect(bytes.count < 120 && bytes.prefix(2) == [0x1F, 0x8B])
    for refused in ["gzip;q=0", "br", "identity"] {
      let plain = try ask(folder, "/core/start.js", headers: ["Accept-Encoding": refused])
      #expect(plain?.headers["Content-Encoding"] == nil, "Accept-Encoding: \(refused)")
    }
  }

  @Test func everyPageIsTheSamePageAndOthersAreNotFound() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    for path in ["/", "/running", "/routines/01ARZ3NDEKTSV4RRFFQ69G5FAV", "/exercises/Bench%20Press"] {
      let response = try ask(folder, path)
      #expect(response?.status == .ok, "\(path)")
      #expect(try text(response) == Self.files["index.html"], "\(path)")
    }
    let missing = try ask(folder, "/runing", headers: ["Accept": "text/html,*/*"])
    #expect(missing?.status == .notFound)
    #expect(try text(missing) == Self.files["index.html"])
    #expect(try ask(folder, "/runing") == nil)
    #expect(try ask(folder, "/running", .post) == nil)
  }

  @Test(arguments: ["/start.js.orig", "/.secret.js", "/tsconfig.json", "/globals.d.ts", "/core", "/api/v1/today"])
  func whatIsNoPartOfTheScreensIsNotServed(path: String) throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    #expect(try ask(folder, path) == nil)
  }

  @Test func whatIsNamedByItsContentIsKeptForGood() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    #expect(try ask(folder, "/chunks/a-12345678.js")?.headers["Cache-Control"]?.contains("immutable") == true)
  }

  @Test func theServiceWorkerNamesTheScreensItBelongsTo() throws {
    let screens = try Screens(Self.files)
    let folder = try #require(AssetFolder(path: screens.path))
    let script = try text(ask(folder, "/service-worker.js"))
    #expect(script.hasPrefix("const shell = {"))
    let list = try #require(script.split(separator: "\n").first?.dropFirst("const shell = ".count).dropLast())
    let shell = try #require(JSONSerialization.jsonObject(with: Data(list.utf8)) as? [String: Any])
    #expect(shell["files"] as? [String] == ["/chunks/a-12345678.js", "/core/start.js", "/index.html"])
    #expect(shell["version"] as? String == folder.version)
    #expect(script.hasSuffix("\nuse(shell);"))
    var changed = Self.files
    changed["core/start.js"] = "2"
    let others = try Screens(changed)
    #expect(try #require(AssetFolder(path: others.path)).version != folder.version)
  }

  @Test func theFolderIsFoundBesideTheProgramOrAboveIt() throws {
    let page = "<!doctype html>"
    let installed = try Screens(["share/loadbook/web/index.html": page, "bin/x": ""])
    let found = try #require(AssetFolder.find(executable: installed.path + "/bin/loadbook", chosen: nil))
    #expect(found.hasSuffix("/share/loadbook/web"))
    let sources = try Screens(["Web/index.html": page, ".build/release/x": ""])
    #expect(
      AssetFolder.find(executable: sources.path + "/.build/release/loadbook", chosen: nil) == sources.path + "/Web")
    #expect(AssetFolder.find(executable: sources.path + "/.build/release/loadbook", chosen: installed.path) == nil)
    #expect(AssetFolder.find(executable: "/nowhere/loadbook", chosen: sources.path + "/Web") == sources.path + "/Web")
    #expect(AssetFolder.find(executable: "/nowhere/at/all/loadbook", chosen: nil) == nil)
    #expect(AssetFolder(path: installed.path) == nil)
  }
}

import CanonicalJSON
import Testing
import TrainingModel

@testable import WebApp

@Suite struct PairingCodeTests {
  private let now = Instant(seconds: 1_000_000)

  @Test(
    "what is typed with spaces, dashes and small letters is the code",
    arguments: [
      "K7PM3XQ9", "k7pm-3xq9", " K7PM 3XQ9 ", "k7pm–3xq9",
    ])
  func typed(text: String) { #expect(PairingCode.typed(text) == "K7PM3XQ9") }

  @Test("what cannot be a code is none", arguments: ["", "K7PM3XQ", "K7PM3XQ99", "K7PMOXQ9", "K7PM3XQ!", "K7PM3XÖ9"])
  func notTyped(text: String) { #expect(PairingCode.typed(text) == nil) }

  @Test("each of 30 characters is as likely as the others") func uniform() {
    let all = (0...255).map { UInt8($0) }.filter { $0 < 240 }
    var counts: [Character: Int] = [:]
    for byte in all {
      counts[PairingCode.characters(from: [UInt8](repeating: byte, count: 8))?.first ?? "?", default: 0] += 1
    }
    #expect(counts.count == 30)
    #expect(Set(counts.values) == [8])
    #expect(PairingCode.characters(from: [UInt8](repeating: 255, count: 64)) == nil)
  }

  private func opened() -> DeviceBook {
    var book = DeviceBook()
    _ = book.open("K7PM3XQ9", salt: "aa", role: .desktop, at: now)
    return book
  }

  @Test("the right code pairs once, with the role it was made for") func right() {
    var book = opened()
    let outcome = book.pair("K7PM3XQ9", name: "Laptop", id: "01", token: "secret", at: now + 299)
    guard case .paired(let device) = outcome else { Issue.record("\(outcome)"); return }
    #expect(device.role == .desktop)
    #expect(book.device(token: "secret") == device)
    #expect(book.pair("K7PM3XQ9", name: "Thief", id: "02", token: "other", at: now + 299) == .noCode)
    #expect(book.entries.count == 1)
  }

  @Test("after five minutes the code counts no longer, nor by a clock set back") func late() {
    var book = opened()
    #expect(book.pair("K7PM3XQ9", name: "d", id: "01", token: "t", at: now + 300) == .noCode)
    book = opened()
    #expect(book.pair("K7PM3XQ9", name: "d", id: "01", token: "t", at: now + (-1)) == .noCode)
  }

  @Test("the fifth wrong try makes the code void, for the right one too") func fiveTries() {
    var book = opened()
    for left in [4, 3, 2, 1, 0] as [Int64] {
      #expect(book.pair("22222222", name: "d", id: "01", token: "t", at: now) == .wrong(triesLeft: left))
    }
    #expect(book.pair("K7PM3XQ9", name: "d", id: "01", token: "t", at: now) == .noCode)
  }

  @Test("the book holds neither code nor token, and reads back as it was written") func written() throws {
    var book = opened()
    let waiting = String(decoding: book.canonicalBytes(), as: UTF8.self)
    #expect(!waiting.contains("K7PM") && waiting.contains("\"salt\""))
    #expect(try DeviceBook(bytes: book.canonicalBytes()) == book)
    _ = book.pair("K7PM3XQ9", name: "Laptop", id: "01", token: "secret", at: now)
    let text = String(decoding: book.canonicalBytes(), as: UTF8.self)
    #expect(!text.contains("secret\"") && text.contains(Secret.hash("secret")))
    #expect(try DeviceBook(bytes: book.canonicalBytes()) == book)
  }

  @Test("a revoked device is no device") func revoked() {
    var book = opened()
    _ = book.pair("K7PM3XQ9", name: "Laptop", id: "01", token: "secret", at: now)
    #expect(book.revoke("02") == nil)
    #expect(book.revoke("01")?.entry.device.name == "Laptop")
    #expect(book.device(token: "secret") == nil)
  }

  @Test("that a device was seen is written down every ten minutes") func seen() {
    var book = opened()
    _ = book.pair("K7PM3XQ9", name: "Laptop", id: "01", token: "secret", at: now)
    let before = book
    #expect(!book.saw("01", at: now + 599) && book == before)
    #expect(book.saw("01", at: now + 600) && book.entries[0].device.lastSeenAt == now + 600)
  }

  @Test("equal hashes are equal, and others are not, wherever they differ") func comparing() {
    let hash = Secret.hash("x")
    #expect(Secret.isEqual(hash, hash))
    for index in hash.indices {
      var other = hash
      other.replaceSubrange(index...index, with: hash[index] == "0" ? "1" : "0")
      #expect(!Secret.isEqual(hash, other))
    }
    #expect(!Secret.isEqual(hash, String(hash.dropLast())) && !Secret.isEqual("", hash))
  }
}

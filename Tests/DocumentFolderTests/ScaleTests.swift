import Testing

@testable import DocumentFolder

@Suite struct ScaleTests {
  @Test func fiveThousandDocumentsAreListedAndReadInOrder() async throws {
    let folder = try TemporaryFolder()
    let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    let ids = (0..<5000).map {
      "01HF7YAT00X0X0X0X0X0X0X" + String([alphabet[$0 >> 10], alphabet[$0 >> 5 & 31], alphabet[$0 & 31]])
    }
    for (index, id) in ids.enumerated() {
      let month = index % 12 + 1
      try folder.plant("Workouts/\(2015 + index % 10)/\(month < 10 ? "0" : "")\(month)/\(id).json", document(id))
    }
    let store = folder.store()
    let documents = try store.list().documents
    #expect(documents.count == 5000)
    #expect(documents.map(\.path) == documents.map(\.path).sorted())
    let read = await store.readAll(documents) { $0.document?.id }
    #expect(read == documents.map(\.id))
    #expect(Set(read) == Set(ids))
  }
}

import CanonicalJSON

extension DocumentFileStore {
  /// Deletes a record: its stub first, then its file. Deleting a deleted record does nothing.
  ///
  /// Throws `quarantined` for a file that a newer program wrote, that belongs to another record or is no regular file,
  /// `changed` if the record changes meanwhile, and otherwise as `save` does. After `notDurable` or `failed`, deleting
  /// again finishes the work.
  public func delete(_ deletion: Deletion) async throws(FolderError) -> DeleteResult {
    let place = try place(of: deletion.path)
    let result = try await exclusively { () throws(FolderError) in try tombstones.delete(deletion, at: place) }
    if result != .alreadyDeleted { settle(after: place.stubPath) }
    return result
  }

  /// Reads all stubs of a listing, whatever their paths: the `id` in a stub's content says which record it is of. One
  /// that is named after another record is damaged, and deletes neither.
  public nonisolated func readStubs(_ listing: FolderListing) async -> StubIndex {
    let (reader, layouts) = (reader, layouts)
    return StubIndex(
      await inParallel(listing.stubPaths.map(ListedStub.init)) { files in
        reader.contents(of: files) { file, content in
          do throws(QuarantineReason) {
            let stub = try Stub(try JSONText(checking: try content.get().bytes), path: file.path)
            if let id = layouts.identifier(inNameOf: file.path), id != stub.id {
              throw .otherIdentifier(found: stub.id)
            }
            return .success(stub)
          } catch {
            return .failure(StubFailure(problem: StubProblem(path: file.path, reason: error)))
          }
        }
      })
  }
}

extension [DocumentLayout] {
  /// The identifier of whichever kind that stands in a file's name.
  fileprivate func identifier(inNameOf path: String) -> String? {
    let name = FileName(Array<UInt8>(DocumentPath.name(of: path).utf8))
    for layout in self {
      switch layout.naming.meaning(of: name) {
      case .document(let id), .copy(let id): return id
      default: continue
      }
    }
    return nil
  }
}

private struct ListedStub: FileInFolder {
  let path: String
  var fileKind: FileKind { .regular }
}

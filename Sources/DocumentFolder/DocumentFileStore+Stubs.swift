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

  /// Reads all stubs of a listing, whatever their paths: the `id` in a stub's content says which record it is of.
  public nonisolated func readStubs(_ listing: FolderListing) async -> StubIndex {
    let reader = reader
    return StubIndex(
      await inParallel(listing.stubPaths.map(ListedStub.init)) { files in
        reader.contents(of: files) { file, content in
          do throws(QuarantineReason) {
            return .success(try Stub(try JSONText(checking: try content.get().bytes), path: file.path))
          } catch {
            return .failure(StubFailure(problem: StubProblem(path: file.path, reason: error)))
          }
        }
      })
  }
}

private struct ListedStub: FileInFolder {
  let path: String
  var fileKind: FileKind { .regular }
}

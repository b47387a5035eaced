extension DocumentFileStore {
  /// Joins the conflict copies and duplicates of a listing into their documents and stubs, and removes each once what
  /// it said is on the disk. What cannot be joined stays as it is, with the reason.
  ///
  /// Nothing is ever written into a copy: sync services throw away one side of a conflict on a conflict copy. Returns
  /// one report for each file: copies of stubs, conflict copies, duplicates, each in the order of the paths.
  public func ingestCopies(_ listing: FolderListing) async -> [CopyReport] {
    var reports: [CopyReport] = []
    for (path, id) in stubCopies(listing) { reports.append(await ingestStub(path, id)) }
    // Years of documents need not be looked up where there is nothing to look up.
    if reports.isEmpty, listing.candidates.isEmpty, listing.duplicates.isEmpty { return reports }
    var paths = DocumentPaths(listing)
    for candidate in listing.candidates { reports.append(await ingest(candidate, &paths)) }
    for duplicate in listing.duplicates {
      let document = duplicate.document
      reports.append(await ingest(document.path, kind: document.kind, id: document.id, into: duplicate.usedPath))
    }
    if reports.contains(where: \.isDone) { settle(after: reports[0].documentPath) }
    return reports
  }

  private func ingest(_ candidate: ConflictCandidate, _ paths: inout DocumentPaths) async -> CopyReport {
    let key = DocumentKey(kind: candidate.kind, id: candidate.id)
    let path = paths.used[key] ?? DocumentPath.sibling(of: candidate.path, named: candidate.id + ".json")
    if paths.absent.contains(key) {
      return CopyReport(
        kind: candidate.kind, id: candidate.id, path: candidate.path, documentPath: path, outcome: .notDownloaded)
    }
    paths.used[key] = path
    return await ingest(candidate.path, kind: candidate.kind, id: candidate.id, into: path)
  }

  private func ingest(_ copy: String, kind: String, id: String, into path: String) async -> CopyReport {
    let outcome: CopyOutcome
    do throws(FolderError) {
      let place = try place(of: path)
      outcome = try await exclusively { () throws(FolderError) in
        CopyIngest(writer: writer, tombstones: tombstones, place: place, copyPath: copy).run()
      }
    } catch {
      outcome = .failed(error)
    }
    return CopyReport(kind: kind, id: id, path: copy, documentPath: path, outcome: outcome)
  }

  private func ingestStub(_ path: String, _ id: String) async -> CopyReport {
    let ingest = StubCopyIngest(tombstones: tombstones, copyPath: path, id: id)
    do throws(FolderError) {
      return try await exclusively { () throws(FolderError) in ingest.run() }
    } catch {
      return CopyReport(kind: nil, id: id, path: path, documentPath: path, outcome: .failed(error))
    }
  }

  /// Files below `Stubs` whose name speaks of a record without being its name.
  private func stubCopies(_ listing: FolderListing) -> [(path: String, id: String)] {
    listing.stubPaths.compactMap { path in
      let name = FileName(Array(DocumentPath.name(of: path).utf8))
      for layout in layouts {
        switch layout.naming.meaning(of: name) {
        case .document: return nil
        case .copy(let id): return (path, id)
        default: continue
        }
      }
      return nil
    }
  }
}

/// Which file stands for which document.
private struct DocumentPaths {
  var used: [DocumentKey: String] = [:]
  /// Documents that a sync service has not brought here.
  var absent: Set<DocumentKey> = []

  init(_ listing: FolderListing) {
    for document in listing.documents { used[DocumentKey(kind: document.kind, id: document.id)] = document.path }
    for placeholder in listing.placeholders {
      let key = DocumentKey(kind: placeholder.kind, id: placeholder.id)
      if used[key] == nil { absent.insert(key) }
    }
  }
}

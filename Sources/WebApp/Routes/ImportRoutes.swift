import CanonicalJSON
import HTTPServer
import Presentation
import SyncEngine
import TrainingDesk
import TrainingModel

/// Bringing in files of other programs, and taking the last import back.
///
/// `POST /api/v1/import?name=FILE` takes the file's bytes (`application/octet-stream`, at most 8 GiB) and answers, once they
/// are here, with one JSON object a line (`application/x-ndjson`) as it goes on. A zip is opened, and a zip inside it.
///
/// - `{"state":"begun","name":"export.zip","files":12}`: once.
/// - `{"state":"reading","number":1,"path":"export.zip/run.fit"}`: before each file, from 1 on.
/// - `{"state":"file","added":1,"format":"FIT","path":"…","problems":[{"at":"file","what":"…"}],"result":"imported",
///   "unchanged":0,"words":"1 record added"}`: after each; `result` is `imported`, `unchanged`, `skipped` or `failed`,
///   `format` may be null.
/// - `{"state":"done","added":12,"failed":0,"files":12,"import":"01…","skipped":0,"unchanged":3,"words":"…"}`: last;
///   `import` is null where nothing was added.
/// - `{"state":"stopped","detail":"…","words":"…"}`: last, in place of `done`, where the folder took nothing more.
///
/// `GET /api/v1/imports`: `{"imports":[{"added":12,"at":"2026-11-30T07:10:00Z","canUndo":true,"id":"01…",
/// "name":"export.zip","undoneAt":null,"words":"12 records, Monday 30 November 07:10"}]}`, the latest first. Only the
/// latest that is not undone can be undone.
///
/// `POST /api/v1/imports/last/undo`: `{"kept":1,"removed":11,"words":"…"}`. What was edited since stays. The same file can
/// be imported again afterwards.
enum ImportRoutes {
  static let routes: [Route] = []
}

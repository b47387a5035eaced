import CanonicalJSON
import HTTPServer
import Presentation
import TrainingDesk

/// What the frame around every screen needs to know before any of them is shown.
enum ShellRoutes {
  static let routes: [Route] = [
    Route(
      .get, "/api/v1/shell",
      Operation(
        id: "getShell", summary: "What this device may do, and the settings that every screen needs.", answer: "Shell"),
      isOpen: true
    ) { call async throws(Problem) in
      // The folder is not opened for it: the frame stands before the first record is read. A device that is still to be
      // paired gets the frame and nothing of hers.
      let known = call.visitor.isStranger ? nil : call.desk.setup.settings
      let settings = (try? known?.load()) ?? Settings()
      return Payload { writer in
        writer.object { writer in
          writer.member("isKnown", !call.visitor.isStranger)
          writer.member("role", call.role.rawValue)
          writer.member("settings", settings)
          writer.member("version", call.app.assets?.version)
        }
      }.response()
    }
  ]
}

public import HTTPServer

/// The screens: every file of a folder such as `Web`, read once and from then on answered from memory, so that no
/// address can reach anything else on the disk.
public struct AssetFolder: Sendable {
  private let assets: [String: Asset]
  private let page: Asset
  /// A hash of all that is in it: another means other screens.
  public let version: String

  /// Reads the screens that lie in `path`. Nil where no `index.html` can be read there.
  public init?(path: String) {
    let files = AssetTree.files(below: path)
    let version = ContentHash.hexDigits(of: files.lazy.flatMap { Array($0.path.utf8) + [0] + $0.bytes })
    var assets: [String: Asset] = [:]
    for file in files {
      let bytes = ServiceWorkerScript.completed(file.path, file.bytes, files: files.map { $0.path }, version: version)
      assets[file.path] = Asset(path: file.path, contentType: file.contentType, bytes: bytes)
    }
    guard let page = assets["/index.html"] else { return nil }
    (self.assets, self.page, self.version) = (assets, page, version)
  }

  /// Where the screens of a program lie: in the folder that was `chosen`; else in `../share/loadbook/web` beside the
  /// program's own; else in the `Web` of the nearest folder above it. Nil where there are none.
  public static func find(executable: String, chosen: String?) -> String? {
    if let chosen { return holdsScreens(chosen) ? chosen : nil }
    var folder = parent(of: executable)
    let installed = folder + "/../share/loadbook/web"
    if holdsScreens(installed) { return installed }
    while !folder.isEmpty {
      if holdsScreens(folder + "/Web") { return folder + "/Web" }
      folder = parent(of: folder)
    }
    return nil
  }

  /// The answer to a request for a file or a page of the app; nil where it asks for neither.
  public func response(to request: HTTPRequest) -> HTTPResponse? {
    guard [.get, .head].contains(request.method), request.target.path.first != "api" else { return nil }
    let path = "/" + request.target.path.joined(separator: "/")
    if let asset = assets[path] { return asset.response(to: request) }
    if PagePaths.contains(request.target.path) { return page.response(to: request) }
    // A person who mistyped an address sees the app say so; a script sees a plain refusal.
    guard request.headers["Accept"]?.contains("text/html") == true else { return nil }
    return page.response(to: request, status: .notFound)
  }

  private static func holdsScreens(_ folder: String) -> Bool { AssetTree.isFile(folder + "/index.html") }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}

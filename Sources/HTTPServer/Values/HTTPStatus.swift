/// A status code (RFC 9110 §15, RFC 6585).
public struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  /// 100…599.
  public let rawValue: Int

  /// The status with this code.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// 200 OK.
  public static let ok = HTTPStatus(rawValue: 200)
  /// 201 Created.
  public static let created = HTTPStatus(rawValue: 201)
  /// 204 No Content.
  public static let noContent = HTTPStatus(rawValue: 204)
  /// 303 seeOther.
  public static let seeOther = HTTPStatus(rawValue: 303)
  /// 304 Not Modified.
  public static let notModified = HTTPStatus(rawValue: 304)
  /// 400 Bad Request.
  public static let badRequest = HTTPStatus(rawValue: 400)
  /// 401 Unauthorized.
  public static let unauthorized = HTTPStatus(rawValue: 401)
  /// 403 Forbidden.
  public static let forbidden = HTTPStatus(rawValue: 403)
  /// 404 Not Found.
  public static let notFound = HTTPStatus(rawValue: 404)
  /// 405 Method Not Allowed.
  public static let methodNotAllowed = HTTPStatus(rawValue: 405)
  /// 406 Not Acceptable.
  public static let notAcceptable = HTTPStatus(rawValue: 406)
  /// 408 Request Timeout.
  public static let requestTimeout = HTTPStatus(rawValue: 408)
  /// 409 Conflict.
  public static let conflict = HTTPStatus(rawValue: 409)
  /// 410 Gone.
  public static let gone = HTTPStatus(rawValue: 410)
  /// 411 Length Required.
  public static let lengthRequired = HTTPStatus(rawValue: 411)
  /// 412 Precondition Failed.
  public static let preconditionFailed = HTTPStatus(rawValue: 412)
  /// 413 Content Too Large.
  public static let contentTooLarge = HTTPStatus(rawValue: 413)
  /// 414 URI Too Long.
  public static let targetTooLong = HTTPStatus(rawValue: 414)
  /// 415 Unsupported Media Type.
  public static let unsupportedMediaType = HTTPStatus(rawValue: 415)
  /// 417 expectationFailed.
  public static let expectationFailed = HTTPStatus(rawValue: 417)
  /// 421 Misdirected Request.
  public static let misdirectedRequest = HTTPStatus(rawValue: 421)
  /// 422 Unprocessable Content.
  public static let unprocessableContent = HTTPStatus(rawValue: 422)
  /// 428 Precondition Required.
  public static let preconditionRequired = HTTPStatus(rawValue: 428)
  /// 429 Too Many Requests.
  public static let tooManyRequests = HTTPStatus(rawValue: 429)
  /// 431 Request Header Fields Too Large.
  public static let headTooLarge = HTTPStatus(rawValue: 431)
  /// 500 Internal Server Error.
  public static let internalError = HTTPStatus(rawValue: 500)
  /// 501 Not Implemented.
  public static let notImplemented = HTTPStatus(rawValue: 501)
  /// 503 Service Unavailable.
  public static let unavailable = HTTPStatus(rawValue: 503)
  /// 505 HTTP Version Not Supported.
  public static let versionNotSupported = HTTPStatus(rawValue: 505)
  /// 507 Insufficient Storage.
  public static let insufficientStorage = HTTPStatus(rawValue: 507)
}

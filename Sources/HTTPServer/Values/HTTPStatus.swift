/// A status code (RFC 9110 §15, RFC 6585).
public struct HTTPStatus: RawRepresentable, Hashable, Sendable {
  /// 100…599.
  public let rawValue: Int

  /// The status with this code.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ok = HTTPStatus(rawValue: 200)
  public static let created = HTTPStatus(rawValue: 201)
  public static let noContent = HTTPStatus(rawValue: 204)
  public static let seeOther = HTTPStatus(rawValue: 303)
  public static let notModified = HTTPStatus(rawValue: 304)
  public static let badRequest = HTTPStatus(rawValue: 400)
  public static let unauthorized = HTTPStatus(rawValue: 401)
  public static let forbidden = HTTPStatus(rawValue: 403)
  public static let notFound = HTTPStatus(rawValue: 404)
  public static let methodNotAllowed = HTTPStatus(rawValue: 405)
  public static let notAcceptable = HTTPStatus(rawValue: 406)
  public static let requestTimeout = HTTPStatus(rawValue: 408)
  public static let conflict = HTTPStatus(rawValue: 409)
  public static let gone = HTTPStatus(rawValue: 410)
  public static let lengthRequired = HTTPStatus(rawValue: 411)
  public static let preconditionFailed = HTTPStatus(rawValue: 412)
  public static let contentTooLarge = HTTPStatus(rawValue: 413)
  public static let targetTooLong = HTTPStatus(rawValue: 414)
  public static let unsupportedMediaType = HTTPStatus(rawValue: 415)
  public static let expectationFailed = HTTPStatus(rawValue: 417)
  public static let misdirectedRequest = HTTPStatus(rawValue: 421)
  public static let unprocessableContent = HTTPStatus(rawValue: 422)
  public static let preconditionRequired = HTTPStatus(rawValue: 428)
  public static let tooManyRequests = HTTPStatus(rawValue: 429)
  public static let headTooLarge = HTTPStatus(rawValue: 431)
  public static let internalError = HTTPStatus(rawValue: 500)
  public static let notImplemented = HTTPStatus(rawValue: 501)
  public static let unavailable = HTTPStatus(rawValue: 503)
  public static let versionNotSupported = HTTPStatus(rawValue: 505)
  public static let insufficientStorage = HTTPStatus(rawValue: 507)
}

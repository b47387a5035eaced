/// Why a server could not start.
public enum HTTPServerError: Error, Hashable, Sendable {
  /// Another program listens at that port.
  case portInUse(UInt16)
  /// Ports below 1024 need more rights.
  case portNotAllowed(UInt16)
  /// The text is no address in numbers.
  case noAddress(String)
  /// This machine has no such address.
  case addressNotHere(String)
  /// The certificate, or its key, is damaged, or they do not belong together.
  case certificateUnusable
  /// The server runs already, or has been stopped.
  case startedBefore
  /// The system refused with this `errno`.
  case system(Int32)

  /// What happened, as a sentence.
  public var sentence: String {
    switch self {
    case .portInUse(let port): "Another program already listens at port \(port)."
    case .portNotAllowed(let port): "This user may not listen at port \(port)."
    case .noAddress(let text): "“\(text)” is no address."
    case .addressNotHere(let address): "This machine has no address \(address)."
    case .certificateUnusable: "The certificate and its key cannot be used."
    case .startedBefore: "This server has been started before."
    case .system(let code): "The system does not let the server listen (error \(code))."
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .portInUse: "Choose another port, or 0 for any that is free; perhaps Loadbook runs already."
    case .portNotAllowed: "Choose a port from 1024 on."
    case .noAddress: "Give it in numbers, such as 127.0.0.1 or ::1."
    case .addressNotHere: "Give one of this machine's own addresses, or 0.0.0.0 for all of them."
    case .certificateUnusable: "Give PEM files: the certificate first, then its chain; the key without a password."
    case .startedBefore: "Make a new one."
    case .system: "Look the error up, or try another port."
    }
  }
}

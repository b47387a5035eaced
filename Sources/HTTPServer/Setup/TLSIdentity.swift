/// With what a server proves who it is: bytes of PEM files.
public struct TLSIdentity: Hashable, Sendable {
  /// The certificate, the chain behind it following.
  public var certificate: [UInt8]
  /// Its private key.
  public var key: [UInt8]

  /// An identity.
  public init(certificate: [UInt8], key: [UInt8]) { (self.certificate, self.key) = (certificate, key) }
}

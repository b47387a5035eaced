/// The sex whose constant the heart-rate load formula takes. Banister 1991; Morton 1990.
public enum Sex: String, NamedCase {
  /// Factor 0.86, exponent 1.67.
  case female
  /// Factor 0.64, exponent 1.92.
  case male
}

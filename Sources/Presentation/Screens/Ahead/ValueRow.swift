import CanonicalJSON

/// A row of a list: what it is, a few words about it, and its value.
struct ValueRow: PayloadValue {
  var label: String
  var detail: String?
  var value: String

  init(_ label: String, _ value: String, detail: String? = nil) {
    (self.label, self.value, self.detail) = (label, value, detail)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.orNull("detail", detail)
      writer.member("label", label)
      writer.member("value", value)
    }
  }
}

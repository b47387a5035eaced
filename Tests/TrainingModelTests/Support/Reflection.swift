import CanonicalJSON

/// Every collection of unknown members inside a value, however deep, with the path to it.
func unknownMembers(in value: Any, path: String = "") -> [(path: String, members: UnknownMembers)] {
  if let members = value as? UnknownMembers { return [(path, members)] }
  return Mirror(reflecting: value).children.flatMap { child in
    unknownMembers(in: child.value, path: path + "." + (child.label ?? "[]"))
  }
}

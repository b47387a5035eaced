import CanonicalJSON
import TrainingModel

/// The stored members inside a value by their paths, each with what it says; of a list the first element stands for all.
func members(of value: Any, path: String = "") -> [(path: String, value: String)] {
  if value is UnknownMembers || value is ULID || value is DeletionStamps || value is RaceShape.Kind || value is Zone {
    return [(path, String(reflecting: value))]
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    guard let child = mirror.children.first else { return [(path, "nil")] }
    return members(of: child.value, path: path)
  case .collection:
    guard let first = mirror.children.first else { return [(path, "[]")] }
    return members(of: first.value, path: path + "[]")
  case .struct where !mirror.children.isEmpty:
    return mirror.children.flatMap { members(of: $0.value, path: path + "." + ($0.label ?? "")) }
  default:
    return [(path, String(reflecting: value))]
  }
}

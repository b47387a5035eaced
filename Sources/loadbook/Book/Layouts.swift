import DocumentFolder
import TrainingModel

extension DocumentKind {
  /// Where documents of this kind lie, as the folder wants to know it.
  var layout: DocumentLayout {
    DocumentLayout(
      kind: rawValue, directory: directory ?? "", naming: naming, isBucketed: isBucketed,
      currentSchemaVersion: currentSchemaVersion)
  }

  private var naming: DocumentNaming {
    switch self {
    case .day: .day
    case .athlete: .fixed(AthleteDocument.identifier)
    default: .ulid
    }
  }
}

public import DocumentFolder
public import TrainingModel

extension DocumentKind {
  /// The layouts of all kinds.
  public static var layouts: [DocumentLayout] { allCases.map { $0.layout } }

  /// Where documents of this kind lie, as the folder wants to know it.
  public var layout: DocumentLayout {
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

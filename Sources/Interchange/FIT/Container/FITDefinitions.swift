/// The sixteen local definitions of a FIT file, in storage that is allocated once and reused.
///
/// Messages are views into this storage, so that reading a field allocates nothing.
struct FITDefinitions: ~Copyable {
  static let locals = 16
  private static let fieldsEach = 255
  private static let slotsEach = 256

  let layouts: UnsafeMutablePointer<FITLayout>
  private let fields: UnsafeMutablePointer<FITField>
  private let slots: UnsafeMutablePointer<UInt8>

  init() {
    layouts = .allocate(capacity: Self.locals)
    layouts.initialize(repeating: FITLayout(), count: Self.locals)
    // A definition initialises its own fields and slots; nothing reads those of a local that is not defined.
    fields = .allocate(capacity: Self.locals * Self.fieldsEach)
    slots = .allocate(capacity: Self.locals * Self.slotsEach)
  }

  deinit {
    layouts.deallocate()
    fields.deallocate()
    slots.deallocate()
  }

  /// The fields of a local definition, `layouts[local].fieldCount` of them.
  func fields(of local: Int) -> UnsafePointer<FITField> { UnsafePointer(fields + local * Self.fieldsEach) }

  /// For each field number its place among the fields plus one; 0 where the definition has no such field.
  func slots(of local: Int) -> UnsafePointer<UInt8> { UnsafePointer(slots + local * Self.slotsEach) }

  /// Forgets every definition, as at the start of a chained file.
  func forget() { layouts.update(repeating: FITLayout(), count: Self.locals) }

  /// Replaces local definition `local` by the one whose bytes start at `content`, and returns its length.
  ///
  /// Throws where the bytes end too soon or name no known byte order; the old definition is gone then, too.
  func define(_ local: Int, from content: UnsafeRawBufferPointer, developer: Bool) throws(FITStop) -> Int {
    layouts[local] = FITLayout()
    guard content.count >= 5 else { throw .cutShort }
    guard content[1] <= 1 else { throw .badDefinition }
    let count = Int(content[4])
    var end = 5 + 3 * count
    guard content.count >= end + (developer ? 1 : 0) else { throw .cutShort }

    var layout = FITLayout()
    layout.isLittleEndian = content[1] == 0
    let number = content.loadUnaligned(fromByteOffset: 2, as: UInt16.self)
    layout.globalNumber = layout.isLittleEndian ? UInt16(littleEndian: number) : UInt16(bigEndian: number)
    layout.fieldCount = count
    layOut(local, count: count, content, &layout)

    if developer {
      let developerCount = Int(content[end])
      end += 1
      guard content.count >= end + 3 * developerCount else { throw .cutShort }
      for index in 0..<developerCount { layout.size += Int(content[end + 3 * index + 1]) }
      end += 3 * developerCount
    }
    layout.isDefined = true
    layouts[local] = layout
    return end
  }

  private func layOut(_ local: Int, count: Int, _ content: UnsafeRawBufferPointer, _ layout: inout FITLayout) {
    let fields = fields + local * Self.fieldsEach
    let slots = slots + local * Self.slotsEach
    slots.initialize(repeating: 0, count: Self.slotsEach)
    for index in 0..<count {
      let at = 5 + 3 * index
      let field = FITField(
        number: content[at], type: FITBaseType(code: content[at + 2]), size: content[at + 1],
        offset: UInt32(layout.size))
      (fields + index).initialize(to: field)
      if slots[Int(field.number)] == 0 { slots[Int(field.number)] = UInt8(index + 1) }
      if field.number == 253, field.size == 4, layout.timestampOffset == nil { layout.timestampOffset = layout.size }
      layout.size += Int(field.size)
    }
  }
}

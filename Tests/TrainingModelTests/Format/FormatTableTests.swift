import CanonicalJSON
import Foundation
import Testing

@testable import TrainingModel

/// The tables of members in FORMAT.md against what the code writes and reads. A member without its row, a row without
/// its member, another type, range or optionality turns these red.
@Suite struct FormatTableTests {
  private let page: FormatPage

  init() throws { page = try FormatPage() }

  /// Each row of each table with its subject and its object.
  private func forEachRow(_ check: (FormatSubject, FormatPage.Row, OracleValue) throws -> Void) throws {
    for subject in FormatSubjects.all {
      let object = try #require(try subject.object(in: subject.document))
      for row in try page.members(subject.name) { try check(subject, row, object) }
    }
  }

  @Test func `every table has its object and every object its table`() {
    #expect(page.objects == FormatSubjects.all.map { $0.name }.sorted())
  }

  @Test func `a whole object has every member of its table and a bare one those that are not optional`() throws {
    for subject in FormatSubjects.all {
      let rows = try page.members(subject.name)
      #expect(rows.map { $0.member } == rows.map { $0.member }.sorted(), "\(subject.name) is not in order")
      let (whole, bare) = (try subject.object(in: subject.document), try subject.object(in: subject.bareDocument))
      guard case .object(let members)? = whole, case .object(let bareMembers)? = bare else {
        Issue.record("\(subject.name) is no object")
        continue
      }
      #expect(members.keys.sorted() == rows.map { $0.member }, "\(subject.name)")
      #expect(rows.filter { !$0.isOptional }.allSatisfy { bareMembers[$0.member] != nil }, "\(subject.name)")
      let isSpecimenBare = !rows.contains { $0.isOptional && bareMembers[$0.member] != nil }
      #expect(isSpecimenBare, "\(subject.name) has an optional member that the least one has, too")
    }
  }

  /// A property that this test knows nothing of would be nil or empty here, or would have no row.
  @Test func `every property of the code is set in the whole object and has a row`() throws {
    for subject in FormatSubjects.all {
      let properties = Mirror(reflecting: subject.maximal).children.filter { $0.label != "unknown" }
      for property in properties {
        let value = Mirror(reflecting: property.value)
        let isEmpty = [.optional, .collection].contains(value.displayStyle) && value.children.isEmpty
        #expect(!isEmpty, "\(subject.name).\(property.label ?? "") is not set")
      }
      let rows = try page.members(subject.name).filter { $0.member != "schemaVersion" && $0.type != "fixed" }
      #expect(properties.count == rows.count, "\(subject.name): \(properties.map { $0.label ?? "" })")
    }
  }

  @Test func `what is not optional is missed and what is optional is not`() throws {
    try forEachRow { subject, row, object in
      var object = object
      object[row.member] = nil
      let error = subject.refusal(try subject.document(with: object))
      #expect((error == nil) == row.isOptional, "\(subject.name).\(row.member)")
      if let error { #expect(error.kind == .missingMember && error.path == subject.place(of: row.member)) }
      object[row.member] = .null
      let errorOfNull = subject.refusal(try subject.document(with: object))
      #expect(errorOfNull?.kind == (row.isOptional ? nil : .wrongType), "\(subject.name).\(row.member) null")
    }
  }

  @Test func `values have the type of their row and no other`() throws {
    try forEachRow { subject, row, object in
      let type = try FormatType(row.type, page)
      let value = try #require(object[row.member])
      #expect(type.fits(value), "\(subject.name).\(row.member) is no \(row.type): \(value)")
      for (wrong, kind) in type.refused {
        var object = object
        object[row.member] = wrong
        let error = subject.refusal(try subject.document(with: object))
        #expect(error?.kind == kind, "\(subject.name).\(row.member) = \(wrong)")
        #expect(error?.path.hasPrefix(subject.place(of: row.member)) == true, "\(subject.name).\(row.member)")
      }
      for other in type.accepted {
        var object = object
        object[row.member] = other
        #expect(subject.refusal(try subject.document(with: object)) == nil, "\(subject.name).\(row.member) = \(other)")
      }
    }
  }

  @Test func `numbers are taken up to the ends of their range and not beyond`() throws {
    try forEachRow { subject, row, object in
      let type = try FormatType(row.type, page)
      #expect(type.isNumeric == !row.range.isEmpty, "\(subject.name).\(row.member)")
      guard type.isNumeric else { return }
      for (number, isIn) in try FormatRange(row.range).probes(isWhole: type.isWhole) {
        var object = object
        object[row.member] = type.value(of: number)
        let error = subject.refusal(try subject.document(with: object))
        #expect(error?.kind == (isIn ? nil : .outOfRange), "\(subject.name).\(row.member) = \(number)")
        if let error { #expect(error.path.hasPrefix(subject.place(of: row.member))) }
      }
    }
  }
}

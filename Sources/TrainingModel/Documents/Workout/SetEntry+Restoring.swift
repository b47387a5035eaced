extension SetEntry {
  /// Takes back what a store held of the members that only a merge writes; nothing is derived or stamped.
  public mutating func restore(updatedAt: Instant?, twin: Int64?) { (self.updatedAt, self.twin) = (updatedAt, twin) }
}

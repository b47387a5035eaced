/// What load is, in words.
public enum LoadWords {
  /// What the unit of load means. Foster 2001: the session rating.
  public static let unit =
    "AU are the units of load: effort times minutes. 45 minutes at effort 6 are 270 AU, whether run or lifted."
}

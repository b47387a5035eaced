/// The container format of FIT files: headers, definitions, messages, checksums. It knows no training.
package enum FITDecoder {
  /// Calls `visit` with each message of the types that `wants` accepts, in file order, and returns what was wrong.
  ///
  /// Chained files are read one after another. Nothing is allocated by a length that the bytes declare; the cost is one
  /// pass over the bytes and one for the checksum.
  package static func decode(
    _ bytes: [UInt8], wants: (UInt16) -> Bool, visit: (FITMessage) -> Void
  ) -> [FITProblem] {
    bytes.withUnsafeBytes { buffer in
      var run = FITRun(bytes: buffer)
      run.files(wants: wants, visit: visit)
      return run.problems
    }
  }
}

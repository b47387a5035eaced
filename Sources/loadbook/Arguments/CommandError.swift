/// Why a command did not do what was asked.
enum CommandError: Error {
  /// The words of the call are off: exit code 2. The text says what to type instead.
  case usage(String)
  /// Something in the input or the folder failed: exit code 1.
  case failed(String)
}

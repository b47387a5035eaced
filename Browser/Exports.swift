import BrowserCore

// The functions that a page calls. Bytes go in and out through the module's memory: the page allocates and fills a
// buffer for each argument, frees the arguments and the answer, and asks for the answer's length before the next call.

nonisolated(unsafe) private var lastAnswer = (length: Int32(0), isRefused: Int32(0))

/// Memory for `count` bytes, which the caller frees.
@_expose(wasm, "loadbook_allocate") @_cdecl("loadbook_allocate")
public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: max(Int(count), 1), alignment: 8)
}

/// Gives memory back.
@_expose(wasm, "loadbook_free") @_cdecl("loadbook_free")
public func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Bytes of the last answer.
@_expose(wasm, "loadbook_length") @_cdecl("loadbook_length")
public func length() -> Int32 { lastAnswer.length }

/// 1 where the last answer says why the input was refused, else 0.
@_expose(wasm, "loadbook_refused") @_cdecl("loadbook_refused")
public func refused() -> Int32 { lastAnswer.isRefused }

/// `canonical(kind:document:)`.
@_expose(wasm, "loadbook_canonical") @_cdecl("loadbook_canonical")
public func exportedCanonical(
  _ kind: UnsafePointer<UInt8>, _ kindLength: Int32, _ document: UnsafePointer<UInt8>, _ documentLength: Int32
) -> UnsafeMutableRawPointer {
  hand(canonical(kind: bytes(kind, kindLength), document: bytes(document, documentLength)))
}

/// `merge(kind:a:b:base:)`.
@_expose(wasm, "loadbook_merge") @_cdecl("loadbook_merge")
public func exportedMerge(
  _ kind: UnsafePointer<UInt8>, _ kindLength: Int32, _ a: UnsafePointer<UInt8>, _ aLength: Int32,
  _ b: UnsafePointer<UInt8>, _ bLength: Int32, _ base: UnsafePointer<UInt8>, _ baseLength: Int32
) -> UnsafeMutableRawPointer {
  hand(
    merge(
      kind: bytes(kind, kindLength), a: bytes(a, aLength), b: bytes(b, bLength), base: bytes(base, baseLength)))
}

/// `today(request:)`.
@_expose(wasm, "loadbook_today") @_cdecl("loadbook_today")
public func exportedToday(_ request: UnsafePointer<UInt8>, _ length: Int32) -> UnsafeMutableRawPointer {
  hand(today(request: bytes(request, length)))
}

/// `tomorrow(request:readiness:clock:)`.
@_expose(wasm, "loadbook_tomorrow") @_cdecl("loadbook_tomorrow")
public func exportedTomorrow(
  _ request: UnsafePointer<UInt8>, _ requestLength: Int32, _ readiness: UnsafePointer<UInt8>, _ readinessLength: Int32,
  _ clock: UnsafePointer<UInt8>, _ clockLength: Int32
) -> UnsafeMutableRawPointer {
  hand(
    tomorrow(
      request: bytes(request, requestLength), readiness: bytes(readiness, readinessLength),
      clock: bytes(clock, clockLength)))
}

/// `ahead(request:)`.
@_expose(wasm, "loadbook_ahead") @_cdecl("loadbook_ahead")
public func exportedAhead(_ request: UnsafePointer<UInt8>, _ length: Int32) -> UnsafeMutableRawPointer {
  hand(ahead(request: bytes(request, length)))
}

/// `runningWeeks(request:)`.
@_expose(wasm, "loadbook_running_weeks") @_cdecl("loadbook_running_weeks")
public func exportedRunningWeeks(_ request: UnsafePointer<UInt8>, _ length: Int32) -> UnsafeMutableRawPointer {
  hand(runningWeeks(request: bytes(request, length)))
}

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int32) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: Int(count)))
}

/// Copies an answer to memory of its own.
private func hand(_ answer: BrowserAnswer) -> UnsafeMutableRawPointer {
  let content = answer.bytes
  lastAnswer = (Int32(content.count), answer.isRefused ? 1 : 0)
  let memory = allocate(lastAnswer.length)
  content.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: memory, count: content.count).copyMemory(from: $0) }
  return memory
}

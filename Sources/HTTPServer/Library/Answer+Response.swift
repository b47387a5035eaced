extension Answer {
  /// An answer of bytes.
  init(_ response: HTTPResponse) {
    guard case .bytes(let bytes) = response.body else {
      self.init(status: .internalError, headers: HTTPHeaders(), body: .bytes([]))
      return
    }
    self.init(status: response.status, headers: response.headers, body: .bytes(bytes))
  }

  /// The bytes that are to be sent; those of a queue are counted as they go.
  var count: Int {
    guard case .bytes(let bytes) = body else { return 0 }
    return bytes.count
  }

  /// Where its content waits; nil: it is all here.
  var queue: SendQueue? {
    guard case .queue(let queue, _) = body else { return nil }
    return queue
  }

  /// Where its events wait; nil: it has none.
  var events: SendQueue? { isEvents ? queue : nil }

  /// The answer for a handler's response, and what makes its content while it is sent.
  static func make(
    _ response: HTTPResponse, for request: RequestHead.Reading, at seat: Seat, _ limits: HTTPLimits
  ) -> (Answer, produce: (@Sendable () async -> Void)?) {
    switch response.body {
    case .bytes: (Answer(response.coded(for: request.headers)), nil)
    case .stream(let stream): make(response, stream, at: seat)
    case .events(let events): make(response, events, at: seat, limits)
    }
  }

  private static func make(
    _ response: HTTPResponse, _ stream: ByteStream, at seat: Seat
  ) -> (Answer, produce: (@Sendable () async -> Void)?) {
    let queue = SendQueue(SendFlow(.waits(room: 128 * 1024), count: stream.count), at: seat)
    let answer = Answer(
      status: response.status, headers: response.headers, body: .queue(queue, count: stream.count))
    return (
      answer,
      {
        while await queue.hasRoom(), let piece = await stream.next() { queue.push(piece) }
        queue.finish()
      }
    )
  }

  private static func make(
    _ response: HTTPResponse, _ stream: EventStream, at seat: Seat, _ limits: HTTPLimits
  ) -> (Answer, produce: (@Sendable () async -> Void)?) {
    let queue = SendQueue(SendFlow(.drops(backlog: limits.eventBacklog)), at: seat)
    var headers = response.headers
    headers["Content-Type"] = "text/event-stream"
    if headers["Cache-Control"] == nil { headers["Cache-Control"] = "no-store" }
    let answer = Answer(status: response.status, headers: headers, body: .queue(queue, count: nil), isEvents: true)
    return (
      answer,
      {
        // With the comment the client sees at once that the stream is there. Where nobody wants more, whoever makes the
        // events learns of it by what a cancelled reader does next.
        if !queue.push(EventStream.comment) { withUnsafeCurrentTask { $0?.cancel() } }
        for await event in stream.events where !queue.push(Array(event.text.utf8)) {
          withUnsafeCurrentTask { $0?.cancel() }
        }
        queue.finish()
      }
    )
  }
}

import QRPicture
import Testing

@Suite struct QRPictureTests {
  private let text = "https://loadbook.home/pair#K7PM-3XQ9"

  @Test("the drawing has a dark square for each dark module, and four light ones around") func svg() throws {
    let picture = try #require(QRPicture(text))
    let width = picture.side + 8
    #expect(picture.svg.contains("viewBox=\"0 0 \(width) \(width)\""))
    var dark = [Bool](repeating: false, count: width * width)
    let runs = try #require(picture.svg.split(separator: "fill=\"#000\"").last)
    for run in runs.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
      let (x, y, count) = (try #require(Int(run.1)), try #require(Int(run.2)), try #require(Int(run.3)))
      #expect(run.3 == run.4)
      for column in x..<x + count { dark[y * width + column] = true }
    }
    for row in 0..<width {
      for column in 0..<width {
        let isInside = (4..<width - 4).contains(row) && (4..<width - 4).contains(column)
        let expected = isInside && picture.modules[(row - 4) * picture.side + column - 4]
        #expect(dark[row * width + column] == expected, "row \(row), column \(column)")
      }
    }
  }

  @Test("the drawing needs no style, and nothing of the text stands in it") func plain() throws {
    let svg = try #require(QRPicture("\"><script>alert(1)</script>")?.svg)
    #expect(!svg.contains("style") && !svg.contains("script") && !svg.contains("\n"))
  }

  @Test("half blocks have light where the picture has, for a terminal that writes light on dark") func blocks() throws {
    let picture = try #require(QRPicture(text))
    let lines = picture.halfBlocks.split(separator: "\n").map(Array.init)
    #expect(lines.count == (picture.side + 9) / 2 && lines.allSatisfy { $0.count == picture.side + 8 })
    for row in 0..<picture.side {
      for column in 0..<picture.side {
        let character = lines[(row + 4) / 2][column + 4]
        let isLight = character == "█" || character == ((row + 4) % 2 == 0 ? "▀" : "▄")
        #expect(isLight != picture.modules[row * picture.side + column], "row \(row), column \(column)")
      }
    }
  }

  @Test("what is too long for a picture is none") func tooLong() {
    #expect(QRPicture(String(repeating: "x", count: 3000)) == nil)
  }
}

// swift-tools-version: 6.2
import PackageDescription

// Benchmarks are a package of their own, so that the project itself never depends on what they measure against.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Loadbook", path: "..")],
  targets: [
    .target(name: "Fixtures", dependencies: [.product(name: "LoadbookCore", package: "Loadbook")]),
    .executableTarget(
      name: "json-bench", dependencies: ["Fixtures", .product(name: "LoadbookCore", package: "Loadbook")]),
    .executableTarget(
      name: "merge-bench", dependencies: ["Fixtures", .product(name: "LoadbookCore", package: "Loadbook")]),
    .executableTarget(
      name: "engine-bench",
      dependencies: [
        .product(name: "LoadbookEdges", package: "Loadbook"), .product(name: "LoadbookCore", package: "Loadbook"),
      ]),
    .executableTarget(
      name: "fit-bench",
      dependencies: [
        .product(name: "LoadbookEdges", package: "Loadbook"), .product(name: "LoadbookCore", package: "Loadbook"),
      ]),
    .executableTarget(
      name: "cache-bench",
      dependencies: [
        .product(name: "LoadbookEdges", package: "Loadbook"), .product(name: "LoadbookCore", package: "Loadbook"),
      ]),
    .executableTarget(name: "http-bench", dependencies: [.product(name: "LoadbookEdges", package: "Loadbook")]),
    .executableTarget(name: "read-floor"),
  ],
  swiftLanguageModes: [.v6]
)

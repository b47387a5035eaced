// swift-tools-version: 6.2
import PackageDescription

// The layer diagram. Arrows point down only: a target may import what stands above it in this file.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

// Pure: no Foundation, clock, time zone, randomness or I/O. Compiled a second time as Embedded Swift for WebAssembly.
let pure: [Target] = [
  .target(name: "CanonicalJSON", swiftSettings: strict),
  .target(name: "TrainingModel", dependencies: ["CanonicalJSON"], swiftSettings: strict),
  .target(name: "Planner", dependencies: ["TrainingModel", "CanonicalJSON"], swiftSettings: strict),
  .target(name: "Presentation", dependencies: ["Planner", "TrainingModel", "CanonicalJSON"], swiftSettings: strict),
  .target(
    name: "BrowserCore", dependencies: ["Presentation", "Planner", "TrainingModel", "CanonicalJSON"],
    swiftSettings: strict),
]

// Edges: files and the formats of other programs.
let edges: [Target] = [
  .target(name: "DocumentFolder", dependencies: ["CanonicalJSON", "TrainingModel"], swiftSettings: strict),
  .target(name: "Interchange", dependencies: ["Planner", "TrainingModel", "CanonicalJSON"], swiftSettings: strict),
]

// Programs: the only readers of the clock, the zone, the environment and the arguments.
let programs: [Target] = [
  .executableTarget(
    name: "loadbook",
    dependencies: ["Interchange", "DocumentFolder", "Presentation", "Planner", "TrainingModel", "CanonicalJSON"],
    swiftSettings: strict)
]

let tests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .testTarget(name: "CanonicalJSONTests", dependencies: ["CanonicalJSON", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "TrainingModelTests", dependencies: ["TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PlannerTests", dependencies: ["Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PresentationTests", dependencies: ["Presentation", "Planner", "TrainingModel", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "BrowserCoreTests", dependencies: ["BrowserCore", "Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "DocumentFolderTests", dependencies: ["DocumentFolder", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "InterchangeTests",
    dependencies: ["Interchange", "Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "LoadbookTests", dependencies: ["loadbook", "TestSupport"], exclude: ["Transcripts"], swiftSettings: strict),
  // Suites that grind; they run from a release build.
  .testTarget(
    name: "GrindTests", dependencies: ["Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
]

let package = Package(
  name: "Loadbook",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(name: "LoadbookCore", targets: ["CanonicalJSON", "TrainingModel", "Planner", "Presentation"]),
    .library(name: "LoadbookEdges", targets: ["DocumentFolder", "Interchange"]),
    .executable(name: "loadbook", targets: ["loadbook"]),
  ],
  targets: pure + edges + programs + tests,
  swiftLanguageModes: [.v6]
)

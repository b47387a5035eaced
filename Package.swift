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
  .target(
    name: "ExerciseLibrary", dependencies: ["TrainingModel", "CanonicalJSON"], exclude: ["Starters"],
    swiftSettings: strict),
  .target(name: "Planner", dependencies: ["TrainingModel", "CanonicalJSON"], swiftSettings: strict),
  .target(
    name: "Presentation", dependencies: ["Planner", "ExerciseLibrary", "TrainingModel", "CanonicalJSON"],
    swiftSettings: strict),
  .target(
    name: "BrowserCore", dependencies: ["Presentation", "Planner", "TrainingModel", "CanonicalJSON"],
    swiftSettings: strict),
]

// Edges: files, the cache, and the formats of other programs.
let edges: [Target] = [
  .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
  .systemLibrary(name: "CZip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
  .target(name: "DocumentFolder", dependencies: ["CanonicalJSON", "TrainingModel"], swiftSettings: strict),
  .target(
    name: "TrainingCache", dependencies: ["TrainingModel", "CanonicalJSON", "CSQLite"],
    resources: [.embedInCode("Schema/Scripts")], swiftSettings: strict),
  .target(
    name: "SyncEngine",
    dependencies: ["DocumentFolder", "TrainingCache", "ExerciseLibrary", "TrainingModel", "CanonicalJSON"],
    swiftSettings: strict),
  .target(name: "ZipArchive", dependencies: ["CZip"], swiftSettings: strict),
  .target(name: "Interchange", dependencies: ["Planner", "TrainingModel", "CanonicalJSON"], swiftSettings: strict),
  .target(
    name: "TrainingDesk",
    dependencies: [
      "SyncEngine", "TrainingCache", "Interchange", "ZipArchive", "DocumentFolder", "Presentation", "Planner",
      "ExerciseLibrary", "TrainingModel", "CanonicalJSON",
    ], swiftSettings: strict),
  .systemLibrary(name: "CMicrohttpd", providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
  .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  .systemLibrary(name: "CQRCode", providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
  .target(name: "HTTPServer", dependencies: ["CMicrohttpd", "CZlib"], swiftSettings: strict),
  .target(name: "QRPicture", dependencies: ["CQRCode"], swiftSettings: strict),
  .target(
    name: "WebApp",
    dependencies: [
      "HTTPServer", "QRPicture", "TrainingDesk", "SyncEngine", "TrainingCache", "Interchange", "ZipArchive",
      "DocumentFolder", "Presentation", "Planner", "ExerciseLibrary", "TrainingModel", "CanonicalJSON",
    ], swiftSettings: strict),
]

// Programs: the only readers of the clock, the zone, the environment and the arguments.
let programs: [Target] = [
  .executableTarget(
    name: "loadbook",
    dependencies: [
      "WebApp", "HTTPServer", "QRPicture", "TrainingDesk", "SyncEngine", "TrainingCache", "ZipArchive", "Interchange",
      "DocumentFolder", "Presentation", "Planner", "ExerciseLibrary", "TrainingModel", "CanonicalJSON",
    ],
    swiftSettings: strict)
]

let quickTests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .testTarget(name: "CanonicalJSONTests", dependencies: ["CanonicalJSON", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "TrainingModelTests", dependencies: ["TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PlannerTests", dependencies: ["Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PresentationTests",
    dependencies: ["Presentation", "Planner", "ExerciseLibrary", "TrainingModel", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "BrowserCoreTests",
    dependencies: ["BrowserCore", "Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "DocumentFolderTests", dependencies: ["DocumentFolder", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "ExerciseLibraryTests", dependencies: ["ExerciseLibrary", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "TrainingCacheTests",
    dependencies: ["TrainingCache", "TrainingModel", "CanonicalJSON", "CSQLite", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "SyncEngineTests",
    dependencies: [
      "SyncEngine", "DocumentFolder", "TrainingCache", "ExerciseLibrary", "TrainingModel", "CanonicalJSON",
      "TestSupport",
    ], swiftSettings: strict),
  .testTarget(name: "ZipArchiveTests", dependencies: ["ZipArchive", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "InterchangeTests",
    dependencies: ["Interchange", "Planner", "TrainingModel", "CanonicalJSON", "TestSupport"],
    swiftSettings: strict),
  .testTarget(name: "HTTPServerTests", dependencies: ["HTTPServer", "CZlib", "TestSupport"], swiftSettings: strict),
  .testTarget(
    name: "TrainingDeskTests",
    dependencies: [
      "TrainingDesk", "SyncEngine", "DocumentFolder", "ZipArchive", "Presentation", "Planner", "ExerciseLibrary",
      "TrainingModel", "CanonicalJSON", "TestSupport",
    ], swiftSettings: strict),
  .testTarget(
    name: "WebAppTests",
    dependencies: [
      "WebApp", "HTTPServer", "QRPicture", "TrainingDesk", "SyncEngine", "DocumentFolder", "Presentation", "Planner",
      "ExerciseLibrary", "TrainingModel", "CanonicalJSON", "TestSupport",
    ], swiftSettings: strict),
  .testTarget(
    name: "LoadbookTests", dependencies: ["loadbook", "TrainingDesk", "TestSupport"], exclude: ["Transcripts"],
    swiftSettings: strict),
]

// Suites that grind, built alone and optimised: LOADBOOK_TESTS=grind, as the Makefile says.
let grindTests: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  .testTarget(
    name: "GrindTests",
    dependencies: [
      "SyncEngine", "DocumentFolder", "TrainingCache", "Planner", "TrainingModel", "CanonicalJSON", "TestSupport",
    ], swiftSettings: strict),
]
let tests = Context.environment["LOADBOOK_TESTS"] == "grind" ? grindTests : quickTests

let package = Package(
  name: "Loadbook",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(
      name: "LoadbookCore", targets: ["CanonicalJSON", "TrainingModel", "ExerciseLibrary", "Planner", "Presentation"]),
    .library(
      name: "LoadbookEdges", targets: ["SyncEngine", "TrainingCache", "DocumentFolder", "Interchange", "HTTPServer"]),
    .executable(name: "loadbook", targets: ["loadbook"]),
  ],
  targets: pure + edges + programs + tests,
  swiftLanguageModes: [.v6]
)

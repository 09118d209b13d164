// swift-tools-version: 6.3
import PackageDescription

/// A package of its own, so that nobody who uses or tests Placard needs Pango.
let package = Package(
    name: "PlacardBenchmarks",
    products: [.executable(name: "benchmark", targets: ["Benchmark"])],
    dependencies: [
        .package(name: "Placard", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .systemLibrary(
            name: "CPango", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                "CPango", .product(name: "Placard", package: "Placard"),
                .product(name: "PlacardText", package: "Placard"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    ])

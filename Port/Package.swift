// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A package of its own, so that nobody who uses or tests Placard builds SwiftSyntax.
let package = Package(
    name: "PlacardPort",
    products: [
        .executable(name: "placard-port", targets: ["placard-port"]),
        .plugin(name: "PlacardPort", targets: ["PlacardPort"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "602.0.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Porting",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftIfConfig", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "placard-port",
            dependencies: ["Porting", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strict),
        .plugin(name: "PlacardPort", capability: .buildTool(), dependencies: ["placard-port"]),
        .testTarget(name: "PortingTests", dependencies: ["Porting"], swiftSettings: strict),
    ])

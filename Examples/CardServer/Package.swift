// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Cards, tickets and receipts over HTTP, drawn from labels and a document of Interface Builder.
let package = Package(
    name: "CardServer",
    dependencies: [
        .package(name: "Placard", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        .target(
            name: "CardServer",
            dependencies: [
                .product(name: "Placard", package: "Placard"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            resources: [.process("Resources")], swiftSettings: strict),
        .executableTarget(
            name: "card-server",
            dependencies: [
                "CardServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CardServerTests",
            dependencies: ["CardServer", .product(name: "HummingbirdTesting", package: "hummingbird")],
            swiftSettings: strict),
    ])

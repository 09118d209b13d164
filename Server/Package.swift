// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A package of its own, so that nobody who uses or tests Placard builds a web server.
let package = Package(
    name: "PlacardServer",
    products: [.executable(name: "placard-server", targets: ["placard-server"])],
    dependencies: [
        .package(name: "Placard", path: ".."),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    ],
    targets: [
        .target(
            name: "PreviewServer",
            dependencies: [
                .product(name: "PlacardPreview", package: "Placard"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: strict),
        .executableTarget(name: "placard-server", dependencies: ["PreviewServer"], swiftSettings: strict),
        .testTarget(
            name: "PreviewServerTests",
            dependencies: [
                "PreviewServer", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: strict),
    ])

// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A package of its own, so that nobody who uses or tests Placard builds a web server.
let package = Package(
    name: "PlacardServer",
    products: [.executable(name: "placard-server", targets: ["placard-server"])],
    dependencies: [
        .package(name: "Placard", path: ".."),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        .target(
            name: "PreviewServer",
            dependencies: [
                .product(name: "PlacardPreview", package: "Placard"),
                .product(name: "FlyingFox", package: "FlyingFox"),
            ],
            swiftSettings: strict),
        .executableTarget(name: "placard-server", dependencies: ["PreviewServer"], swiftSettings: strict),
        .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer"], swiftSettings: strict),
    ])

// swift-tools-version: 6.3
import PackageDescription

/// Labels of one's own, their tests, and a program that shows them.
let package = Package(
    name: "Bubbles",
    dependencies: [
        .package(name: "Placard", path: "../..")
    ],
    targets: [
        .target(name: "Bubbles", dependencies: [.product(name: "UIKit", package: "Placard")]),
        .executableTarget(
            name: "bubbles-gallery",
            dependencies: ["Bubbles", .product(name: "PlacardGallery", package: "Placard")]),
        .testTarget(name: "BubblesTests", dependencies: ["Bubbles"]),
    ])

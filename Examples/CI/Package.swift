// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Cards of an app in four languages, and ten tests that tell whether every label of them still fits.
let package = Package(
    name: "Cards",
    defaultLocalization: "en",
    dependencies: [.package(name: "Placard", path: "../..")],
    targets: [
        .target(
            name: "Cards", dependencies: [.product(name: "UIKit", package: "Placard")], path: "App",
            exclude: ["__Snapshots__"],
            resources: [
                .process("Base.lproj"), .process("en.lproj"), .process("de.lproj"), .process("fr.lproj"),
                .process("ar.lproj"),
            ], swiftSettings: strict),
        .testTarget(
            name: "CardsTests", dependencies: ["Cards", .product(name: "PlacardTesting", package: "Placard")],
            exclude: ["__Snapshots__"], swiftSettings: strict),
    ])

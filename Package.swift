// swift-tools-version: 6.3
import PackageDescription

/// Every target is held to the same rules: Swift 6, and a warning is an error.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func module(
    _ folder: String, needs dependencies: [Target.Dependency], resources: [Resource] = [],
    linked: [LinkerSetting] = []
) -> Target {
    .target(
        name: "Placard\(folder)", dependencies: dependencies, path: "Sources/\(folder)", resources: resources,
        swiftSettings: strict, linkerSettings: linked)
}

func appleName(_ name: String, needs dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/AppleNames/\(name)", swiftSettings: strict)
}

func test(_ folder: String, needs dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
    .testTarget(
        name: "\(folder)Tests", dependencies: dependencies, path: "Tests/\(folder)Tests",
        resources: resources, swiftSettings: strict)
}

#if os(Linux)
    let systemLibraries: [Target] = [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo",
            providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFontconfig", pkgConfig: "fontconfig",
            providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
        .systemLibrary(
            name: "CHyphen", providers: [.apt(["libhyphen-dev"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(
            name: "CISAL", pkgConfig: "libisal",
            providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
        .systemLibrary(
            name: "CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CLittleCMS", pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        .systemLibrary(
            name: "CPublicSuffix", pkgConfig: "libpsl",
            providers: [.apt(["libpsl-dev"]), .brew(["libpsl"])]),
        .systemLibrary(
            name: "CMarkdown", pkgConfig: "libcmark-gfm",
            providers: [
                .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
            ]),
        .systemLibrary(
            name: "CXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    ]

    let modules: [Target] = [
        .target(name: "CRaster"),
        .target(name: "CAttributedRuns"),
        module(
            "CoreGraphics",
            needs: ["CCairo", "CDeflate", "CISAL", "CPNG", "CTurboJPEG", "CLittleCMS", "CRaster"]),
        module(
            "CoreText", needs: ["PlacardCoreGraphics", "CFreeType", "CHarfBuzz", "CFontconfig", "CHyphen"],
            linked: [.linkedLibrary("_FoundationICU")]),
        module("UIFoundation", needs: ["PlacardCoreText", "CAttributedRuns"]),
        module("Text", needs: ["PlacardUIFoundation"]),
        module("TextKit", needs: ["PlacardUIFoundation", "CMarkdown", "CXML2"]),
        module("QuartzCore", needs: ["PlacardUIFoundation"]),
        module("Localization", needs: ["PlacardCoreText"]),
        module("InterfaceBuilder", needs: ["PlacardLocalization"]),
        module("ConstraintSolver", needs: []),
        module(
            "UIKit",
            needs: [
                "PlacardTextKit", "PlacardQuartzCore", "PlacardInterfaceBuilder", "PlacardConstraintSolver",
                "CPublicSuffix",
            ]),
        module("Labels", needs: ["PlacardUIKit"]),
        module("Specimens", needs: ["PlacardLabels"]),
        module("Snapshots", needs: ["PlacardSpecimens"]),
        .target(name: "PlacardTesting", dependencies: ["PlacardSnapshots"], swiftSettings: strict),
        module(
            "Preview", needs: ["PlacardSpecimens"],
            resources: ["page.html", "page.css", "page.js", "player.js", "stream.js"].map {
                .embedInCode("Page/\($0)")
            }),
        .target(
            name: "Placard", dependencies: ["PlacardUIKit", "PlacardLabels"], swiftSettings: strict),
        .target(
            name: "PlacardCommand",
            dependencies: [
                "PlacardPreview", "PlacardSnapshots",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(name: "PlacardGallery", dependencies: ["PlacardCommand"], swiftSettings: strict),
        .executableTarget(name: "placard", dependencies: ["PlacardCommand"], swiftSettings: strict),
    ]

    /// Modules with Apple's own names, for the opt-in product `UIKit`.
    let appleNames: [Target] =
        ["_Testing_CoreGraphics", "_Testing_UIKit"].map { appleName($0, needs: []) } + [
            appleName("CoreGraphics", needs: ["PlacardCoreGraphics", "_Testing_CoreGraphics"]),
            appleName("CoreText", needs: ["PlacardUIFoundation", "CoreGraphics"]),
            appleName("QuartzCore", needs: ["PlacardQuartzCore", "CoreGraphics"]),
            appleName("UIKit", needs: ["PlacardUIKit", "CoreText", "QuartzCore", "_Testing_UIKit"]),
        ]

    let tests: [Target] = [
        .target(
            name: "TestTools", dependencies: ["PlacardUIKit"], path: "Tests/TestTools", swiftSettings: strict),
        .target(
            name: "TextInvariants", dependencies: ["PlacardUIKit"], path: "Tests/TextInvariants",
            swiftSettings: strict),
        test("AppleNames", needs: ["UIKit"]),
        test("CoreGraphics", needs: ["PlacardCoreGraphics", "TestTools"], resources: [.copy("Fixtures")]),
        test("CoreText", needs: ["PlacardCoreText"], resources: [.copy("Fixtures")]),
        test("UIFoundation", needs: ["PlacardUIKit", "TestTools"]),
        test("Text", needs: ["PlacardText", "TestTools"]),
        test("TextKit", needs: ["PlacardUIKit", "TestTools"]),
        test("QuartzCore", needs: ["PlacardQuartzCore", "TestTools"]),
        test("Localization", needs: ["PlacardLocalization", "TestTools"]),
        test("InterfaceBuilder", needs: ["PlacardInterfaceBuilder", "TestTools"]),
        test("ConstraintSolver", needs: ["PlacardConstraintSolver"], resources: [.copy("Fixtures")]),
        test("UIKit", needs: ["PlacardUIKit", "TestTools"], resources: [.copy("Fixtures")]),
        test("Invariants", needs: ["TextInvariants"]),
        test("NibClient", needs: ["Placard"], resources: [.process("Resources")]),
        test("Labels", needs: ["PlacardLabels", "TestTools"]),
        test("Specimens", needs: ["PlacardSpecimens", "TestTools"]),
        test("Snapshots", needs: ["PlacardSnapshots", "TestTools"]),
        test("PlacardTesting", needs: ["PlacardTesting", "TestTools"]),
        test("Preview", needs: ["PlacardPreview", "TestTools"], resources: [.copy("Fixtures")]),
        test("Command", needs: ["PlacardCommand", "TestTools"], resources: [.copy("Fixtures")]),
    ]

    let package = Package(
        name: "Placard",
        defaultLocalization: "en",
        products: [
            .library(name: "Placard", targets: ["Placard"]),
            .library(name: "PlacardText", targets: ["PlacardText"]),
            .library(name: "PlacardTesting", targets: ["PlacardTesting"]),
            .library(name: "PlacardGallery", targets: ["PlacardGallery"]),
            // What `Server/` gives HTTP to.
            .library(name: "PlacardPreview", targets: ["PlacardPreview"]),
            .library(name: "UIKit", targets: ["UIKit", "CoreGraphics", "CoreText", "QuartzCore"]),
            .executable(name: "placard", targets: ["placard"]),
        ],
        dependencies: [
            .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
        ],
        targets: systemLibraries + modules + appleNames + tests)

    // `make documentation` alone fetches and builds the plugin.
    if Context.environment["PLACARD_DOCUMENTATION"] != nil {
        package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"))
    }
#else
    /// On Apple's systems only the labels are offered, against Apple's UIKit.
    let package = Package(
        name: "Placard",
        platforms: [.iOS(.v15), .tvOS(.v15)],
        products: [.library(name: "Placard", targets: ["PlacardLabels"])],
        targets: [
            .target(name: "PlacardLabels", path: "Sources/Labels", swiftSettings: strict)
        ])
#endif

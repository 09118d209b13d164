/// Modules that iOS has: those that are here too, and those that are not.
enum Frameworks {
    /// What code can import on Linux with Placard.
    static let present: Set = [
        "CoreGraphics", "CoreText", "Dispatch", "Foundation", "FoundationNetworking",
        "FoundationXML",
        "Glibc", "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit",
        "XCTest",
        "_Concurrency", "_StringProcessing",
    ]

    /// Modules beside Foundation that hold on Linux what `import Foundation` gives on iOS, with the names that call for them.
    ///
    /// They are added where a file uses one: each takes libraries along that a program without need of them should not load.
    static let besideFoundation: [(module: String, names: Set<String>)] = [
        (
            "FoundationNetworking",
            [
                "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse",
                "URLAuthenticationChallenge",
                "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
                "URLRequest",
                "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
                "URLSessionDataTask",
                "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionTask",
                "URLSessionTaskDelegate", "URLSessionUploadTask", "URLSessionWebSocketTask",
            ]
        )
    ]

    /// Modules whose names `import UIKit` gives here, as far as they exist at all.
    ///
    /// Swift on Linux has a module CoreFoundation of its own, whose types are others under the same names.
    static let merged: Set = ["CoreFoundation", "Darwin", "OSLog", "ObjectiveC", "UIFoundation", "os"]

    /// Classes of theirs that programs extend and that have parameters of types.
    ///
    /// Source: Apple's documentation of the classes.
    static let genericClasses: Set = [
        "NSCache", "NSHashTable", "NSLayoutAnchor", "NSMapTable", "UICollectionViewDiffableDataSource",
        "UIHostingController", "UITableViewDiffableDataSource",
    ]

    /// Apple's frameworks that do not exist here; an import of one is taken out and reported.
    static let absent: Set = [
        "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "AppKit",
        "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "CFNetwork", "CallKit", "CloudKit",
        "Cocoa",
        "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
        "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoKit", "DeveloperToolsSupport", "EventKit",
        "EventKitUI",
        "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "IOSurface", "ImageIO", "Intents",
        "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
        "Metal", "MetalKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook",
        "ReplayKit",
        "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
        "SystemConfiguration", "TipKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications",
        "UserNotificationsUI", "VideoToolbox", "Vision", "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit",
        "simd",
    ]
}

/// Which names of code are of Apple's frameworks that do not exist here.
///
/// Most of them begin with their framework's letters. Source: Apple's documentation of the frameworks.
enum FrameworkNames {
    /// The framework among some modules that a name is of; nil for one of none.
    static func owner(of name: String, among modules: Set<String>) -> String? {
        let owners = modules.filter { words[$0]?.contains(name) == true || hasPrefix(name, of: $0) }
        return owners.min()
    }

    private static func hasPrefix(_ name: String, of module: String) -> Bool {
        prefixes[module, default: []].contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            let isWhole = prefix.last?.isLetter == false || prefix.count > 4
            return isWhole || name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    private static let prefixes: [String: [String]] = [
        "ARKit": ["AR"], "AVFAudio": ["AVAudio", "AVSpeech"], "AVFoundation": ["AV", "kAV"], "AVKit": ["AV"],
        "Accelerate": ["vDSP_", "vImage", "vvsqrt", "cblas_"], "AdSupport": ["ASIdentifier"],
        "AppTrackingTransparency": ["ATTracking"],
        "AudioToolbox": [
            "AudioComponent", "AudioConverter", "AudioFile", "AudioQueue", "AudioSession", "AudioUnit", "kAudio",
        ],
        "AuthenticationServices": ["AS"],
        "CFNetwork": ["CFHost"],
        "CallKit": ["CX"], "CloudKit": ["CK"], "CommonCrypto": ["CC_", "kCC", "CCCrypt", "CCHmac"],
        "Contacts": ["CN"],
        "ContactsUI": ["CN"], "CoreAudio": ["Audio", "kAudio"], "CoreBluetooth": ["CB"],
        "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntityDescription", "NSBatch", "NSMerge"],
        "CoreHaptics": ["CH"], "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"], "CoreML": ["ML"],
        "CoreMedia": ["CM", "kCM"], "CoreMotion": ["CM"], "CoreSpotlight": ["CSSearchable"],
        "CoreTelephony": ["CTTelephony", "CTCarrier", "CTCall", "CTCellular"], "CoreVideo": ["CV", "kCV"],
        "EventKit": ["EK"], "EventKitUI": ["EK"], "GLKit": ["GLK"], "GameKit": ["GK"], "GameplayKit": ["GK"],
        "HealthKit": ["HK"], "HomeKit": ["HM"], "IOSurface": ["IOSurface"],
        "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"], "Intents": ["IN"], "JavaScriptCore": ["JS"],
        "LinkPresentation": ["LP"], "LocalAuthentication": ["LA"], "MapKit": ["MK"], "MediaPlayer": ["MP"],
        "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK"], "MobileCoreServices": ["kUT"],
        "ModelIO": ["MDL"], "MultipeerConnectivity": ["MC"], "NaturalLanguage": ["NL"], "Network": ["NW"],
        "OpenGLES": ["EAGL"], "PDFKit": ["PDF"], "PassKit": ["PK"], "Photos": ["PH"], "PhotosUI": ["PH"],
        "QuickLook": ["QL"], "ReplayKit": ["RP"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
        "Security": ["Sec", "kSec", "errSec"], "Social": ["SL"], "Speech": ["SF"],
        "SpriteKit": [
            "SKAction", "SKCamera", "SKEmitter", "SKLabel", "SKNode", "SKPhysics", "SKScene", "SKShape", "SKSprite",
        ],
        "StoreKit": [
            "SKAd", "SKCloud", "SKDownload", "SKError", "SKOverlay", "SKPayment", "SKProduct", "SKReceipt",
            "SKRequest",
            "SKStore",
        ],
        "SystemConfiguration": ["SCNetwork", "kSC"], "Twitter": ["TW"], "UserNotifications": ["UN"],
        "UserNotificationsUI": ["UN"], "VideoToolbox": ["VT"], "Vision": ["VN"], "WatchConnectivity": ["WC"],
        "WatchKit": ["WK"], "WebKit": ["WK"], "simd": ["simd_"],
    ]

    private static let words: [String: Set<String>] = [
        "Combine": [
            "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CurrentValueSubject", "Deferred",
            "Future",
            "Just", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher",
            "Publishers", "Subject", "Subscriber", "Subscribers", "Subscription",
        ],
        "CryptoKit": [
            "AES", "ChaChaPoly", "Curve25519", "HKDF", "HMAC", "Insecure", "P256", "P384", "P521", "SHA256", "SHA384",
            "SHA512", "SymmetricKey",
        ],
        "SwiftUI": [
            "AnyView", "Binding", "Color", "Environment", "EnvironmentObject", "EnvironmentValues", "ForEach", "Form",
            "GeometryReader", "HStack", "LazyHStack", "LazyVStack", "List", "NavigationLink", "NavigationStack",
            "NavigationView", "ObservedObject", "ScrollView", "Spacer", "State", "StateObject", "Text", "Toggle",
            "UIHostingController", "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "View",
            "ViewBuilder",
            "ViewModifier", "ZStack",
        ],
        "UniformTypeIdentifiers": ["UTType", "UTTypeReference"],
    ]
}

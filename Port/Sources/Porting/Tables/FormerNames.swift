/// Names that Apple's frameworks had for Swift before 4.2, with those that took their place.
///
/// Where a family of constants got one type, its rule stands here once: `kCALineCapRound` is `CAShapeLayerLineCap.round`
/// as every other `kCALineCap…`. Source: the renaming notes that Apple's SDKs carry on these declarations.
enum FormerNames {
    /// The present name of a type, a constant or a variable that stood by itself; nil for a name that is none of the former.
    static func present(_ name: String) -> String? {
        if let found = types[name] ?? constants[name] { return found }
        if isAttribute(name) {
            return "NSAttributedString.Key." + lowered(name.dropFirst(2).dropLast(13))
        }
        return families.lazy.compactMap { $0.present(name) }.first
    }

    /// Whether a constant named an attribute of text before Swift 4.
    static func isAttribute(_ name: String) -> Bool {
        name.hasPrefix("NS") && name.hasSuffix("AttributeName") && name.count > 15
    }

    /// The present name of a notification that was a member of `Notification.Name`, or nil.
    static func notification(_ name: String) -> String? {
        guard let (prefix, owner) = notifications.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
        let rest = name.dropFirst(prefix.count)
        guard rest.hasPrefix("Did") || rest.hasPrefix("Will") || rest.hasPrefix("Significant") else { return nil }
        let (type, word) = owner
        return "\(type).\(word.isEmpty ? lowered(rest) : word + rest)Notification"
    }

    /// A name that begins with a small letter, as a member does.
    static func lowered(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }

    // MARK: Members

    /// Members whose arguments kept their labels.
    static let members: [String: String] = [
        "addChildViewController": "addChild", "childViewControllers": "children",
        "removeFromParentViewController": "removeFromParent",
        "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
        "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
        "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
        "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
        "commonModes": "common", "defaultRunLoopMode": "default", "styleSingle": "single", "styleDouble": "double",
        "styleThick": "thick", "UITrackingRunLoopMode": "tracking", "activityIndicatorViewStyle": "style",
    ]

    /// The classes of former members that programs give their own properties the names of.
    static let memberOwners: [String: String] = ["activityIndicatorViewStyle": "UIActivityIndicatorView"]

    /// Methods whose first label changed, or went into the name: by the former name and first label.
    static let labels: [Signature: Signature] = [
        Signature("bringSubview", "toFront"): Signature("bringSubviewToFront", "_"),
        Signature("sendSubview", "toBack"): Signature("sendSubviewToBack", "_"),
        Signature("didMove", "toParentViewController"): Signature("didMove", "toParent"),
        Signature("willMove", "toParentViewController"): Signature("willMove", "toParent"),
        Signature("size", "attributes"): Signature("size", "withAttributes"),
        Signature("rangeAt", "_"): Signature("range", "at"),
        Signature("UIActivityIndicatorView", "activityIndicatorStyle"): Signature("UIActivityIndicatorView", "style"),
        Signature("init", "activityIndicatorStyle"): Signature("init", "style"),
    ]

    /// A method's name and its first argument's label.
    struct Signature: Hashable {
        let name: String
        let label: String

        init(_ name: String, _ label: String) {
            self.name = name
            self.label = label
        }
    }
}

// MARK: - Functions

extension FormerNames {
    /// What became of a function.
    enum Form {
        /// A function, an initializer or a method of a type, with labels; an empty label is none.
        case function(String, [String])
        /// A method of the first argument, with the labels of the others.
        case method(String, [String])
        /// A variable of a type.
        case variable(String)
        /// Two values of a type compared.
        case equality(String)
    }

    static let functions: [String: Form] = [
        "UIEdgeInsetsMake": .function("UIEdgeInsets", ["top", "left", "bottom", "right"]),
        "UIOffsetMake": .function("UIOffset", ["horizontal", "vertical"]),
        "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
        "UIEdgeInsetsEqualToEdgeInsets": .equality("UIEdgeInsets"), "UIOffsetEqualToOffset": .equality("UIOffset"),
        "UIImagePNGRepresentation": .method("pngData", []),
        "UIImageJPEGRepresentation": .method("jpegData", ["compressionQuality"]),
        "NSStringFromCGPoint": .function("NSCoder.string", ["for"]),
        "NSStringFromCGSize": .function("NSCoder.string", ["for"]),
        "NSStringFromCGRect": .function("NSCoder.string", ["for"]),
        "NSStringFromCGVector": .function("NSCoder.string", ["for"]),
        "NSStringFromCGAffineTransform": .function("NSCoder.string", ["for"]),
        "NSStringFromUIEdgeInsets": .function("NSCoder.string", ["for"]),
        "NSStringFromUIOffset": .function("NSCoder.string", ["for"]),
        "CGPointFromString": .function("NSCoder.cgPoint", ["for"]),
        "CGSizeFromString": .function("NSCoder.cgSize", ["for"]),
        "CGRectFromString": .function("NSCoder.cgRect", ["for"]),
        "CGVectorFromString": .function("NSCoder.cgVector", ["for"]),
        "CGAffineTransformFromString": .function("NSCoder.cgAffineTransform", ["for"]),
        "UIOffsetFromString": .function("NSCoder.uiOffset", ["for"]),
        "UIEdgeInsetsFromString": .function("NSCoder.uiEdgeInsets", ["for"]),
        "UIAccessibilityPostNotification": .function("UIAccessibility.post", ["notification", "argument"]),
        "UIAccessibilityConvertFrameToScreenCoordinates":
            .function("UIAccessibility.convertToScreenCoordinates", ["", "in"]),
        "UIAccessibilityConvertPathToScreenCoordinates":
            .function("UIAccessibility.convertToScreenCoordinates", ["", "in"]),
        "UIAccessibilityIsVoiceOverRunning": .variable("UIAccessibility.isVoiceOverRunning"),
        "UIAccessibilityIsReduceMotionEnabled": .variable("UIAccessibility.isReduceMotionEnabled"),
        "UIAccessibilityIsReduceTransparencyEnabled": .variable("UIAccessibility.isReduceTransparencyEnabled"),
        "UIAccessibilityIsBoldTextEnabled": .variable("UIAccessibility.isBoldTextEnabled"),
        "UIAccessibilityIsSwitchControlRunning": .variable("UIAccessibility.isSwitchControlRunning"),
        "UIAccessibilityDarkerSystemColorsEnabled": .variable("UIAccessibility.isDarkerSystemColorsEnabled"),
    ]
}

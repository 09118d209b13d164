// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// How far a registration reaches; raw values as on Apple's systems. Every scope means this process here.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Why a font was not registered or unregistered; raw values as on Apple's systems.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case unrecognizedFormat = 103
    case alreadyRegistered = 105
    case notRegistered = 201
}

/// The domain of the errors that these functions give.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of an error's URLs of fonts.
public let kCTFontManagerErrorFontURLsKey = "CTFontManagerErrorFontURLs"

/// Where an error goes that a function gives.
public typealias CTFontManagerErrorPointer = UnsafeMutablePointer<Unmanaged<CFError>?>

/// Makes the fonts of a file available by name to this process; they are found before installed ones.
///
/// - Parameters:
///   - fontURL: The font file.
///   - scope: Has no effect: registrations end with the process.
///   - error: Is set where the result is false; whoever receives it releases it (`takeRetainedValue()`).
/// - Returns: Whether the fonts were registered now; false for a file that was before.
/// Source: Apple's documentation of CoreText.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
    FontRegistration(fontURL as URL).register(reporting: error)
}

/// Ends what `CTFontManagerRegisterFontsForURL` began; fonts in use live on.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: CTFontManagerErrorPointer?
) -> Bool {
    FontRegistration(fontURL as URL).unregister(reporting: error)
}

/// Registers the fonts of several files.
///
/// - Parameters:
///   - fontURLs: An array of `URL`.
///   - scope: Who may use the fonts; this process alone, whatever it says.
///   - enabled: Has no effect: fonts are available at once.
///   - registrationHandler: Called once, with the errors (an array of `NSError`) and true; its answer is not used.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(FontRegistration.errors(fontURLs) { $0.register(reporting: $1) }, true)
}

/// Ends what `CTFontManagerRegisterFontURLs` began.
public func CTFontManagerUnregisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(FontRegistration.errors(fontURLs) { $0.unregister(reporting: $1) }, true)
}

/// Makes a font in memory available by name to this process.
///
/// - Returns: Whether it was registered now; false for a font whose name was before.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool {
    let library = FontLibrary.shared
    let isKnown = library.registeredFaces.contains { $0.postScriptName == font.face.postScriptName }
    guard !isKnown else { return FontRegistration.fail(.alreadyRegistered, font.face.postScriptName, nil, error) }
    library.register([font.face])
    return true
}

/// Ends what `CTFontManagerRegisterGraphicsFont` began.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: CTFontManagerErrorPointer?) -> Bool {
    if FontLibrary.shared.unregister(where: { $0 === font.face }) { return true }
    return FontRegistration.fail(.notRegistered, font.face.postScriptName, nil, error)
}

/// The families that can be asked for, an array of strings.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontLibrary.shared.knownFamilyNames as NSArray }

/// The PostScript names of all fonts that can be asked for, an array of strings.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
    FontLibrary.shared.faces.map(\.postScriptName) as NSArray
}

/// One file's registration, with its errors in Apple's form.
private struct FontRegistration {
    private let url: URL

    init(_ url: URL) {
        self.url = url
    }

    func register(reporting error: CTFontManagerErrorPointer?) -> Bool {
        let library = FontLibrary.shared
        guard library.registeredFaces(where: { $0.isOfFile(at: url) }).isEmpty else {
            return fail(.alreadyRegistered, "the font is registered already", error)
        }
        do {
            try library.register(contentsOf: url)
            return true
        } catch let failure {
            let code: CTFontManagerError =
                if case .unreadable = failure { .fileNotFound } else { .unrecognizedFormat }
            return fail(code, failure.description, error)
        }
    }

    func unregister(reporting error: CTFontManagerErrorPointer?) -> Bool {
        if FontLibrary.shared.unregister(where: { $0.isOfFile(at: url) }) { return true }
        return fail(.notRegistered, "the font was not registered", error)
    }

    private func fail(_ code: CTFontManagerError, _ reason: String, _ error: CTFontManagerErrorPointer?) -> Bool {
        Self.fail(code, reason, url, error)
    }

    static func fail(
        _ code: CTFontManagerError, _ reason: String, _ url: URL?, _ error: CTFontManagerErrorPointer?
    ) -> Bool {
        var info: [String: Any] = [NSLocalizedDescriptionKey: reason]
        if let url { info[kCTFontManagerErrorFontURLsKey] = [url] }
        error?.pointee = Unmanaged.passRetained(
            NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: info))
        return false
    }

    static func errors(
        _ urls: CFArray, _ act: (FontRegistration, CTFontManagerErrorPointer) -> Bool
    ) -> CFArray {
        let errors = urls.compactMap { $0 as? URL }.compactMap { url -> NSError? in
            var error: Unmanaged<CFError>?
            return act(FontRegistration(url), &error) ? nil : error?.takeRetainedValue()
        }
        return errors as NSArray
    }
}

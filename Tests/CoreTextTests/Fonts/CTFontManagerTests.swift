import Foundation
import Testing

@testable import PlacardCoreText

/// Registration changes what the whole process sees: each test has a font of its own name, and the main actor for itself.
@MainActor @Suite(.serialized) struct CTFontManagerTests {
    private func fixture(_ name: String) throws -> URL {
        try #require(Bundle.module.url(forResource: name, withExtension: "ttf", subdirectory: "Fixtures"))
    }

    private func isFound(_ name: String) -> Bool { FontLibrary.shared.font(named: name, size: 10) != nil }

    @Test func `A font file is found by name while it is registered`() throws {
        let url = try fixture("VariableBox") as CFURL
        #expect(!isFound("VariableBox-Regular"))
        #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
        #expect(isFound("VariableBox-Regular"))
        #expect(CTFontManagerCopyAvailablePostScriptNames().contains("VariableBox-Regular"))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(url, .process, &error))
        let failure = try #require(error?.takeRetainedValue())
        #expect(failure.code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(failure.domain == kCTFontManagerErrorDomain)
        #expect(CTFontManagerUnregisterFontsForURL(url, .process, nil))
        #expect(!isFound("VariableBox-Regular"))
        #expect(!CTFontManagerUnregisterFontsForURL(url, .process, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.notRegistered.rawValue)
    }

    @Test func `A font in memory is found by name while it is registered`() throws {
        let data = try Data(contentsOf: fixture("ColorBox"))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let font = try #require(CGFont(provider))
        let name = try #require(font.postScriptName as String?)
        #expect(CTFontManagerRegisterGraphicsFont(font, nil) && isFound(name))
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil) && !isFound(name))
    }

    @Test func `Files that are missing or no fonts are refused with the reason`() throws {
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        let script = try fixture("VariableBox").deletingLastPathComponent().appendingPathComponent("make_fonts.py")
        var errors: [NSError] = []
        CTFontManagerRegisterFontURLs([missing, script] as CFArray, .process, true) { found, isDone in
            errors = found.compactMap { $0 as? NSError }
            return isDone
        }
        let codes = [CTFontManagerError.fileNotFound.rawValue, CTFontManagerError.unrecognizedFormat.rawValue]
        #expect(errors.map(\.code) == codes)
        #expect(errors.first?.localizedDescription.contains("/no/such/font.ttf") == true)
        #expect(CGDataProvider(url: missing as CFURL) == nil)
        #expect(CGDataProvider(data: Data("no font".utf8) as CFData).flatMap { CGFont($0) } == nil)
    }

    @Test func `Faces by name are those of the library`() {
        #expect(CGFont("LiberationSans-Bold" as CFString)?.fullName == "Liberation Sans Bold" as CFString)
        #expect(CGFont("no such font" as CFString) == nil)
        #expect(CTFontManagerCopyAvailableFontFamilyNames().contains("Liberation Sans"))
    }

    @Test func `A file that is registered twice is read once`() throws {
        let library = FontLibrary(directories: [])
        let first = try library.register(contentsOf: fixture("VariableBox"))
        let again = try library.register(contentsOf: fixture("VariableBox"))
        #expect(first.count == 1 && first[0] === again[0] && library.registeredFaces.count == 1)
    }
}

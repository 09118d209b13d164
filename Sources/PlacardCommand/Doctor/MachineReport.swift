import Foundation
import PlacardSpecimens

/// What a machine has of all that Placard uses.
@MainActor struct MachineReport {
    struct Finding: Hashable {
        enum State: String {
            case installed
            case substituted
            case missing
        }

        let state: State
        /// What is looked for.
        let name: String
        /// What Placard uses it for.
        let purpose: String
        /// Where it is, what stands in for it, or the command that installs it.
        let detail: String

        /// The finding in one line, its parts separated by tabs.
        var line: String { [state.rawValue, name, purpose, detail].joined(separator: "\t") }
    }

    /// The folders that programs are looked for in, as `PATH` has them.
    let path: String
    /// This program's file; the programs of nested packages are looked for around it.
    let executable: URL?
    var fonts = FontLibrary.shared

    /// Fonts first, then libraries and programs.
    var findings: [Finding] { families + alphabets + hyphenation + [svg] + programs }

    // MARK: Fonts

    /// A family that Placard asks for by name.
    private struct Family {
        let name: String
        let purpose: String
        let package: String
    }

    private static let wanted = [
        Family(name: "Inter", purpose: "the system font", package: "fonts-inter"),
        Family(name: "Liberation Sans", purpose: "Helvetica and Arial", package: "fonts-liberation2"),
        Family(name: "Liberation Serif", purpose: "Times", package: "fonts-liberation2"),
        Family(name: "Liberation Mono", purpose: "Courier and Menlo", package: "fonts-liberation2"),
        Family(name: "P052", purpose: "Palatino", package: "fonts-urw-base35"),
        Family(name: "Noto Serif", purpose: "Georgia and New York", package: "fonts-noto-core"),
        Family(
            name: "Material Icons", purpose: "Apple's symbols", package: "fonts-material-design-icons-iconfont"),
    ]

    private var families: [Finding] {
        Self.wanted.map { family in
            if let file = fonts.file(forFamily: family.name) {
                return Finding(state: .installed, name: family.name, purpose: family.purpose, detail: file.path)
            }
            let remedy = Self.install(family.package)
            guard let other = substitute(for: family), family.name != "Material Icons" else {
                return Finding(state: .missing, name: family.name, purpose: family.purpose, detail: remedy)
            }
            return Finding(
                state: .substituted, name: family.name, purpose: family.purpose, detail: "by \(other); \(remedy)")
        }
    }

    private func substitute(for family: Family) -> String? {
        guard fonts.hasFonts else { return nil }
        return family.purpose == "the system font"
            ? fonts.systemFont(ofSize: 17).face.familyName
            : fonts.font(family: family.purpose.split(separator: " ")[0].description, size: 17)?.face.familyName
    }

    /// Scripts with a character of each, a language that is written in it, and the packages whose fonts have them.
    private static let scripts = [
        ("Arabic", "ب", "ar", "fonts-noto-core"), ("Hebrew", "א", "he", "fonts-noto-core"),
        ("Devanagari", "क", "hi", "fonts-noto-core"), ("Thai", "ก", "th", "fonts-noto-core"),
        ("Chinese", "中", "zh-Hans", "fonts-noto-cjk"), ("Japanese", "あ", "ja", "fonts-noto-cjk"),
        ("Korean", "한", "ko", "fonts-noto-cjk"), ("emoji", "🫠", "en", "fonts-noto-color-emoji"),
    ]

    private var alphabets: [Finding] {
        Self.scripts.map { name, letter, language, package in
            let purpose = "text in this script"
            guard let family = family(of: letter, in: language) else {
                return Finding(state: .missing, name: name, purpose: purpose, detail: Self.install(package))
            }
            return Finding(state: .installed, name: name, purpose: purpose, detail: family)
        }
    }

    /// The family that a letter is set in beside the system font; nil if no font has it.
    private func family(of letter: String, in language: String) -> String? {
        guard fonts.hasFonts else { return nil }
        let style = CharacterStyle(font: fonts.systemFont(ofSize: 17))
        let text = ShapedText(StyledText(letter, style: style, language: language), library: fonts)
        guard text.missingCharacters.isEmpty else { return nil }
        return text.layout(LayoutRules()).lines.first?.runs.first?.font.face.familyName
    }

    // MARK: Libraries and programs

    private var hyphenation: [Finding] {
        [("en_US", "hyphen-en-us"), ("de_DE", "hyphen-de")].map { language, package in
            let file = "/usr/share/hyphen/hyph_\(language).dic"
            let isThere = FileManager.default.fileExists(atPath: file)
            return Finding(
                state: isThere ? .installed : .missing, name: "hyphenation \(language)",
                purpose: "words that are divided",
                detail: isThere ? file : Self.install(package))
        }
    }

    private var svg: Finding {
        let isThere = VectorImages.canReadSVG
        return Finding(
            state: isThere ? .installed : .missing, name: "librsvg", purpose: "SVG files in asset catalogs",
            detail: isThere ? "librsvg-2.so.2" : Self.install("librsvg2-2"))
    }

    private var programs: [Finding] {
        let poppler = path.split(separator: ":").map { "\($0)/pdftocairo" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        return [
            Finding(
                state: poppler == nil ? .missing : .installed, name: "pdftocairo",
                purpose: "PDF files in asset catalogs",
                detail: poppler ?? Self.install("poppler-utils")),
            nested(.server, purpose: "placard serve"), nested(.port, purpose: "placard port"),
        ]
    }

    private func nested(_ kind: NestedProgram.Kind, purpose: String) -> Finding {
        do throws(CommandFailure) {
            let program = try NestedProgram(kind, beside: executable, path: path)
            return Finding(state: .installed, name: kind.name, purpose: purpose, detail: program.file.path)
        } catch {
            return Finding(state: .missing, name: kind.name, purpose: purpose, detail: kind.remedy)
        }
    }

    private static func install(_ package: String) -> String { "apt-get install \(package)" }
}

import Foundation

/// A way into the program: what libFuzzer feeds, by the name of the file that it was started as.
///
/// A target takes any bytes. It traps where an answer breaks a rule that holds for all input; crashes, hangs and memory
/// without end libFuzzer and the sanitizer find by themselves.
enum FuzzTarget: String, CaseIterable {
    case archives
    case catalogs
    case detectors
    case documents
    case fonts
    case formats
    case html
    case labels
    case layouts
    case markdown
    case markup
    case measure
    case outlets
    case pictures
    case requests
    case rtf
    case sheets
    case strings
    case texts
    case trees
    case vectors

    @MainActor func run(_ data: Data) {
        switch self {
        case .archives: ArchiveInput.run(data)
        case .catalogs: CatalogInput.run(data)
        case .detectors: DetectorInput.run(data)
        case .documents: DocumentInput.run(data)
        case .fonts: FontInput.run(data)
        case .formats: FormatInput.run(data)
        case .html: ImportInput.runHTML(data)
        case .labels: LabelInput.runLabel(data)
        case .layouts: LayoutInput.run(data)
        case .markdown: ImportInput.runMarkdown(data)
        case .markup: LabelInput.runMarkup(data)
        case .measure: LineInput.runMeasure(data)
        case .outlets: LineInput.runOutlets(data)
        case .pictures: PictureInput.run(data)
        case .requests: RequestInput.run(data)
        case .rtf: ImportInput.runRTF(data)
        case .sheets: LabelInput.runSheet(data)
        case .strings: DocumentInput.runStrings(data)
        case .texts: TextInput.run(data)
        case .trees: TreeInput.run(data)
        case .vectors: PictureInput.runVectors(data)
        }
    }
}

/// The target of this process.
private let target: FuzzTarget = {
    let name = (CommandLine.arguments[0] as NSString).lastPathComponent
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        FileHandle.standardError.write(Data("no target is named \(name); start a link of one of \(names)\n".utf8))
        exit(2)
    }
    return target
}()

/// What libFuzzer calls for every input, on the main thread.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeRawBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { target.run(data) }
    return 0
}

/// Ends the process where a rule does not hold, which libFuzzer takes for a finding.
func require(_ holds: Bool, _ rule: @autoclosure () -> String) {
    guard !holds else { return }
    FileHandle.standardError.write(Data("BROKEN RULE: \(rule())\n".utf8))
    abort()
}

extension StringProtocol {
    /// Whether a line tells an error, byte by byte: a key may begin with a mark that lies upon the space before it.
    var tellsAnError: Bool { utf8.firstRange(of: ": error: ".utf8) != nil }
}

import Foundation

/// The files of a folder and those in it, without what tools put there.
public struct SourceFolder {
    public let url: URL
    /// Paths below the folder, in order.
    public let files: [String]

    /// What is done with the files of a folder.
    enum Purpose {
        /// They are read to know what they declare.
        case reading
        /// They are rewritten, those that were written so before excepted, into a folder that may lie in theirs.
        case porting(into: URL?)
    }

    /// Looks through a folder, or takes a single file.
    ///
    /// - Throws: If it is not there, or a file's name is no text.
    init(_ url: URL, for purpose: Purpose) throws(PortFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw PortFailure("\(url.path): error: there is no such folder; check the path")
        }
        self.url = isFolder.boolValue ? url : url.deletingLastPathComponent()
        files = isFolder.boolValue ? try Self.files(in: url, for: purpose) : [url.lastPathComponent]
    }

    private static func files(in folder: URL, for purpose: Purpose) throws(PortFailure) -> [String] {
        switch purpose {
        case .reading: try FolderWalk.files(in: folder)
        case .porting(let output):
            try FolderWalk.files(in: folder, leavingOut: output).filter { !$0.hasSuffix(copySuffix) }
        }
    }

    /// What the names of copies end with: two files of one name confuse `#fileID`.
    static let copySuffix = ".ported.swift"

    /// Those of them that are Swift, but for manifests, which describe packages to the package manager.
    public var sources: [String] {
        files.filter { $0.hasSuffix(".swift") && !Self.isManifest($0) }
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    /// Reads and parses one file.
    ///
    /// - Throws: If it cannot be read, is too large, nested too deeply or no text.
    public static func source(_ url: URL) throws(PortFailure) -> SourceFile {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw PortFailure("\(url.path):1: error: the file cannot be read; check the path")
        }
        guard data.count <= largest else {
            throw PortFailure("\(url.path):1: error: the file has more than \(largest) bytes; split it")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw PortFailure("\(url.path):1: error: the text is not valid UTF-8; save the file as UTF-8")
        }
        if let line = NestingScan.excess(in: text) {
            throw PortFailure(
                "\(url.path):\(line): error: the code is nested more than \(NestingScan.most) levels deep, "
                    + "has more than \(NestingScan.mostSquareBrackets) pairs of square brackets in each other, or "
                    + "too many signs < in a statement or # in a row; divide it"
            )
        }
        let file = SourceFile(text, path: url.standardizedFileURL.path)
        try file.checkDepth()
        return file
    }

    /// In bytes.
    private static let largest = 4 << 20
}

/// What keeps files from being ported: one line, which says what to do.
public struct PortFailure: Error, CustomStringConvertible {
    public let description: String
    /// Whether it is the machine that lacks something, and not the files or the command line.
    public let isOfMachine: Bool
    public init(_ description: String, isOfMachine: Bool = false) {
        (self.description, self.isOfMachine) = (description, isOfMachine)
    }

    /// What is told of a file that was not written: of a full disk that it is full.
    init(unwritten file: URL, _ error: any Error) {
        let outer = error as NSError
        let cause = outer.userInfo[NSUnderlyingErrorKey].flatMap { $0 as? NSError } ?? outer
        let isPOSIX = cause.domain == NSPOSIXErrorDomain
        let isOutOfSpace = (error as? CocoaError)?.code == .fileWriteOutOfSpace
        let isFull = isPOSIX ? [Int(ENOSPC), Int(EDQUOT)].contains(cause.code) : isOutOfSpace
        let reason = isPOSIX ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
        self.init(
            isFull
                ? "\(file.path): error: there is no space left for it; free some, or choose another disk"
                : "\(file.path): error: it cannot be written (\(reason)); choose a path that you may write to",
            isOfMachine: isFull)
    }
}

import CFreeType
import Synchronization

/// One face opened by FreeType.
///
/// Unchecked because FreeType's faces belong to one thread at a time: every use goes through the lock of `use`.
final class FreeTypeFace: @unchecked Sendable {
    /// Unchecked because the pointer is touched only under `lock`.
    private let face: FT_Face
    private let lock = Mutex<Void>(())
    private let file: FontFile

    /// Opens and closes under one lock, as FreeType asks of a library shared by threads.
    private static let library = Library()

    init(file: FontFile, index: Int) throws(FontError) {
        self.file = file
        face = try FreeTypeFace.library.open(file, index: index)
    }

    deinit { FreeTypeFace.library.close(face) }

    func use<Result>(_ body: (FT_Face) throws -> Result) rethrows -> Result {
        try lock.withLock { _ in try body(face) }
    }

    /// How many faces a file holds: more than one in a collection.
    static func count(in file: FontFile) throws(FontError) -> Int {
        let probe = try library.open(file, index: -1)
        defer { library.close(probe) }
        return max(1, Int(probe.pointee.num_faces))
    }

    /// Unchecked because the handle is set once, and the lock guards every call through it.
    private final class Library: @unchecked Sendable {
        private let handle: FT_Library?
        private let lock = Mutex<Void>(())

        init() {
            var opened: FT_Library?
            handle = FT_Init_FreeType(&opened) == 0 ? opened : nil
        }

        func open(_ file: FontFile, index: Int) throws(FontError) -> FT_Face {
            let bytes = file.bytes
            guard let base = bytes.baseAddress, !bytes.isEmpty else {
                throw .corrupt(file: file.name, reason: "it is empty")
            }
            var opened: FT_Face?
            let code = lock.withLock { _ in
                FT_New_Memory_Face(
                    handle, base.assumingMemoryBound(to: FT_Byte.self), FT_Long(bytes.count), FT_Long(index), &opened)
            }
            guard code == 0, let opened else {
                throw .corrupt(file: file.name, reason: "FreeType cannot read it")
            }
            return opened
        }

        func close(_ face: FT_Face) {
            lock.withLock { _ in _ = FT_Done_Face(face) }
        }
    }
}

/// The version of FreeType that the process runs with.
package enum FreeTypeVersion {
    package static let running = {
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "none" }
        FT_Library_Version(library, &major, &minor, &patch)
        FT_Done_FreeType(library)
        return "\(major).\(minor).\(patch)"
    }()
}

import SwiftIfConfig
import SwiftSyntax

/// How conditions of `#if` are answered: as they are on an iPhone, where that holds here too.
///
/// Modules are those that Placard and the toolchain bring.
struct PhoneConfiguration: BuildConfiguration {
    /// Whether flags of the program's own, such as `DEBUG`, are set; a build decides that later.
    var hasFlags = false

    func isCustomConditionSet(name: String) -> Bool { hasFlags || name == "SWIFT_PACKAGE" }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { true }
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        importPath.first.map { Frameworks.present.contains($0.1) } ?? false
    }
    func isActiveTargetOS(name: String) -> Bool { name == "iOS" }
    func isActiveTargetArchitecture(name: String) -> Bool { name == "x86_64" }
    func isActiveTargetEnvironment(name: String) -> Bool { name == "simulator" }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
    func isActiveTargetObjectFileFormat(name: String) -> Bool { name == "ELF" }
    let targetPointerBitWidth = 64
    let targetAtomicBitWidths = [8, 16, 32, 64]
    let endianness = Endianness.little
    let languageVersion = VersionTuple(6, 3)
    let compilerVersion = VersionTuple(6, 3)
}

import Foundation
import Testing

@testable import PlacardCommand

@MainActor @Suite struct NestedProgramTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// Makes a program of the name that is looked for.
    private func build(_ place: String, at date: Date = Date()) throws -> URL {
        let path = try folder.write("#!/bin/sh\n", as: "\(place)/placard-server")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755, .modificationDate: date], ofItemAtPath: path)
        return URL(fileURLWithPath: path).resolvingSymlinksInPath()
    }

    private func found(from executable: String, path: String = "") throws -> URL {
        let file = try folder.write("", as: executable)
        return try NestedProgram(.server, beside: URL(fileURLWithPath: file), path: path).file
            .resolvingSymlinksInPath()
    }

    @Test func theOneBesideThisProgramComesFirst() throws {
        let beside = try build("bin")
        _ = try build("elsewhere")
        #expect(try found(from: "bin/placard", path: folder.path("elsewhere")) == beside)
    }

    @Test func ofACheckoutsServersTheOneBuiltLastIsTaken() throws {
        let old = try build("Server/.build/release", at: Date(timeIntervalSince1970: 1000))
        #expect(try found(from: ".build/debug/placard") == old)
        let new = try build("Server/.build/debug")
        #expect(try found(from: ".build/debug/placard") == new)
    }

    @Test func theSearchPathIsLookedThrough() throws {
        let installed = try build("usr/bin")
        #expect(try found(from: "bin/placard", path: "\(folder.path("none")):\(folder.path("usr/bin"))") == installed)
        let alone = try NestedProgram(.server, beside: nil, path: folder.path("usr/bin"))
        #expect(alone.file.resolvingSymlinksInPath() == installed)
    }

    @Test func withoutOneTheCommandThatBuildsItIsTold() {
        let failure = #expect(throws: CommandFailure.self) { try NestedProgram(.server, beside: nil, path: "") }
        #expect(failure?.status == .machineLacks && failure?.lines.last == "make server")
    }

    @Test func eachSubcommandHasAProgramOfItsOwn() throws {
        _ = try build("bin")
        let failure = #expect(throws: CommandFailure.self) {
            try NestedProgram(.port, beside: URL(fileURLWithPath: folder.path("bin/placard")), path: "")
        }
        #expect(failure?.lines.last == "make port" && failure?.lines[0].contains("placard-port") == true)
    }

    @Test func aFileThatIsNoProgramIsPassedOver() throws {
        _ = try folder.write("text", as: "bin/placard-server")
        #expect(throws: CommandFailure.self) { try found(from: "bin/placard") }
    }
}

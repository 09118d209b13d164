import Foundation
import PlacardSpecimens
import TestTools
import Testing

@testable import PlacardCommand

@MainActor @Suite struct DoctorTests {
    private func finding(_ name: String, path: String = "", executable: URL? = nil) -> MachineReport.Finding? {
        MachineReport(path: path, executable: executable).findings.first { $0.name == name }
    }

    @Test func `Each thing is a line of four parts`() {
        let terminal = Terminal()
        #expect(terminal.run("doctor") == .done)
        let lines = terminal.output.split(separator: "\n").map { $0.split(separator: "\t") }
        #expect(lines.count > 15 && lines.allSatisfy { $0.count == 4 })
        #expect(lines.allSatisfy { ["installed", "substituted", "missing"].contains($0[0]) })
    }

    @Test func `A program of a nested package is found along the path, or the command that builds it is told`() throws
    {
        let folder = try Folder()
        #expect(finding("placard-port")?.detail == "make port")
        let program = try folder.write("#!/bin/sh\n", as: "bin/placard-port")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let found = try #require(finding("placard-port", path: folder.path("bin")))
        #expect(found.state == .installed && found.detail.hasSuffix("bin/placard-port"))
    }

    @Test func `What is missing comes with the command that installs it`() {
        let found = finding("pdftocairo", path: "/no/such/folder")
        #expect(found?.line == "missing\tpdftocairo\tPDF files in asset catalogs\tapt-get install poppler-utils")
    }

    @Test func `Caches are told with what they hold and how often they helped`() throws {
        let specimens = Array(Specimen.all.prefix(1))
        let lines = try DoctorCaches.lines(after: specimens + specimens).map { $0.split(separator: "\t") }
        #expect(lines.count > 2 && lines.allSatisfy { $0.count == 7 })
        let found = lines.dropFirst().compactMap { Int($0[4]) }
        #expect(found.count == lines.count - 1 && found.contains { $0 > 0 })
    }
}

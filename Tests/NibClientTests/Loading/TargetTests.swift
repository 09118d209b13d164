import Foundation
import Placard
import Testing

/// Targets whose resources lie in folders of their own beside the program, as SwiftPM puts them.
@MainActor @Suite struct TargetTests {
    /// Folders with a nib of one name, whose view has a height of its own in each; gone afterwards.
    private func withTwins(_ targets: [String: Int], _ work: () throws -> Void) throws {
        let folders = targets.map { target, height in
            (Bundle.main.bundleURL.appendingPathComponent("Placard_\(target).resources"), height)
        }
        defer { for (folder, _) in folders { try? FileManager.default.removeItem(at: folder) } }
        for (folder, height) in folders {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try nib(height).write(to: folder.appendingPathComponent("TwinCard.xib"))
        }
        try work()
    }

    private func nib(_ height: Int) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <view id="a-1"><rect key="frame" x="0" y="0" width="9" height="\(height)"/></view>
                </objects>
            </document>
            """.utf8)
    }

    private func height(_ nib: UINib) -> CGFloat? { (nib.instantiate(withOwner: nil).first as? UIView)?.frame.height }

    @Test(arguments: [true, false]) func `a nib of the asking target's is taken`(_ asksMain: Bool) throws {
        try withTwins(["TwinFirst": 10, "Twin-Second": 20]) {
            let bundle = asksMain ? Bundle.main : nil
            #expect(height(UINib(nibName: "TwinCard", bundle: bundle, fileID: "TwinFirst/File.swift")) == 10)
            #expect(height(UINib(nibName: "TwinCard", bundle: bundle, fileID: "Twin_Second/File.swift")) == 20)
            let loaded = Bundle.main.loadNibNamed("TwinCard", owner: nil, fileID: "TwinFirst/File.swift")
            #expect((loaded?.first as? UIView)?.frame.height == 10)
        }
    }

    @Test func `a target without the nib takes that of the only one that has it, but none of two`() throws {
        try withTwins(["TwinFirst": 10]) {
            #expect(height(UINib(nibName: "TwinCard", bundle: nil, fileID: "TwinThird/File.swift")) == 10)
        }
        try withTwins(["TwinFirst": 10, "TwinSecond": 20]) {
            let reports = Reports.during {
                #expect(height(UINib(nibName: "TwinCard", bundle: nil, fileID: "TwinThird/File.swift")) == nil)
            }
            #expect(reports.count == 1)
            #expect(reports[0].contains("Placard_TwinFirst.resources, Placard_TwinSecond.resources"))
        }
    }

    /// `Bundle(for:)` answers the main bundle here for every class.
    @Test func `this target's nibs and pictures are found without a bundle and in the main one`() {
        for bundle in [nil, Bundle.main, Bundle(for: UIView.self)] {
            #expect(height(UINib(nibName: "Loose", bundle: bundle)) == 60)
            #expect(UIImage(named: "Dot", in: bundle, compatibleWith: nil) != nil)
        }
        #expect(Bundle.main.loadNibNamed("Loose", owner: nil)?.count == 1)
        #expect(["Dot"].compactMap(UIImage.init(named:)).count == 1)
    }
}

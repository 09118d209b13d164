import Foundation
import Testing

@testable import PlacardSpecimens

@MainActor @Suite struct CanvasScaleTests {
    /// The scale told by labels of 17 points in the system's font with stored heights, on a canvas of three pixels a point.
    private func scale(_ heights: Double..., attributes: String = "") throws -> CGFloat {
        let views = heights.enumerated().map { index, height in
            """
            <label id="l\(index)" text="A line" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
            <rect key="frame" x="0" y="0" width="50" height="\(height)"/>\
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
            <device id="retina6_12"/><objects>\(views.joined())</objects></document>
            """
        return DocumentCanvas(of: NibDocument(try IBDocument(data: Data(document.utf8), file: "Lines.xib"))).scale
    }

    /// Heights of lines that Interface Builder stored in published documents of some twenty projects.
    @Test func `lines that are whole points high tell a canvas of one pixel a point`() throws {
        #expect(try scale(21, 21, 21) == 1)
        #expect(try scale(20.333, 20.333) == 3)
    }

    @Test func `few such lines, one that is as high as pixels want it, and frames of one's own leave the device's`()
        throws
    {
        #expect(try scale(21, 21) == 3)
        #expect(try scale(21, 21, 21, 20.333) == 3)
        #expect(try scale(30, 40, 50) == 3)
        #expect(try scale(21, 21, 21, attributes: "misplaced=\"YES\"") == 3)
        #expect(try scale() == 3)
    }
}

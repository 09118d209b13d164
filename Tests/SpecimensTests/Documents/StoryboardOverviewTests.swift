import PlacardSpecimens
import TestTools
import Testing

@MainActor @Suite struct StoryboardOverviewTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func scene(_ name: String, _ color: String, _ x: Int, _ y: Int, to next: String) -> String {
        """
        <scene sceneID="s-\(name)"><objects><viewController title="\(name)" id="\(name)" sceneMemberID="viewController">
        <view key="view" id="v-\(name)"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
        <connections><segue destination="\(next)" kind="presentation" id="g-\(name)"/></connections>
        </viewController></objects><point key="canvasLocation" x="\(x)" y="\(y)"/></scene>
        """
    }

    private func overview(_ scenes: String...) throws -> LaidOutDocument {
        let path = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="one"><scenes>\(scenes.joined())</scenes></document>
            """, as: "Main.storyboard")
        return try LaidOutDocument(
            overviewOf: DocumentFile(path: path), for: RenderEnvironment(), assets: AssetFinder())
    }

    private let red = "red=\"1\" green=\"0\" blue=\"0\""
    private let blue = "red=\"0\" green=\"0\" blue=\"1\""

    @Test(arguments: [(0, 0), (-2_000, 500), (900, -700)])
    func scenesLieWhereTheirCentersAre(_ x: Int, _ y: Int) throws {
        let document = try overview(
            scene("one", red, x, y, to: "two"), scene("two", blue, x + 300, y + 200, to: "two"))
        let pixels = Pixels(try document.image(scale: 1))
        let (first, second) = (pixels.columns { $0 == 0xFFFF_0000 }, pixels.columns { $0 == 0xFF00_00FF })
        #expect(first.count == 100 && second.count == 100 && second[0] - first[0] == 300)
        let (upper, lower) = (pixels.rows { $0 == 0xFFFF_0000 }, pixels.rows { $0 == 0xFF00_00FF })
        #expect(upper.count == 50 && lower.count == 50 && lower[0] - upper[0] == 200)
    }

    @Test func scenesWithoutAViewAreCardsWithTheirKind() throws {
        let container = """
            <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
            <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController></objects></scene>
            """
        let document = try overview(container, scene("one", red, 0, 0, to: "nav"))
        let svg = String(decoding: try document.data(as: .svg, scale: 1), as: UTF8.self)
        for words in ["Navigation Controller", "root", "present modally"] { #expect(svg.contains(words)) }
    }

    @Test func aXibHasNone() throws {
        let path = try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v"/></objects>\
            </document>
            """, as: "Card.xib")
        #expect(throws: IBError.self) {
            try LaidOutDocument(overviewOf: DocumentFile(path: path), for: RenderEnvironment(), assets: AssetFinder())
        }
    }
}

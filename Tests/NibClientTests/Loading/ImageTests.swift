import Placard
import Testing

/// Images that documents name, found among the resources of the nib's bundle.
@MainActor @Suite struct ImageTests {
    private func load(_ name: String) -> (views: [UIImageView], reports: [String]) {
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <imageView image="\(name)" id="pic-00-001"><rect key="frame" width="40" height="40"/></imageView>
            <imageView id="pic-00-002"><rect key="frame" width="40" height="40"/><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="image" keyPath="image" value="\(name)"/>
            </userDefinedRuntimeAttributes></imageView>
            </objects></document>
            """
        var objects: [Any] = []
        let reports = Reports.during {
            objects = UINib(data: Data(document.utf8), bundle: .module).instantiate(withOwner: nil)
        }
        return (objects.compactMap { $0 as? UIImageView }, reports)
    }

    @Test func aImageIsFoundForAPropertyAndForARuntimeAttribute() {
        let (views, reports) = load("Dot")
        #expect(views.map { $0.image?.size } == [CGSize(width: 4, height: 3), CGSize(width: 4, height: 3)])
        #expect(reports.isEmpty)
    }

    @Test func aImageThatIsMissingIsReported() {
        let before = UIImage.report
        defer { UIImage.report = before }
        UIImage.report = { _ in }
        let (views, reports) = load("Nowhere")
        #expect(views.allSatisfy { $0.image == nil })
        #expect(reports.count == 2)
        #expect(reports.first?.contains("Could not load the \"Nowhere\" image referenced from a nib") == true)
        #expect(
            reports.last?.contains("the runtime attribute image is not set; there is no image named Nowhere") == true)
    }
}

/// Decides from the root element whether a document is one for iOS, and of which kind.
struct IBHeaderCheck {
    let root: IBElement
    let file: String

    func kind() throws(IBError) -> IBDocument.Kind {
        try checkRoot()
        guard let type = root["type"] else {
            throw refuse("<document> has no type; open and save the file in Xcode")
        }
        try checkPlatform(type)
        try checkVersion()
        let kind: IBDocument.Kind = type.contains("Storyboard") ? .storyboard : .xib
        let list = kind == .xib ? "objects" : "scenes"
        guard root.child(list) != nil else {
            throw refuse("<document> has no <\(list)>; open and save the file in Xcode")
        }
        return kind
    }

    private func checkRoot() throws(IBError) {
        if root.name == "archive" {
            throw refuse("this is the format of Xcode 4 (<archive>); open and save the file in Xcode 5 or later")
        }
        guard root.name == "document" else {
            throw refuse(
                "the root element is <\(root.name)>, not <document>; give a .xib or .storyboard as Xcode saves it")
        }
    }

    private func checkPlatform(_ type: String) throws(IBError) {
        if type.hasPrefix("com.apple.InterfaceBuilder3.CocoaTouch.") { return }
        let platforms = [
            ("AppleTV", "tvOS"), ("WatchKit", "watchOS"), ("Cocoa.", "macOS"), ("IBCocoaTouchMac", "macOS"),
        ]
        let platform = platforms.first { type.contains($0.0) }?.1
        guard let platform else {
            throw refuse("the document's type \(type) is not known; give a document for iOS")
        }
        throw refuse("this is a document for \(platform); give one for iOS")
    }

    private func checkVersion() throws(IBError) {
        let version = root["version"] ?? "3.0"
        guard version.hasPrefix("3.") else {
            let isOld = version.hasPrefix("1.") || version.hasPrefix("2.")
            throw refuse(
                isOld
                    ? "this is document version \(version), as Xcode 4 wrote it; open the file in Xcode 5 or later, which "
                        + "offers to upgrade it, and save it"
                    : "document version \(version) is not known, only 3.0; save the file in a current Xcode")
        }
    }

    private func refuse(_ message: String) -> IBError {
        IBError(file: file, line: root.line, message)
    }
}

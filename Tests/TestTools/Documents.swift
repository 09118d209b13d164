import Foundation
import PlacardInterfaceBuilder

/// Small documents for the tests, written as Interface Builder writes them.
package enum Documents {
    package static func xib(_ objects: String, attributes: String = "", after: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            </objects>
            \(after)
            </document>
            """.utf8)
    }

    package static func storyboard(_ scenes: String, initial: String = "") -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="\(initial)">
            <scenes>
            \(scenes)
            </scenes>
            </document>
            """.utf8)
    }

    package static func scene(_ name: String, identifier: String? = nil) -> String {
        let attribute = identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? ""
        return """
            <scene sceneID="scene-\(name)"><objects>
            <viewController \(attribute)id="\(name)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="view-\(name)">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/></view>
            </viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(name)" sceneMemberID="firstResponder"/>
            </objects></scene>
            """
    }

    package static func read(_ data: Data, file: String = "card.xib") throws -> IBDocument {
        try IBDocument(data: data, file: file)
    }

    /// The one-line error that reading the bytes gives; nil if they are read.
    package static func error(reading data: Data) -> String? {
        do throws(IBError) {
            _ = try IBDocument(data: data, file: "card.xib")
            return nil
        } catch {
            return error.description
        }
    }
}

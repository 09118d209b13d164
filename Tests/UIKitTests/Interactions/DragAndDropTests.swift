import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIDragInteraction`, `UIDropInteraction` and `NSItemProvider`: what programs declare is kept, though
/// nothing is carried here.
@MainActor @Suite struct DragAndDropTests {
    private final class Label: UILabel, UIDragInteractionDelegate, UIDropInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: (text ?? "") as NSString))] }
    }

    @Test func `An interaction knows its view and whom it would ask`() {
        let label = Label()
        let drag = UIDragInteraction(delegate: label)
        let drop = UIDropInteraction(delegate: label)
        label.addInteraction(drag)
        label.addInteraction(drop)
        #expect(drag.view === label && drag.delegate === label && drop.view === label)
        #expect(drag.isEnabled == (UIDevice.current.userInterfaceIdiom == .pad))
    }

    @Test func `A provider hands over what it was made of, to those who ask for that class`() {
        let provider = NSItemProvider(object: "text" as NSString)
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
        #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
        var texts: [String] = []
        provider.loadObject(ofClass: NSString.self) { object, _ in
            texts.append((object as? NSString).map { $0 as String } ?? "none")
        }
        provider.loadObject(ofClass: UIImage.self) { object, error in texts.append(error == nil ? "" : "error") }
        #expect(texts == ["text", "error"])
        #expect(!NSItemProvider().canLoadObject(ofClass: NSString.self))
    }

    @Test func `Lists and texts keep who decides`() {
        final class Rows: NSObject, UITableViewDragDelegate, UITextDragDelegate {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem] { [] }
        }
        let (table, text, rows) = (UITableView(), UITextView(), Rows())
        table.dragDelegate = rows
        text.textDragDelegate = rows
        #expect(table.dragDelegate === rows && text.textDragDelegate === rows && !table.hasActiveDrag)
        #expect(UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath).operation == .move)
    }
}

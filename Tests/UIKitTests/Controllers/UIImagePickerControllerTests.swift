import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIImagePickerController`: programs ask for a source before they show one.
@MainActor @Suite struct UIImagePickerControllerTests {
    private final class Chooser: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var gaveUp = false
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { gaveUp = true }
    }

    @Test func `There is no source, and giving up is told`() throws {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        let (picker, chooser) = (UIImagePickerController(), Chooser())
        picker.delegate = chooser
        #expect(picker.topViewController?.view.backgroundColor == .systemBackground)
        let cancel = try #require(picker.topViewController?.navigationItem.leftBarButtonItem)
        cancel.perform()
        #expect(chooser.gaveUp)
    }

    @Test func `Nothing is added to an album, and the error is told`() {
        final class Saver: NSObject {
            nonisolated(unsafe) var error: (any Error)?
        }
        let saver = Saver()
        let name = Selector("image:didFinishSavingWithError:contextInfo:", of: Saver.self) {
            (saver: Saver, _: UIImage, error: (any Error)?, _: UnsafeRawPointer) in saver.error = error
        }
        UIImageWriteToSavedPhotosAlbum(UIImage(), saver, name, nil)
        #expect(saver.error != nil)
    }
}

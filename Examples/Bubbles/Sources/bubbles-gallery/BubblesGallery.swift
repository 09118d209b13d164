import Bubbles
import PlacardGallery

@main struct BubblesGallery: GalleryProgram {
    static var specimens: [Specimen] {
        Specimen("Bubble") { BubbleLabel(text: "Hello, world!") }
        Specimen("Long bubble", caption: "Words wrap within the bubble's insets.") {
            BubbleLabel(text: "A bubble is as wide as its text wants to be, and at most as wide as its page.")
        }
    }
}

extension Specimen {
    /// The label that Placard began with, with its two texts.
    static var roundedRectLabels: [Specimen] {
        [
            Specimen(
                name: "rounded-rect-label",
                caption: "RoundedRectLabel, measured as in the article: its insets are taken twice from the width.",
                size: CGSize(width: 375, height: 235)
            ) { RoundedRectPage(text: SpecimenTexts.inquisition, measuring: .twice) },
            Specimen(
                name: "rounded-rect-label-after-a-change",
                caption: "The same label after its text was changed: it measured itself anew.",
                size: CGSize(width: 375, height: 194)
            ) { RoundedRectPage(text: SpecimenTexts.romans, measuring: .twice) },
            Specimen(
                name: "rounded-rect-label-exact",
                caption: "RoundedRectLabel as it measures by itself: exactly as high as its text and insets.",
                size: CGSize(width: 375, height: 215)
            ) { RoundedRectPage(text: SpecimenTexts.inquisition, measuring: .once) },
        ]
    }
}

/// A light gray page with one bubble, 16 points from the edges: 343 wide on a page of 375.
final class RoundedRectPage: UIView {
    let label = RoundedRectLabel()

    init(text: String, measuring: RoundedRectLabel.InsetMeasuring) {
        super.init(frame: .zero)
        label.insetMeasuring = measuring
        backgroundColor = .lightGray
        label.text = text
        label.font = UIFont(name: "HelveticaNeue", size: 17) ?? .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.textAlignment = .justified
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        label.frame = CGRect(x: 16, y: 16, width: bounds.width - 32, height: label.bounds.height)
        super.layoutSubviews()
    }
}

// Written by `placard outlets`: run it again when outlets, inspectable properties or actions change.
// swift-format-ignore-file

#if !canImport(ObjectiveC)
    import PlacardUIKit

    final class CaptionableImageViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("image", \CaptionableImageView.image),
                .property("caption", \CaptionableImageView.caption),
                .property("captionHeight", \CaptionableImageView.captionHeight),
                .property("isCaptionHidden", \CaptionableImageView.isCaptionHidden),
                .property("hidesCaptionOnTap", \CaptionableImageView.hidesCaptionOnTap),
            ]
        }
    }

    final class HTLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("cornerRadius", \HTLabel.cornerRadius),
                .property("minFontSize", \HTLabel.minFontSize),
            ]
        }
    }

    final class PlacardLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("topInset", \PlacardLabel.topInset),
                .property("leftInset", \PlacardLabel.leftInset),
                .property("bottomInset", \PlacardLabel.bottomInset),
                .property("rightInset", \PlacardLabel.rightInset),
                .property("fillColor", \PlacardLabel.fillColor),
                .property("borderColor", \PlacardLabel.borderColor),
                .property("borderWidth", \PlacardLabel.borderWidth),
                .property("gradientStartColor", \PlacardLabel.gradientStartColor),
                .property("gradientEndColor", \PlacardLabel.gradientEndColor),
                .property("shapeShadowColor", \PlacardLabel.shapeShadowColor),
                .property("clipsToShape", \PlacardLabel.clipsToShape),
                .property("verticalAlignmentNumber", \PlacardLabel.verticalAlignmentNumber),
                .property("fixedLineHeight", \PlacardLabel.fixedLineHeight),
                .property("largestFittedSize", \PlacardLabel.largestFittedSize),
                .property("smallestFittedSize", \PlacardLabel.smallestFittedSize),
                .property("truncationText", \PlacardLabel.truncationText),
                .property("detectsLinks", \PlacardLabel.detectsLinks),
                .property("shownURLLength", \PlacardLabel.shownURLLength),
                .property("alignsByText", \PlacardLabel.alignsByText),
                .property("cornerRadius", \PlacardLabel.cornerRadius),
                .property("isCopyable", \PlacardLabel.isCopyable),
            ]
        }
    }

    final class SpeechBubbleLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("cornerRadius", \SpeechBubbleLabel.cornerRadius),
                .property("image", \SpeechBubbleLabel.image),
                .property("imageSize", \SpeechBubbleLabel.imageSize),
                .property("imageSpacing", \SpeechBubbleLabel.imageSpacing),
            ]
        }
    }

    final class StyledLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("styleName", \StyledLabel.styleName),
                .property("markup", \StyledLabel.markup),
            ]
        }
    }
#endif

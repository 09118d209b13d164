import Placard

#if !canImport(ObjectiveC)
    final class CaptionableImageViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [.property("caption", \CaptionableImageView.caption)]
        }
    }

    final class BadgeLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("radius", \BadgeLabel.radius), .property("count", \BadgeLabel.count),
                .property("isRound", \BadgeLabel.isRound), .property("fill", \BadgeLabel.fill),
                .property("anchor", \BadgeLabel.anchor), .property("spread", \BadgeLabel.spread),
                .property("hole", \BadgeLabel.hole), .property("marked", \BadgeLabel.marked),
                .property("note", \BadgeLabel.note), .step("style", \BadgeLabel.style),
            ]
        }
    }

    final class BadgeStyleNibTable: NibTable {
        override class var entries: [NibEntry] { [.property("name", \BadgeStyle.name)] }
    }

    final class BadgeBoardNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("first", \BadgeBoard.first),
                .action("tap:") { (board: BadgeBoard, sender: UIControl) in board.tap(sender) },
                .action("changed") { (board: BadgeBoard) in board.changed() },
                .action("tapped:") { (board: BadgeBoard, sender: UITapGestureRecognizer) in board.tapped(sender) },
            ]
        }
    }

    final class RemovingViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [.action("remove:") { (view: RemovingView, sender: Any?) in view.remove(sender) }]
        }
    }
#endif

// Written by `placard outlets`: run it again when outlets, inspectable properties or actions change.
// swift-format-ignore-file

#if !canImport(ObjectiveC)
    import Placard

    final class BadgeLabelNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("radius", \BadgeLabel.radius),
                .property("count", \BadgeLabel.count),
                .property("isRound", \BadgeLabel.isRound),
                .property("fill", \BadgeLabel.fill),
                .property("anchor", \BadgeLabel.anchor),
                .property("spread", \BadgeLabel.spread),
                .property("hole", \BadgeLabel.hole),
                .property("marked", \BadgeLabel.marked),
                .property("note", \BadgeLabel.note),
                .property("theme", \BadgeLabel.theme),
            ]
        }
    }

    final class BadgeBoardNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("first", \BadgeBoard.first),
                .property("badges", \BadgeBoard.badges),
                .property("watched", \BadgeBoard.watched),
                .action("tap:") { (target: BadgeBoard, sender: UIControl) in target.tap(sender) },
                .action("tapped:") { (target: BadgeBoard, sender: UITapGestureRecognizer) in target.tapped(sender) },
            ]
        }
    }

    final class RemovingViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .action("remove:") { (target: RemovingView, sender: Any?) in target.remove(sender) },
            ]
        }
    }

    final class CaptionableImageViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("contentView", \CaptionableImageView.contentView),
                .property("captionLabel", \CaptionableImageView.captionLabel),
                .property("caption", \CaptionableImageView.caption),
            ]
        }
    }

    final class NoteViewControllerNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("noteLabel", \NoteViewController.noteLabel),
                .property("gap", \NoteViewController.gap),
            ]
        }
    }

    final class ListViewControllerNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("emptyLabel", \ListViewController.emptyLabel),
                .property("rows", \ListViewController.rows),
                .action("refresh:") { (target: ListViewController, sender: UIGestureRecognizer) in target.refresh(sender) },
            ]
        }
    }

    final class UIViewNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("outline", \UIView.outline),
            ]
        }
    }

    final class HomeViewControllerNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("table", \HomeViewController.table),
                .property("goButton", \HomeViewController.goButton),
                .property("addItem", \HomeViewController.addItem),
                .property("notes", \HomeViewController.notes),
                .action("edit:") { (target: HomeViewController, sender: UIBarButtonItem) in target.edit(sender) },
            ]
        }
    }

    final class TripCellNibTable: NibTable {
        override class var entries: [NibEntry] {
            [
                .property("nameLabel", \TripCell.nameLabel),
            ]
        }
    }
#endif

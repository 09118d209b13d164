import Placard

#if !canImport(ObjectiveC)
    /// What no attribute declares: an object that key paths lead through.
    final class BadgePaths: NibTable {
        override class var entries: [NibEntry] { [.step("style", \BadgeLabel.style)] }
    }

    final class BadgeStyleNibTable: NibTable {
        override class var entries: [NibEntry] { [.property("name", \BadgeStyle.name)] }
    }

    /// An action without sender, which cannot be marked `@IBAction` on Linux.
    final class BoardActions: NibTable {
        override class var entries: [NibEntry] {
            [.action("changed") { (board: BadgeBoard) in board.changed() }]
        }
    }
#endif

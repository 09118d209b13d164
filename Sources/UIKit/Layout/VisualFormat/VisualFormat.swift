/// A row or column of views as the visual format describes it, with names not looked up yet.
///
/// Source: the grammar in Apple's "Auto Layout Guide", appendix "Visual Format Language". Places are counted in UTF-8
/// bytes from the start of the text.
struct VisualFormat: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    /// The gap between the superview's edge and the first view; nil if the edge is not mentioned.
    var start: Gap?
    var parts: [Part] = []
    /// Likewise at the last view.
    var end: Gap?

    /// A view, and what stands before it.
    struct Part: Equatable {
        /// Between the view before and this one.
        var gap: Gap
        var view: Name
        var sizes: [Predicate]
        /// Where the text goes on after the view.
        var place: Int
    }

    /// A distance between neighbors.
    enum Gap: Equatable {
        case none
        case standard
        case predicates([Predicate])
    }

    /// `relation value @ priority`.
    struct Predicate: Equatable {
        var relation: NSLayoutConstraint.Relation
        var value: Value
        var priority: Value?
    }

    enum Value: Equatable {
        case number(Double, place: Int)
        case name(Name)
    }

    /// A key of the dictionaries, and where the text goes on after it.
    struct Name: Equatable {
        var text: String
        var place: Int
    }
}

/// What is wrong with a text in the visual format, and where.
struct VisualFormatError: Error, Equatable {
    let reason: String
    /// In bytes.
    let place: Int

    init(_ reason: String, at place: Int) {
        self.reason = reason
        self.place = place
    }

    /// The words of the exception that UIKit raises, with the text and a caret below it.
    func message(for format: String) -> String {
        let column = String(decoding: format.utf8.prefix(place), as: UTF8.self).count
        let caret = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"
    }
}

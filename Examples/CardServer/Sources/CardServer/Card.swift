import Foundation

/// What can be asked for: a kind of card with its texts.
public enum Card: Hashable, Sendable {
    /// What sites show for a link, 1,200 × 630 pixels.
    case share(title: String, author: String)
    /// A receipt of any number of items, prices in hundredths.
    case receipt(shop: String, items: [Item])
    /// A ticket, whose views are in Ticket.xib.
    case ticket(event: String, place: String, seat: String, code: String)

    /// A line of a receipt.
    public struct Item: Hashable, Sendable {
        public let name: String
        /// In hundredths.
        public let price: Int
    }

    /// The kinds of files.
    public enum Format: String, Sendable, CaseIterable {
        case png
        case svg
        case pdf

        /// The media type.
        public var contentType: String {
            switch self {
            case .png: "image/png"
            case .svg: "image/svg+xml"
            case .pdf: "application/pdf"
            }
        }
    }

    /// The longest text, in characters, and the most items.
    public static let (longestText, mostItems) = (300, 60)

    /// Reads a card's name and the query of its address.
    ///
    /// - Throws: `CardFault` for what is missing, unknown or too long.
    public init(_ name: String, _ query: [(name: String, value: String)]) throws(CardFault) {
        func text(_ name: String) throws(CardFault) -> String {
            guard let value = query.first(where: { $0.name == name })?.value, !value.isEmpty else {
                throw CardFault("\(name) is missing; give it in the address")
            }
            guard value.count <= Self.longestText else {
                throw CardFault("\(name) is longer than \(Self.longestText) characters; shorten it")
            }
            return value
        }
        switch name {
        case "share": self = .share(title: try text("title"), author: try text("author"))
        case "ticket":
            self = .ticket(
                event: try text("event"), place: try text("place"), seat: try text("seat"), code: try text("code"))
        case "receipt":
            let items = query.filter { $0.name == "item" }
            guard (1...Self.mostItems).contains(items.count) else {
                throw CardFault("give 1 to \(Self.mostItems) items, such as item=Tea:3.50")
            }
            var lines: [Item] = []
            for item in items { lines.append(try Item(item.value)) }
            self = .receipt(shop: try text("shop"), items: lines)
        default: throw CardFault("there is no card of this name; there are share, receipt and ticket", status: 404)
        }
    }
}

extension Card.Item {
    /// Reads a name and a price, such as `Tea:3.50`.
    init(_ text: String) throws(CardFault) {
        guard text.count <= Card.longestText, let match = text.wholeMatch(of: /(.+):(\d{1,6})\.(\d\d)/),
            let whole = Int(match.2), let part = Int(match.3)
        else { throw CardFault("an item is no name with a price; write it as Tea:3.50") }
        (name, price) = (String(match.1), whole * 100 + part)
    }
}

/// Why a request is refused, in one line.
public struct CardFault: Error, Hashable, CustomStringConvertible {
    public let description: String
    /// HTTP's number.
    public let status: Int

    init(_ description: String, status: Int = 400) {
        (self.description, self.status) = (description, status)
    }
}

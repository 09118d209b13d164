import Foundation

/// What a label shows of its text: links styled and shortened, cut where there is no space.
struct ShownText {
    /// A part of the shown text that can be touched.
    struct Place: Equatable {
        var link: LabelLink
        /// UTF-16 units of what is shown.
        var range: NSRange
    }

    var text: NSAttributedString
    var places: [Place] = []
    /// The truncation token, if it is shown.
    var tokenRange: NSRange?

    /// Shows only the first units of the text and a token after them.
    func cut(at length: Int, token: NSAttributedString) -> ShownText {
        let cut = text.cut(at: length, token: token)
        let end = cut.length - token.length
        let places = places.compactMap { place -> Place? in
            let visible = min(place.range.location + place.range.length, end) - place.range.location
            guard visible > 0 else { return nil }
            return Place(link: place.link, range: NSRange(location: place.range.location, length: visible))
        }
        return ShownText(
            text: cut, places: places, tokenRange: NSRange(location: end, length: token.length))
    }
}

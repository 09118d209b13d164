import Foundation

/// What both engines are told: font, size, width and scale.
struct Setting {
    var family: String
    /// Points.
    var pointSize: Double
    /// Points; the width of a chat bubble's text on a phone.
    var width: Double
    /// Pixels a point.
    let scale = 2.0

    /// The width that alternates with `width` where a kept layout is given a new one.
    var narrowWidth: Double { width * 0.8 }

    var description: String {
        "\(family) Regular \(Int(pointSize)) pt, width \(Int(width)) pt, drawn at 2x; thread CPU time for one label"
    }
}

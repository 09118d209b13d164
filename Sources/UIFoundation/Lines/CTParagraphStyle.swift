// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source of all names here: Apple's documentation of `CTParagraphStyle`.

/// How a paragraph is set.
public typealias CTParagraphStyle = NSParagraphStyle
/// Where text stops behind a tab.
public typealias CTTextTab = NSTextTab

/// The side that lines are flush with; raw values as on iOS.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right, center, justified, natural

    /// The same alignment as labels and paragraph styles name it.
    public init(_ nsTextAlignment: NSTextAlignment) {
        self =
            switch nsTextAlignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension NSTextAlignment {
    /// The same alignment as Core Text names it.
    public init(_ ctTextAlignment: CTTextAlignment) {
        self =
            switch ctTextAlignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

/// Where lines end, and how text that does not fit is cut; raw values as on iOS.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of paragraphs; raw values as on iOS.
///
/// A structure, because settings read it from memory, where Swift keeps cases by their order and not by raw values.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
    /// The number of the direction, as on iOS.
    public let rawValue: Int8
    /// Makes a direction of its number.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// That of the text.
    public static let natural = CTWritingDirection(rawValue: -1)
    /// From left to right.
    public static let leftToRight = CTWritingDirection(rawValue: 0)
    /// From right to left.
    public static let rightToLeft = CTWritingDirection(rawValue: 1)
}

/// What of a paragraph a setting sets; raw values as on iOS.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0
    case firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode, lineHeightMultiple
    case maximumLineHeight, minimumLineHeight
    /// Points between lines, as before iOS 6.
    case lineSpacing
    case paragraphSpacing, paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing
    case lineSpacingAdjustment, lineBoundsOptions
    /// How many specifiers there are.
    case count
}

/// One setting of a paragraph, whose value lies in memory: a `CGFloat`, or one of the enumerations above.
public struct CTParagraphStyleSetting {
    /// What is set.
    public var spec: CTParagraphStyleSpecifier
    /// The value's size in bytes; a setting of another size than the value has is left out.
    public var valueSize: Int
    /// Where the value lies.
    public var value: UnsafeRawPointer

    /// Makes a setting; the value must stay where it is until a style has been made.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
    }

    fileprivate func read<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
    }

    fileprivate func set(on style: NSMutableParagraphStyle) {
        switch spec {
        case .alignment:
            read(UInt8.self).flatMap(CTTextAlignment.init(rawValue:)).map { style.alignment = NSTextAlignment($0) }
        case .lineBreakMode:
            read(UInt8.self).flatMap { NSLineBreakMode(rawValue: Int($0)) }.map { style.lineBreakMode = $0 }
        case .baseWritingDirection:
            read(Int8.self).flatMap { NSWritingDirection(rawValue: Int($0)) }.map { style.baseWritingDirection = $0 }
        case .tabStops: read(UnsafeRawPointer.self).map { style.tabStops = Self.tabs(at: $0) }
        case .lineBoundsOptions, .count: break
        default: read(CGFloat.self).map { set($0, on: style) }
        }
    }

    private static func tabs(at pointer: UnsafeRawPointer) -> [NSTextTab] {
        (Unmanaged<NSArray>.fromOpaque(pointer).takeUnretainedValue() as? [NSTextTab]) ?? []
    }

    private func set(_ length: CGFloat, on style: NSMutableParagraphStyle) {
        switch spec {
        case .firstLineHeadIndent: style.firstLineHeadIndent = length
        case .headIndent: style.headIndent = length
        case .tailIndent: style.tailIndent = length
        case .defaultTabInterval: style.defaultTabInterval = length
        case .lineHeightMultiple: style.lineHeightMultiple = length
        case .maximumLineHeight: style.maximumLineHeight = length
        case .minimumLineHeight: style.minimumLineHeight = length
        case .paragraphSpacing: style.paragraphSpacing = length
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
        // Lines have one distance, that of the least.
        case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: style.lineSpacing = length
        default: break
        }
    }
}

/// Makes a style of settings; later ones count before earlier ones of the same.
///
/// - Parameters:
///   - settings: As many settings as `settingCount` says; nil for none.
///   - settingCount: How many settings there are.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(0, settingCount)) {
        setting.set(on: style)
    }
    return style
}

/// The key of the characters that end a column, a `CharacterSet`, in the options of a tab stop.
nonisolated(unsafe) public let kCTTabColumnTerminatorsAttributeName: CFString = NSString(
    string: NSTextTab.OptionKey.columnTerminators.rawValue)

/// Makes a tab stop at a distance from the leading edge, in points.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    let marks = options?[kCTTabColumnTerminatorsAttributeName]
    return NSTextTab(
        textAlignment: NSTextAlignment(alignment), location: CGFloat(location),
        options: marks.map { [.columnTerminators: $0] } ?? [:])
}

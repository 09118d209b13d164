import Foundation

extension String {
    /// Makes a text of a format and of objects, whose descriptions stand for `%@`; on Apple's systems every object may be
    /// an argument of a format.
    @_disfavoredOverload public init(format: String, _ arguments: Any?...) {
        self.init(format: format, arguments: arguments.map(ObjectFormatting.argument))
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes a text of a format and of objects to the standard error; see `String.init(format:_:)`.
@_disfavoredOverload public func NSLog(_ format: String, _ arguments: Any?...) {
    withVaList(arguments.map(ObjectFormatting.argument)) { NSLogv(format, $0) }
}

/// Objects as arguments of formats.
private enum ObjectFormatting {
    static func argument(_ value: Any?) -> any CVarArg {
        switch value {
        case let value as any CVarArg: value
        case let value as String: NSString(string: value)
        case let value?: NSString(string: String(describing: value))
        case nil: NSString(string: "(null)")
        }
    }
}

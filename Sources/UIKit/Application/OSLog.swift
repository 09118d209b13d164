import Foundation

/// Names where messages come from; there is no log of the system here, so that messages are dropped.
///
/// Source: Apple's documentation of the framework `os`.
public final class OSLog: NSObject, Sendable {
    /// The log of programs that name none.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "")

    /// Makes a log of a part of a program.
    public init(subsystem: String, category: String) { super.init() }
}

/// How much a message matters; raw values as on iOS.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number, as on iOS.
    public let rawValue: UInt8
    /// Makes a type of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What helps to find faults.
    public static let `default` = OSLogType(rawValue: 0)
    /// What may be of use.
    public static let info = OSLogType(rawValue: 1)
    /// What developers want to see.
    public static let debug = OSLogType(rawValue: 2)
    /// What went wrong.
    public static let error = OSLogType(rawValue: 16)
    /// What went wrong in more than one process.
    public static let fault = OSLogType(rawValue: 17)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a message.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Drops a message.
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString) {}

/// Apple's `Logger` under a name of its own, because the package swift-log has that one; `placard port` writes it so.
/// Messages are dropped, and what is interpolated in them is not asked for.
public struct OSLogger: Sendable {
    /// Makes a logger of programs that name no part.
    public init() {}
    /// Makes a logger of a part of a program.
    public init(subsystem: String, category: String) {}
    /// Makes a logger of a log.
    public init(_ logObj: OSLog) {}

    /// Drops a message.
    public func log(_ message: OSLogMessage) {}
    /// Drops a message.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Drops a message.
    public func trace(_ message: OSLogMessage) {}
    /// Drops a message.
    public func debug(_ message: OSLogMessage) {}
    /// Drops a message.
    public func info(_ message: OSLogMessage) {}
    /// Drops a message.
    public func notice(_ message: OSLogMessage) {}
    /// Drops a message.
    public func warning(_ message: OSLogMessage) {}
    /// Drops a message.
    public func error(_ message: OSLogMessage) {}
    /// Drops a message.
    public func critical(_ message: OSLogMessage) {}
    /// Drops a message.
    public func fault(_ message: OSLogMessage) {}
}

/// Who may read a value in a log.
public struct OSLogPrivacy: Sendable {
    /// What stands for a value that may not be read.
    public enum Mask: Sendable { case none, hash }

    /// Everybody.
    public static let `public` = OSLogPrivacy()
    /// Nobody may read the value.
    public static let `private` = OSLogPrivacy()
    /// Nobody, not even developers.
    public static let sensitive = OSLogPrivacy()
    /// Everybody for numbers, nobody for texts.
    public static let auto = OSLogPrivacy()

    /// Nobody, but equal values look alike with a mask of `hash`.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// Nobody, but equal values look alike with a mask of `hash`.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// A text with values for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Takes no part of a text.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Drops a part of a text.
        public mutating func appendLiteral(_ literal: String) {}
        /// Leaves a value out, which is not asked for.
        public mutating func appendInterpolation<Value>(
            _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
        ) {}
    }

    /// Makes a text without values.
    public init(stringLiteral value: String) {}
    /// Makes a text with values.
    public init(stringInterpolation: StringInterpolation) {}
}

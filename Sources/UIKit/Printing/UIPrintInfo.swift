import Foundation

/// What a print job is called and like.
///
/// Source: Apple's documentation of `UIPrintInfo`.
open class UIPrintInfo: NSObject {
    /// What is printed; raw values as on iOS.
    public enum OutputType: Int, Sendable {
        case general = 0
        case photo, grayscale, photoGrayscale
    }

    /// How the paper lies; raw values as on iOS.
    public enum Orientation: Int, Sendable {
        case portrait = 0
        case landscape
    }

    /// How both sides are printed on; raw values as on iOS.
    public enum Duplex: Int, Sendable {
        case none = 0
        case longEdge, shortEdge
    }

    /// The job's name. Stored; no effect.
    open var jobName = ""
    /// Which printer was chosen. Stored; no effect.
    open var printerID: String?
    /// What is printed. Stored; no effect.
    open var outputType = OutputType.general
    /// How the paper lies. Stored; no effect.
    open var orientation = Orientation.portrait
    /// How both sides are printed on. Stored; no effect.
    open var duplex = Duplex.none

    /// Makes information of a job without a name; what a dictionary holds is not read.
    public init(dictionary: [AnyHashable: Any]?) {
        super.init()
    }

    /// Information of a job without a name.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

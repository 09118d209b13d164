import Foundation

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activities that open a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in a program at a moment, so that it can be taken up again.
///
/// Foundation has no such class on Linux. Nobody hands activities to other devices, searches them or predicts them here: a
/// program keeps and reads them. Source: Apple's documentation of `NSUserActivity`.
open class NSUserActivity: NSObject {
    /// What kind of activity it is, by a name of the program's own.
    public let activityType: String
    /// What the activity is called; nil for no name.
    open var title: String?
    /// What is needed to take the activity up again; nil for nothing.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` without which it cannot be taken up; nil for all.
    open var requiredUserInfoKeys: Set<String>?
    /// Whether the state is to be written anew before it is handed over. Stored; no effect.
    open var needsSave = false
    /// The page that shows the same. Stored; no effect.
    open var webpageURL: URL?
    /// The page that led here. Stored; no effect.
    open var referrerURL: URL?
    /// When the activity is of use no more. Stored; no effect.
    open var expirationDate: Date?
    /// Words that find the activity. Stored; no effect.
    open var keywords: Set<String> = []
    /// Which of a program's scenes the activity belongs to. Stored; no effect.
    open var targetContentIdentifier: String?
    /// A name by which the activity is taken back. Stored; no effect.
    open var persistentIdentifier: String?
    /// Whether other devices may take the activity up. Stored; no effect.
    open var isEligibleForHandoff = true
    /// Whether the device's search may find the activity. Stored; no effect.
    open var isEligibleForSearch = false
    /// Whether everybody's search may find the activity. Stored; no effect.
    open var isEligibleForPublicIndexing = false
    /// Whether the activity may be proposed. Stored; no effect.
    open var isEligibleForPrediction = false
    /// Whether data may be sent to who takes the activity up. Stored; no effect.
    open var supportsContinuationStreams = false
    /// Who hears of the activity; nobody is told. Stored; no effect.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds entries to `userInfo`, in place of those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Tells that the activity is what the person does now; nobody asks. No effect.
    open func becomeCurrent() {}
    /// Tells that the person does something else now; nobody asks. No effect.
    open func resignCurrent() {}
    /// Tells that the activity cannot be taken up any more; nobody asks. No effect.
    open func invalidate() {}
}

/// Who hears of an activity; all members have defaults, as Apple's are optional. Nobody is told.
///
/// Source: Apple's documentation of `NSUserActivityDelegate`.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called on Apple's systems before the activity is handed over.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called on Apple's systems when another device has taken the activity up.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing, for delegates without the member.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing, for delegates without the member.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

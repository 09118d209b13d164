import UIKit

/// Hears what happens to the mentions of a label.
@objc public protocol MentionLabelDelegate: AnyObject {
    /// A mention was tapped; `name` is without its sign.
    @objc optional func mentionLabel(_ label: MentionLabel, didTap name: String)
    /// Whether a mention may be tapped; all may be if nobody says otherwise.
    @objc optional func mentionLabel(_ label: MentionLabel, shouldLink name: String) -> Bool
    /// The color of one mention in place of the label's.
    @objc optional func mentionLabel(_ label: MentionLabel, colorFor name: String) -> UIColor?
}

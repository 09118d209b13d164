/// Which bars an image or a place is meant for; raw values as on iOS.
///
/// Source: Apple's documentation of `UIBarMetrics`. What is set for `default` counts in every bar here.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

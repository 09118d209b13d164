/// Whether what the status bar shows is light or dark; raw values as on iOS.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent
    case darkContent = 3
}

/// How the status bar comes and goes; raw values as on iOS.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade, slide
}

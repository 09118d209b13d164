// Empty: Swift Testing's overlay for a module named UIKit, which the compiler looks for when a test imports both.

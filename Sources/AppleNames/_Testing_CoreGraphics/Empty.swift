// Empty: Swift Testing's overlay for a module named CoreGraphics, which the compiler looks for when a test imports
// both.

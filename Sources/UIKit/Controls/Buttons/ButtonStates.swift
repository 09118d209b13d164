/// What a button shows in each of its states: an exact match, or else what it shows normally.
struct ButtonStates {
    /// What a button shows in one state; nil for what it shows normally.
    struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    private var contents: [UInt: Content] = [:]

    /// What was set for exactly this state.
    subscript(_ state: UIControl.State) -> Content {
        get { contents[state.rawValue] ?? Content() }
        set { contents[state.rawValue] = newValue }
    }

    /// What is shown in a state.
    func value<Value>(_ state: UIControl.State, _ part: KeyPath<Content, Value?>) -> Value? {
        self[state][keyPath: part] ?? self[.normal][keyPath: part]
    }
}

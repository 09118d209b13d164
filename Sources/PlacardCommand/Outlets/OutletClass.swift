/// A class with what nibs may set, connect and call in it.
struct OutletClass {
    enum Member: Equatable {
        case property(String)
        /// `sender` is the type of the only parameter, `label` its argument label; both nil without a parameter.
        case action(method: String, selector: String, label: String?, sender: String?)
    }

    let name: String
    var members: [Member] = []
}

/// Why something that a nib might ask for is not in a table.
struct OutletGap {
    let line: Int
    let message: String
}

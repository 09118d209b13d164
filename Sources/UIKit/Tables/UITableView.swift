/// A list of rows: here an empty container, which shows what a document or a program has put upon it.
///
/// Rows that a data source would give are not asked for. Source: Apple's documentation of `UITableView`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// How sections look; raw values as on iOS.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// A height that follows from the content.
    public static let automaticDimension: CGFloat = -1

    /// How sections look.
    public let style: Style
    /// The height of rows, in points.
    open var rowHeight = UITableView.automaticDimension
    /// The height of rows before they are measured, in points. Stored; no effect.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers of sections, in points. Stored; no effect.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// The height of footers of sections, in points. Stored; no effect.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Whether there are lines below the rows of a document.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The color of those lines; nil for the system's.
    open var separatorColor: UIColor?
    /// How far those lines keep from the edges, in points; the system's margin counts. Stored; no effect.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether a touch chooses a row. Stored; no effect.
    open var allowsSelection = true
    /// Whether several rows can be chosen at a time. Stored; no effect.
    open var allowsMultipleSelection = false
    /// Lies below all rows.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView, at: 0) } }
    /// Lies above all rows, as wide as the table.
    open var tableHeaderView: UIView? {
        didSet {
            replace(oldValue, by: tableHeaderView)
            setNeedsLayout()
        }
    }
    /// Lies below all rows.
    open var tableFooterView: UIView? {
        didSet {
            replace(oldValue, by: tableFooterView)
            setNeedsLayout()
        }
    }
    /// Whether a document has placed what lies upon the table.
    private var isPlacedByDocument = false
    /// The lines below rows.
    private var separators: [UIView] = []
    private var nibs: [String: UINib] = [:]
    /// Makes the rows that a document describes for reuse, by their identifiers.
    var prototypes: [String: () -> UITableViewCell?] = [:]

    /// Makes an empty table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        backgroundColor = Self.ground(style)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table from a nib, with the rows and the style that the document gives it.
    public required init?(coder: NSCoder) {
        let decoder = (coder as? NibCoder)?.decoder(of: "tableView")
        style = decoder?.choice("style", NibWords.tableStyles) ?? .plain
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = Self.ground(style) }
        decoder.map(decodeTable)
    }

    // MARK: Rows to be used again

    /// Has rows of an identifier made by a nib, in which the row lies at the top.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { nibs[identifier] = nib }

    /// A new row of an identifier: as registered, or as the document that the table comes from describes it.
    ///
    /// - Returns: Nil where there is none of that identifier.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let nib = nibs[identifier] {
            return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
        }
        return prototypes[identifier]?()
    }

    /// A new row of an identifier; one that is not known gives an empty row and is reported, where Apple raises an
    /// exception.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        UINib.report(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib for the "
                + "identifier or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    // MARK: Layout

    /// A table keeps its rows clear of bars by the inset of its content, so what bars cover reaches none of them.
    open override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        (insets.top, insets.bottom) = (0, 0)
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard !isPlacedByDocument else { return placeSeparators() }
        let top = tableHeaderView?.bounds.height ?? 0
        tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        tableFooterView?.frame = CGRect(
            x: 0, y: top, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
    }

    /// Puts a line below each row that a document has placed.
    private func placeSeparators() {
        let rows = separatorStyle == .none ? [] : subviews.compactMap { $0 as? UITableViewCell }
        while separators.count > rows.count { separators.removeLast().removeFromSuperview() }
        while separators.count < rows.count { separators.append(UIView()) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let margin = SystemMargins.side(atWidth: bounds.width)
        for (row, line) in zip(rows, separators) {
            line.backgroundColor = separatorColor ?? .separator
            let inset = min(margin, row.frame.width)
            line.frame = CGRect(
                x: row.frame.minX + (isMirrored ? 0 : inset), y: row.frame.maxY - 0.5,
                width: row.frame.width - inset, height: 0.5)
            if line.superview == nil { addSubview(line) }
        }
    }

    override var drawsContent: Bool { type(of: self) != UITableView.self }

    private static func ground(_ style: Style) -> UIColor {
        style == .plain ? .systemBackground : .systemGroupedBackground
    }

    private func replace(_ old: UIView?, by new: UIView?, at index: Int? = nil) {
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        if let index { insertSubview(new, at: index) } else { addSubview(new) }
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        isPlacedByDocument = true
        switch place {
        case .keyed("tableHeaderView"): tableHeaderView = view
        case .keyed("tableFooterView"): tableFooterView = view
        default: super.adopt(view, as: place)
        }
    }
}

extension UITableViewCell {
    /// The line between rows; raw values as on iOS.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine
    }
}

extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// The place of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The section; 0 for a path without one.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(indexes: [newValue, row]) }
    }
    /// The row within its section; 0 for a path without one.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
    /// The item within its section; 0 for a path without one.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

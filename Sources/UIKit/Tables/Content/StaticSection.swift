/// A section of rows that a document holds.
struct StaticSection {
    /// A row, and its height in points where the document gives it one.
    struct Row {
        let cell: UITableViewCell
        let height: CGFloat?
    }

    let header: String?
    let footer: String?
    let rows: [Row]
}

extension UITableView {
    /// The row that a document holds for a place; nil for none.
    func staticRow(at path: IndexPath) -> StaticSection.Row? {
        guard path.count == 2, let section = staticSection(path.section), section.rows.indices.contains(path.row)
        else {
            return nil
        }
        return section.rows[path.row]
    }

    /// The section that a document holds; nil for none.
    func staticSection(_ index: Int) -> StaticSection? {
        content.staticSections.indices.contains(index) ? content.staticSections[index] : nil
    }
}

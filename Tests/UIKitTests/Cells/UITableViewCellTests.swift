import PlacardUIKit
import Testing

@MainActor @Suite struct UITableViewCellTests {
    private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: "row")
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        return cell
    }

    @Test func `rows have the labels of their style`() {
        #expect(cell(.default).detailTextLabel == nil && cell(.value2).imageView == nil)
        #expect(
            cell(.subtitle).detailTextLabel?.font.pointSize == 12
                && cell(.value1).detailTextLabel?.font.pointSize == 17)
        #expect(cell(.default).reuseIdentifier == "row")
    }

    @Test func `labels lie where iOS puts them`() throws {
        let basic = try #require(cell(.default).textLabel).frame
        #expect(basic.minX == 16 && basic.maxX == 359 && abs(basic.midY - 22) < 0.5)
        let row = cell(.value1)
        let (title, detail) = (try #require(row.textLabel).frame, try #require(row.detailTextLabel).frame)
        #expect(title.minX == 16 && detail.maxX == 359 && title.maxX < detail.minX)
        let two = cell(.subtitle)
        #expect(try #require(two.textLabel).frame.maxY == #require(two.detailTextLabel).frame.minY)
    }

    @Test func `an accessory takes its space from the content`() {
        let row = cell(.default)
        row.accessoryType = .disclosureIndicator
        row.layoutIfNeeded()
        #expect(row.contentView.frame == CGRect(x: 0, y: 0, width: 351, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        row.accessoryView = view
        row.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 308, y: 6.5, width: 51, height: 31) && row.contentView.frame.width == 308)
        row.semanticContentAttribute = .forceRightToLeft
        row.layoutIfNeeded()
        #expect(view.frame.minX == 16 && row.contentView.frame.minX == 67)
    }

    @Test func `rows are at least 44 points high`() {
        #expect(cell(.default).sizeThatFits(.zero).height == 44)
        let row = cell(.subtitle)
        #expect(row.sizeThatFits(.zero).height > 55)
        row.textLabel?.font = .systemFont(ofSize: 40)
        #expect(row.sizeThatFits(.zero).height > 80)
    }

    /// Apple's documentation of `setHighlighted(_:animated:)` and `setSelected(_:animated:)`.
    @Test func `labels and images of a row look as the row does`() throws {
        let row = cell(.default)
        let (box, label, image) = (UIView(), UILabel(), UIImageView())
        row.contentView.addSubview(box)
        box.addSubview(label)
        box.addSubview(image)
        row.isSelected = true
        #expect(label.isHighlighted && image.isHighlighted && row.textLabel?.isHighlighted == true)
        row.setHighlighted(true, animated: false)
        row.setSelected(false, animated: false)
        #expect(label.isHighlighted)
        row.prepareForReuse()
        #expect(!label.isHighlighted && !image.isHighlighted)
        row.selectionStyle = .none
        row.isSelected = true
        #expect(!label.isHighlighted)
    }

    @Test func `selection shows until the row is used again`() {
        let row = cell(.default)
        let plain = row.layer.backgroundColor
        row.isSelected = true
        #expect(row.layer.backgroundColor != plain)
        row.prepareForReuse()
        #expect(!row.isSelected && row.layer.backgroundColor == plain)
        row.selectionStyle = .none
        row.isSelected = true
        #expect(row.layer.backgroundColor == plain)
    }

    @Test func `a collection view's cell keeps its content above its backgrounds`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let (ground, marked) = (UIView(), UIView())
        cell.selectedBackgroundView = marked
        cell.backgroundView = ground
        #expect(cell.subviews == [ground, marked, cell.contentView])
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds && ground.frame == cell.bounds && marked.isHidden)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(!marked.isHidden)
    }

    /// Apple, "Building Apps with Dynamic Type" (WWDC 2017).
    @Test func `a second label stands below the first at accessibility's text sizes`() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Detail"
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: cell.sizeThatFits(CGSize(width: 375, height: 0)).height)
        cell.layoutIfNeeded()
        let (first, second) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(second.frame.minY == first.frame.maxY && second.frame.minX == first.frame.minX)
        #expect(cell.frame.height > 44)
    }
}

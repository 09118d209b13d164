import PlacardSpecimens
import Testing

/// Heights of views that are given a width.
@MainActor @Suite struct FollowingHeightTests {
    private func view(_ parts: UIView...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for part in parts {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        parts.first?.topAnchor.constraint(equalTo: view.topAnchor, constant: 10).isActive = true
        parts.last?.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10).isActive = true
        return view
    }

    private func text() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Collect points with every purchase and exchange them for gifts"
        return label
    }

    @Test func contentFromEdgeToEdgeSaysHowHighItIs() {
        let (one, two) = (text(), text())
        let view = view(one, two)
        two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 5).isActive = true
        let high = 2 * text().sizeThatFits(CGSize(width: 200, height: 1_000)).height + 25
        #expect(abs(view.followingHeight(atWidth: 200) - high) < 0.5)
        #expect(view.followingHeight(atWidth: 500) < high)
    }

    /// Equal heights bind nothing to a place.
    @Test func contentWithFreeSpaceBetweenKeepsTheHeightThatTheViewHas() {
        let (one, two) = (text(), text())
        let view = view(one, two)
        one.heightAnchor.constraint(equalTo: two.heightAnchor).isActive = true
        #expect(view.followingHeight(atWidth: 200) == 200)
    }

    @Test func cellsAreAsHighAsTheirContent() {
        let (cell, empty) = (UITableViewCell(), UITableViewCell())
        empty.frame = CGRect(x: 0, y: 0, width: 375, height: 70)
        let label = text()
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        for (attribute, space) in [
            (NSLayoutConstraint.Attribute.top, 12.0), (.bottom, -12), (.leading, 0), (.trailing, 0),
        ] {
            NSLayoutConstraint(
                item: label, attribute: attribute, relatedBy: .equal, toItem: cell.contentView, attribute: attribute,
                multiplier: 1, constant: space
            ).isActive = true
        }
        let high = text().sizeThatFits(CGSize(width: 200, height: 1_000)).height + 24
        #expect(abs(cell.followingHeight(atWidth: 200) - high) < 0.5)
        #expect(empty.followingHeight(atWidth: 200) == 70)
    }
}

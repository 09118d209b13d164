import PlacardUIKit
import Testing

/// Views that are kept while the row that they stood in goes, as tag lists do when they are filled anew.
@MainActor @Suite struct OutlivingViewsTests {
    /// A view with one in it that keeps ten points from its edges.
    private func padded() -> (outer: UIView, inner: UIView) {
        let (outer, inner) = (UIView(), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        ])
        return (outer, inner)
    }

    /// Puts a view into a row that nobody keeps, which has a constraint of its own.
    private func standInRow(_ view: UIView) {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        row.addSubview(view)
        view.frame = row.bounds
        row.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
        row.layoutIfNeeded()
    }

    @Test func `constraints within a view count on when its superview has gone`() {
        let (outer, inner) = padded()
        standInRow(outer)
        #expect(outer.superview == nil)
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        outer.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 180, height: 40))
    }

    @Test func `they count in the next superview too`() {
        let (outer, inner) = padded()
        standInRow(outer)
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        next.addSubview(outer)
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        next.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
    }

    @Test func `constraints that come after the superview has gone join those from before`() {
        let (outer, inner) = padded()
        standInRow(outer)
        outer.translatesAutoresizingMaskIntoConstraints = false
        inner.widthAnchor.constraint(equalToConstant: 50).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 40))
    }
}

import PlacardUIKit
import Testing

@MainActor @Suite(.serialized) struct ConflictTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    @Test func `rules that contradict each other are named, one is broken, the rest holds`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let reports = layoutReports {
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 100),
                view.widthAnchor.constraint(equalToConstant: 120),
            ])
            root.layoutIfNeeded()
        }
        #expect(reports.count == 1)
        let report = reports.first ?? ""
        #expect(report.contains("Unable to simultaneously satisfy constraints."))
        #expect(report.contains(".width == 100   (active)"))
        #expect(report.contains(".width == 120   (active)"))
        #expect(report.contains("Will attempt to recover by breaking constraint"))
        #expect(view.frame.size == CGSize(width: 100, height: 10))
    }

    /// Stored frames of contradicting documents of two projects.
    @Test func `content gives way to required constraints, however much it resists`() {
        let label = UILabel()
        label.text = "one line"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .vertical)
        root.addSubview(label)
        let reports = layoutReports {
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.heightAnchor.constraint(equalToConstant: 8),
            ])
            root.layoutIfNeeded()
        }
        #expect(label.frame.height == 8 && reports.isEmpty)
    }

    /// Stored frames of contradicting documents of four projects.
    @Test func `a stack arranges its views against constraints of their own`() {
        let (first, second) = (UIView(), UIView())
        let sizes = [
            first.heightAnchor.constraint(equalToConstant: 48), second.heightAnchor.constraint(equalToConstant: 20),
        ]
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate(
            [
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.heightAnchor.constraint(equalToConstant: 60),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 100),
            ] + sizes)
        let reports = layoutReports { root.layoutIfNeeded() }
        #expect(!reports.isEmpty)
        #expect([first.frame.minY, first.frame.height, second.frame.minY, second.frame.height] == [0, 30, 30, 30])
    }

    /// Stored frames of documents of two projects.
    @Test func `a stack does not hide a view against its own size`() {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 48).isActive = true
        let stack = UIStackView(arrangedSubviews: [view, UIView()])
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        view.isHidden = true
        _ = layoutReports { stack.layoutIfNeeded() }
        #expect(view.frame.height == 48)
    }

    @Test func `a root that becomes too small breaks one rule and recovers when it grows`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
        ])
        root.layoutIfNeeded()
        let reports = layoutReports {
            root.bounds.size.width = 60
            root.layoutIfNeeded()
        }
        #expect(reports.count == 1)
        root.bounds.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame.width == 300)
    }

    @Test func `a constraint that was given up holds again when there is room for it`() {
        let (icon, label) = (UIView(), UILabel())
        label.text = "beside it"
        for view in [icon, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let end = label.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 30)
        NSLayoutConstraint.activate([
            icon.topAnchor.constraint(equalTo: root.topAnchor), icon.heightAnchor.constraint(equalToConstant: 40),
            label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 4),
            label.heightAnchor.constraint(equalToConstant: 20), end,
        ])
        #expect(layoutReports { root.layoutIfNeeded() }.count == 1)
        let told = layoutReports {
            end.constant = 64
            root.layoutIfNeeded()
        }
        #expect(icon.frame.height == 40 && label.frame.maxY == 64 && label.frame.height == 20 && told.isEmpty)
        let again = layoutReports {
            end.constant = 30
            root.layoutIfNeeded()
        }
        #expect(again.count == 1 && icon.frame.height == 40)
    }

    @Test func `who is told of a conflict may take the rule away and lay out`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (least, most) = (
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
        )
        NSLayoutConstraint.activate([least, most])
        root.layoutIfNeeded()
        let before = NSLayoutConstraint.report
        NSLayoutConstraint.report = { _ in
            (least.isActive, most.isActive) = (false, false)
            _ = view.hasAmbiguousLayout
        }
        least.constant = 30
        root.layoutIfNeeded()
        NSLayoutConstraint.report = before
        #expect(!least.isActive && root.constraints.isEmpty)
        view.widthAnchor.constraint(equalToConstant: 25).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 25)
    }

    @Test func `a constraint that is taken away while its conflict is told does not come back`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let (first, second) = (
            view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 120)
        )
        first.isActive = true
        root.layoutIfNeeded()
        let before = NSLayoutConstraint.report
        NSLayoutConstraint.report = { _ in second.isActive = false }
        second.isActive = true
        root.layoutIfNeeded()
        NSLayoutConstraint.report = before
        first.isActive = false
        root.layoutIfNeeded()
        let told = layoutReports {
            view.widthAnchor.constraint(equalToConstant: 25).isActive = true
            root.layoutIfNeeded()
        }
        #expect(view.frame.width == 25 && told.isEmpty)
    }

    @Test func `a width that its rules make negative is refused at the rule, and holds again later`() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let end = view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
        NSLayoutConstraint.activate([view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), end])
        root.layoutIfNeeded()
        let reports = layoutReports {
            end.constant = -30
            root.layoutIfNeeded()
        }
        #expect(reports.count == 1 && view.frame.width == 0)
        end.constant = 90
        root.layoutIfNeeded()
        #expect(view.frame.width == 80)
        end.isActive = false
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 5)
    }

    @Test func `views without a common ancestor are reported and stay free`() {
        let (one, other) = (UIView(), UIView())
        let rule = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        let reports = layoutReports { rule.isActive = true }
        #expect(reports.first?.contains("because they have no common ancestor") == true)
        #expect(!rule.isActive)
    }

    @Test func `numbers that are none, and pairs that make no sense, are reported`() {
        let view = UIView()
        let reports = layoutReports {
            _ = view.widthAnchor.constraint(equalToConstant: .nan)
            _ = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity)
            _ = NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 0)
            _ = NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1,
                constant: 0)
            _ = NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1,
                constant: 0)
            let rule = view.widthAnchor.constraint(equalToConstant: 5)
            rule.constant = .infinity
            rule.priority = UILayoutPriority(2000)
            rule.isActive = true
            #expect(rule.constant == 5)
            #expect(rule.priority == .required)
        }
        #expect(reports.count == 7)
    }
}

extension Specimen {
    /// Controls and cells, in light and dark surroundings and where reading goes from the right.
    static var controls: [Specimen] {
        let pages: [(String, String, UIUserInterfaceStyle, UITraitEnvironmentLayoutDirection)] = [
            ("controls-light", "Controls and cells in light appearance.", .light, .leftToRight),
            ("controls-dark", "Controls and cells in dark appearance.", .dark, .leftToRight),
            (
                "controls-from-the-right", "Controls and cells where reading goes from the right.", .light,
                .rightToLeft
            ),
        ]
        return pages.map { name, caption, style, direction in
            Specimen(name: name, caption: caption, size: CGSize(width: 375, height: 740)) {
                let page = ControlsPage()
                page.overrideUserInterfaceStyle = style
                page.traitOverrides.layoutDirection = direction
                return page
            }
        }
    }
}

/// Controls in a column, arranged by stack views.
private final class ControlsPage: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 14
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private var rows: [UIView] {
        buttons + fields + ranges + [switches, segments, steppers, pages] + cells
    }

    private func row(_ views: [UIView], spacing: CGFloat = 12) -> UIView {
        let row = UIStackView(arrangedSubviews: views + [UIView()])
        (row.spacing, row.alignment) = (spacing, .center)
        return row
    }

    private var buttons: [UIView] {
        func configured(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
            var configuration = configuration
            configuration.title = title
            return UIButton(configuration: configuration)
        }
        let disabled = configured(.filled(), "Disabled")
        disabled.isEnabled = false
        var capsule = UIButton.Configuration.filled()
        (capsule.cornerStyle, capsule.baseBackgroundColor) = (.capsule, .systemGreen)
        var large = UIButton.Configuration.filled()
        (large.buttonSize, large.subtitle) = (.large, "With a second line")
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        let faint = UIButton(type: .system)
        faint.setTitle("Disabled", for: .normal)
        faint.isEnabled = false
        return [
            row([
                configured(.plain(), "Plain"), configured(.gray(), "Gray"), configured(.tinted(), "Tinted"),
                configured(.filled(), "Filled"),
            ]),
            row([system, faint, UIButton(type: .infoLight), UIButton(type: .contactAdd), disabled]),
            row([configured(large, "Large"), configured(capsule, "Capsule")]),
        ]
    }

    private var fields: [UIView] {
        let (filled, empty) = (UITextField(), UITextField())
        (filled.text, empty.placeholder) = ("Johnny Appleseed", "Name")
        for field in [filled, empty] { field.borderStyle = .roundedRect }
        let pair = UIStackView(arrangedSubviews: [filled, empty])
        (pair.spacing, pair.distribution) = (12, .fillEqually)
        return [pair]
    }

    private var ranges: [UIView] {
        let (slider, bar) = (UISlider(), UIProgressView(progressViewStyle: .default))
        (slider.value, bar.progress) = (0.35, 0.6)
        return [slider, bar]
    }

    private var switches: UIView {
        let (on, off, tinted, disabled) = (UISwitch(), UISwitch(), UISwitch(), UISwitch())
        for view in [on, tinted, disabled] { view.isOn = true }
        tinted.onTintColor = .systemPurple
        disabled.isEnabled = false
        return row([on, off, tinted, disabled], spacing: 20)
    }

    private var segments: UIView {
        let control = UISegmentedControl(items: ["First", "Second", "Third"])
        control.selectedSegmentIndex = 1
        return control
    }

    private var steppers: UIView {
        let (stepper, wheel, large) = (
            UIStepper(), UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
        )
        for view in [wheel, large] { view.startAnimating() }
        return row([stepper, wheel, large], spacing: 24)
    }

    private var pages: UIView {
        let control = UIPageControl()
        (control.numberOfPages, control.currentPage) = (5, 1)
        (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (.label, .systemGray3)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        (blur.layer.cornerRadius, blur.clipsToBounds) = (8, true)
        blur.heightAnchor.constraint(equalToConstant: 30).isActive = true
        blur.widthAnchor.constraint(equalToConstant: 80).isActive = true
        let name = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        (name.text, name.textAlignment, name.textColor) = ("Material", .center, .secondaryLabel)
        name.font = .systemFont(ofSize: 13, weight: .medium)
        blur.contentView.addSubview(name)
        return row([control, blur], spacing: 24)
    }

    private var cells: [UIView] {
        func cell(_ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = accessory
            cell.backgroundColor = .secondarySystemBackground
            cell.heightAnchor.constraint(equalToConstant: cell.sizeThatFits(.zero).height).isActive = true
            return cell
        }
        return [
            cell(.default, .checkmark), cell(.value1, .disclosureIndicator), cell(.value2, .detailButton),
            cell(.subtitle, .detailDisclosureButton),
        ]
    }
}

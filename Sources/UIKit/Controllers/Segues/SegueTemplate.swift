/// What a storyboard says of a segue, and how it is made when it is performed.
struct SegueTemplate {
    let identifier: String?
    /// The action of an unwinding segue, which is called on the destination; nil for other kinds.
    let unwindAction: Selector?
    /// Makes the segue from a source for whoever has triggered it; nil where there is nowhere to go.
    let make: @MainActor (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?
}

/// The segues that a row of a table or a cell of a collection triggers.
struct CellSegues {
    /// Performed when the cell is chosen, before the delegate hears of that.
    var selection: (@MainActor () -> Void)?
    /// Performed when the button at a row's end is touched.
    var accessory: (@MainActor () -> Void)?
}

extension UIViewController {
    func performSegue(named identifier: String, sender: Any?) {
        guard let template = segues.first(where: { $0.identifier == identifier }) else {
            UINib.report(
                "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'; give one that name in "
                    + "the storyboard that the controller comes from")
            return
        }
        perform(template, sender: sender)
    }

    /// Performs a segue that something on the screen has triggered, if the controller wants it to.
    func trigger(_ template: SegueTemplate, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, sender: sender)
    }

    /// Prepares the source, has the destination of an unwinding segue do its action, and shows the destination.
    private func perform(_ template: SegueTemplate, sender: Any?) {
        guard let segue = template.make(self, sender) else { return }
        prepare(for: segue, sender: sender)
        if let action = template.unwindAction {
            SelectorDispatch.perform(action, on: segue.destination, with: [segue])
        }
        segue.perform()
    }
}

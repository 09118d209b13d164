extension NibBuilder {
    /// A view with everything upon it, of the class that the element asks for, or else of the class of its kind.
    func makeView(_ element: IBElement, in parent: NibCoder?) -> UIView? {
        guard context.failure == nil else { return nil }
        depth += 1
        defer { depth -= 1 }
        let decoder = NibDecoder(element, context)
        let viewClass = NibViewClass.all[element.name]
        let view = customView(decoder, in: parent) ?? familyView(decoder, in: parent)
        if !context.isOfProgram, let view { decoder.giveSpace(to: view, in: parent) }
        if viewClass == nil {
            decoder.report(.warning, "the element <\(element.name)> is not known; it is drawn as a plain view")
        } else if let caveat = viewClass?.caveat {
            decoder.report(.note, "<\(element.name)> \(caveat)")
        }
        return view
    }

    private func customView(_ decoder: NibDecoder, in parent: NibCoder?) -> UIView? {
        let coder = NibCoder(decoder, viewClass(of: decoder.element), in: parent, by: self)
        guard let name = decoder.string("customClass"), let type = classes.type(for: decoder.element) else {
            return nil
        }
        guard let viewType = type as? UIView.Type else {
            decoder.report(.warning, "the class \(name) is no view; \(coder.viewClass.className) stands in for it")
            return nil
        }
        let mark = graph.objects.count
        guard let view = viewType.init(coder: coder) else {
            wiring.remove(graph.objects[mark...].map(\.view))
            graph.objects.removeSubrange(mark...)
            let problem = "init(coder:) of \(name) answers nil; \(coder.viewClass.className) stands in for it"
            decoder.report(.warning, problem)
            return nil
        }
        if !coder.isBegun {
            record(view, coder)
            decoder.report(
                .warning,
                "init(coder:) of \(name) does not call super.init(coder:); what the document says of it is left out")
        }
        return view
    }

    private func familyView(_ decoder: NibDecoder, in parent: NibCoder?) -> UIView? {
        let coder = NibCoder(decoder, viewClass(of: decoder.element), in: parent, by: self)
        let isCustom = decoder.element["customClass"] != nil
        if isCustom, classes.type(for: decoder.element) == nil, !coder.repeatsClassOfCell {
            reportUnknownClass(decoder, standIn: coder.viewClass.className)
        }
        coder.standsIn = isCustom || coder.viewClass.isPlain
        let view = coder.viewClass.make(coder)
        if let view { coder.begin(view) }
        if isCustom, let id = decoder.element.id, let size = context.designedSizes[id] {
            view?.take(designedSize: size)
        }
        return view
    }

    private func viewClass(of element: IBElement) -> NibViewClass { NibViewClass.all[element.name] ?? .unknown }

    /// Called while a view is being made, before the initializers of its subclasses go on.
    func begin(_ view: UIView, _ coder: NibCoder) {
        do throws(IBError) {
            try view.decodeCommon(from: coder.decoder)
        } catch {
            context.fail(error)
        }
        if view is UITableViewCell, !context.isOfProgram {
            view.viewState.margins = view.viewState.margins ?? coder.marginsOfCell
        }
        record(view, coder)
        placeUnstored(view, coder)
        takeItems(of: coder.decoder, view)
        if coder.element.name == "tableView", !context.isOfProgram { addSectionTitles(of: coder.decoder, to: view) }
        if context.isOfProgram { notePrototypes(of: coder, view) }
        for place in coder.viewClass.children {
            for element in elements(place, of: coder.decoder) {
                if let child = makeView(element, in: coder) { view.adopt(child, as: place) }
            }
        }
        makeUninstalled(for: view, of: coder.decoder)
        if let table = view as? UITableView, context.isOfProgram { takeSections(of: coder, table) }
        if let cell = view as? UITableViewCell {
            if !context.isOfProgram { cell.renewOutdatedContent(coder.decoder) }
            takeParts(of: coder.decoder, cell)
        }
        if coder.element.name == "containerView" { fill(view, coder) }
    }

    /// Views that the size classes leave out are made, connected and kept, and lie in no other.
    ///
    /// Source: Apple, Auto Layout Help, "Installing and Uninstalling Views for a Size Class".
    private func makeUninstalled(for view: UIView, of decoder: NibDecoder) {
        for element in decoder.uninstalled("subviews").filter(isView) {
            let index = graph.objects.count
            guard let child = makeView(element, in: nil) else { continue }
            graph.uninstalled.insert(index)
            constraints.noteLeftOut(child)
            view.viewState.uninstalled.append(child)
        }
    }

    private func elements(_ place: NibChildren, of decoder: NibDecoder) -> [IBElement] {
        let all: [IBElement] =
            switch place {
            case .list(let name): decoder.list(name)
            case .keyed(let key): [decoder.child(keyed: key)].compactMap { $0 }
            case .prototypes: context.isOfProgram ? [] : decoder.list("prototypes") + decoder.list("cells")
            case .sections:
                context.isOfProgram ? [] : decoder.list("sections").flatMap { $0.visited.list("cells") }
            }
        return all.filter(isView)
    }

    /// A content view without a stored frame fills its cell, a row has the place that its table gives it; other views without one wait
    /// for layout.
    private func placeUnstored(_ view: UIView, _ coder: NibCoder) {
        guard coder.decoder.child(keyed: "frame") == nil else { return }
        if coder.element.key == "contentView", let parent = coder.parent?.object as? UIView {
            view.frame = parent.bounds
        } else if view is UITableViewCell, let parent = coder.parent, let table = parent.object as? UITableView {
            view.frame = table.frameOfUnstoredRow(coder.decoder, in: parent.decoder)
        } else {
            coder.decoder.report(.note, "no frame is stored for this view; it has no size")
        }
    }

    /// A member with only a reference stands for a view that is written elsewhere.
    private func isView(_ element: IBElement) -> Bool {
        element["reference"] == nil && element.name != "nil" && !NibViewClass.notViews.contains(element.name)
    }

    private func record(_ view: UIView, _ coder: NibCoder) {
        let element = coder.element
        connectSegues(of: element, view, controller)
        coder.index = graph.objects.count
        graph.objects.append(
            NibObject(
                id: element.id, className: element["customClass"] ?? coder.viewClass.className, element: element,
                view: view, parent: coder.parent?.index, scene: scene?.id))
        constraints.note(element, as: view)
        wiring.note(element, as: view, standsIn: coder.standsIn)
    }
}

extension NibCoder {
    /// Whether a cell's content names the cell's own class, as some documents do.
    fileprivate var repeatsClassOfCell: Bool {
        guard element.key == "contentView", let cell = parent?.element else { return false }
        return ["customClass", "customModule"].allSatisfy { element[$0] == cell[$0] }
    }
}

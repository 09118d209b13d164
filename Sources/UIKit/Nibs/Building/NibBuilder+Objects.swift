extension NibBuilder {
    /// Makes the objects of some elements and connects them, in UIKit's order; what cannot be made is reported.
    func make(_ elements: [IBElement]) -> [AnyObject] {
        let objects = elements.compactMap { makeObject($0.resolved(for: traits)) }
        complete()
        return objects
    }

    /// Puts what was made since the last time to work.
    private func complete() {
        for (id, constraint) in constraints.install(reportingTo: context) {
            graph.constraints[id] = constraint
            wiring.note(constraint, id: id)
        }
        constraints = NibConstraints()
        wiring.finish()
        context.publish()
        // A builder that lives on for its program must not hold what it has made.
        if context.isOfProgram, depth == 0 { graph = NibGraph() }
    }

    func makeObject(_ element: IBElement) -> AnyObject? {
        guard context.failure == nil else { return nil }
        if NibViewClass.all[element.name] != nil { return makeView(element, in: nil) }
        if NibViewClass.isController(element.name) { return makeController(element) }
        if NibViewClass.notViews.contains(element.name) { return makeOther(element) }
        return element.child(keyed: "frame") == nil ? nil : makeView(element, in: nil)
    }

    /// Gesture recognizers, and objects of which only the program knows what they are.
    private func makeOther(_ element: IBElement) -> AnyObject? {
        if let item = item(element) { return item }
        let decoder = NibDecoder(element, context)
        let custom = classes.type(for: element).flatMap { NibTables.makeObject(of: $0) }
        guard let object = custom ?? NibRecognizers.make(decoder) else {
            decoder.report(.note, "<\(element.name)> is not made; nothing can be connected to it")
            return nil
        }
        let standsIn = custom == nil && element["customClass"] != nil
        if standsIn {
            let name = String(describing: type(of: object))
            reportUnknownClass(decoder, standIn: "\(name), unless the class's NibTable makes an object,")
        }
        wiring.note(element, as: object, standsIn: standsIn)
        connectSegues(of: element, object, controller)
        return object
    }

    func reportUnknownClass(_ decoder: NibDecoder, standIn: String) {
        let names = [decoder.string("customModule"), decoder.string("customClass")].compactMap { $0 }
        decoder.report(
            .warning,
            "Unknown class \(names.joined(separator: ".")) in Interface Builder file; \(standIn) stands in for it")
    }

    // MARK: Controllers

    private func makeController(_ element: IBElement) -> UIViewController? {
        makeController(element) { [classes] coder in
            (classes.type(for: element) as? UIViewController.Type)?.init(coder: coder)
        }
    }

    /// Makes the controller of a scene; its view comes when it is asked for.
    func makeController(of scene: IBScene, by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = scene.controller?.resolved(for: traits) else { return nil }
        return within(scene) {
            let controller = makeController(element) { [classes] coder in
                creator?(coder) ?? (classes.type(for: element) as? UIViewController.Type)?.init(coder: coder)
            }
            complete()
            return controller
        }
    }

    /// A controller, made by a closure or by its class; UIKit's stands in where that makes none.
    func makeController(_ element: IBElement, by creator: (NibCoder) -> UIViewController?) -> UIViewController? {
        let decoder = NibDecoder(element, context)
        let coder = NibCoder(decoder, .unknown, by: self)
        if let controller = creator(coder) {
            if !coder.isBegun { coder.begin(controller) }
            if let id = scene?.id, !context.isOfProgram { graph.controllers[id] = controller }
            wiring.note(
                element, as: controller, standsIn: element["customClass"] == nil && element.name != "viewController")
            return controller
        }
        let isCustom = element["customClass"] != nil
        if isCustom { reportUnknownClass(decoder, standIn: "\(controllerClass(of: element))") }
        let standIn = NibCoder(decoder, .unknown, by: self)
        let controller = controllerClass(of: element).init(coder: standIn)
        if let controller { wiring.note(element, as: controller, standsIn: isCustom) }
        if let id = scene?.id, !context.isOfProgram { graph.controllers[id] = controller }
        return controller
    }

    /// The controller's view is made when it is first asked for, with what lies beside the controller in its scene; beside
    /// one that has no view, at once.
    func begin(_ controller: UIViewController, _ coder: NibCoder) {
        controller.decodeController(coder.decoder)
        takeSegues(of: controller)
        let scene = scene
        within(scene, of: controller) {
            takeItems(of: coder.decoder, controller)
            takeShownControllers(controller, coder)
        }
        let beside = scene?.objects.filter { !NibViewClass.isController($0.name) } ?? []
        guard let element = coder.element.child(keyed: "view") else {
            controller.nibObjects = beside.compactMap { makeObject($0.resolved(for: traits)) }
            return
        }
        controller.viewSource = { [self] controller in
            within(scene, of: controller) {
                let view = makeObject(element.resolved(for: traits)) as? UIView
                if let view { constraints.noteGuides(of: coder.element, on: view) }
                controller.view = view
                takeGlobalTint(view, element)
                controller.nibObjects = beside.compactMap { makeObject($0.resolved(for: traits)) }
                complete()
                fillContainers(of: controller)
                wiring.reportUnconnected()
                context.publish()
            }
        }
    }

    /// A storyboard's own tint, which on Apple's systems is the window's.
    private func takeGlobalTint(_ view: UIView?, _ element: IBElement) {
        guard let tint = context.globalTint, element.child(keyed: "tintColor") == nil else { return }
        view?.tintColor = NibDecoder(tint, context).color(of: tint)
    }
}

import PlacardCoreGraphics

extension Render {
    /// The command of arguments (without the program's name) that name documents, where their pictures go, and at most
    /// between how many processes, and nothing else; nil for all others, which are the parser's.
    ///
    /// The parser looks for its options' types at run time, which takes as long as to lay out and draw a label, and takes
    /// longer over a thousand names than to draw twenty.
    static func plain(_ arguments: [String]) -> Render? {
        guard Shortcut.arguments.isOn, arguments.first == configuration.commandName else { return nil }
        var files: [String] = []
        var (output, jobs, queue) = (String?.none, String?.none, String?.none)
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            switch word {
            case "-o", "--output": guard take(&output, from: &rest) else { return nil }
            case "--jobs": guard take(&jobs, from: &rest) else { return nil }
            case "--queue": guard take(&queue, from: &rest) else { return nil }
            default:
                guard isPlain(word) else { return nil }
                files.append(word)
            }
        }
        guard let output, !files.isEmpty, let count = Int(jobs ?? "1"), (1...maximumJobs).contains(count) else {
            return nil
        }
        return Render(files, output: output, jobs: count, queue: queue.map(DocumentQueue.init(argument:)))
    }

    /// Takes an option's value, unless it has one already or what follows is not plain.
    private static func take(_ value: inout String?, from rest: inout ArraySlice<String>) -> Bool {
        guard value == nil, let word = rest.popFirst(), isPlain(word) else { return false }
        value = word
        return true
    }

    /// Whether a word is nothing to the parser but itself.
    private static func isPlain(_ word: String) -> Bool { !word.isEmpty && !word.hasPrefix("-") }

    /// A command with every option as the parser leaves it where nobody names it; one that is not set would end the
    /// program when it is read.
    private init(_ files: [String], output: String, jobs: Int, queue: DocumentQueue?) {
        self.init()
        (self.files, self.output, self.jobs, self.queue) = (files, output, jobs, queue)
        (scenes, options, size, traits, bound, fonts) = (.plain, .plain, .plain, .plain, .plain, .plain)
    }
}

extension SceneOptions {
    fileprivate static var plain: SceneOptions {
        var options = SceneOptions()
        (options.scale, options.scene, options.overview) = (2, nil, false)
        return options
    }
}

extension RenderOptions {
    fileprivate static var plain: RenderOptions {
        var options = RenderOptions()
        (options.at, options.svgText, options.compression) = (nil, .outlines, .quick)
        return options
    }
}

extension SizeOptions {
    fileprivate static var plain: SizeOptions {
        var options = SizeOptions()
        (options.givenWidth, options.givenHeight, options.covers) = (nil, nil, nil)
        return options
    }
}

extension TraitOptions {
    fileprivate static var plain: TraitOptions {
        var options = TraitOptions()
        (options.appearance, options.contentSize, options.isRightToLeft) = (.light, nil, false)
        (options.language, options.pseudolocale, options.width, options.height) = (nil, nil, nil, nil)
        return options
    }
}

extension RootOption {
    fileprivate static var plain: RootOption {
        var options = RootOption()
        options.folder = nil
        return options
    }
}

extension FontOptions {
    fileprivate static var plain: FontOptions {
        var options = FontOptions()
        options.folders = []
        return options
    }
}

import PlacardCoreGraphics

extension Render {
    /// The command of arguments (without the program's name) that name documents and where their pictures go, and nothing
    /// else; nil for all others, which are the parser's.
    ///
    /// The parser looks for its options' types at run time, which takes as long as to lay out and draw a label.
    static func plain(_ arguments: [String]) -> Render? {
        guard Shortcut.arguments.isOn, arguments.first == configuration.commandName else { return nil }
        var (files, output) = ([String](), String?.none)
        var rest = arguments.dropFirst()
        while let word = rest.popFirst() {
            if word == "-o" || word == "--output" {
                guard output == nil, let value = rest.popFirst(), isPlain(value) else { return nil }
                output = value
            } else {
                guard isPlain(word) else { return nil }
                files.append(word)
            }
        }
        guard let output, !files.isEmpty else { return nil }
        return Render(files, output: output)
    }

    /// Whether a word is nothing to the parser but itself.
    private static func isPlain(_ word: String) -> Bool { !word.isEmpty && !word.hasPrefix("-") }

    /// A command with every option as the parser leaves it where nobody names it; one that is not set would end the
    /// program when it is read.
    private init(_ files: [String], output: String) {
        self.init()
        (self.files, self.output, jobs, queue) = (files, output, 1, nil)
        (scenes, options, size, traits, fonts) = (.plain, .plain, .plain, .plain, .plain)
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

extension FontOptions {
    fileprivate static var plain: FontOptions {
        var options = FontOptions()
        options.folders = []
        return options
    }
}

import Foundation
import PlacardSpecimens

/// Interface Builder documents, and tables of texts beside them: read, built, laid out, listed and drawn.
@MainActor enum DocumentInput {
    static func run(_ data: Data) {
        let isStoryboard = data.range(of: Data("Storyboard".utf8)) != nil
        let name = isStoryboard ? "input.storyboard" : "input.xib"
        InputFolder.fill([(name, data)])
        let path = InputFolder.url.appendingPathComponent(name).path
        let environment = RenderEnvironment()
        environment.apply(scale: 1) {
            do {
                let document = try LaidOutDocument(contentsOf: path, scene: nil, in: NibSpace(), for: environment)
                if let graph = document.graph { checkReport(graph) }
                draw(document)
            } catch let error as IBError {
                requireOneLine(error.description)
            } catch {
                require(false, "a document throws \(type(of: error))")
            }
        }
    }

    private static func checkReport(_ graph: NibGraph) {
        let json = InspectReport(graph).json
        let object = try? JSONSerialization.jsonObject(with: Data(json.utf8))
        require(object is [String: Any], "the report is no JSON object")
    }

    private static func draw(_ document: LaidOutDocument) {
        // What is large takes long without finding anything.
        let size = document.sheet.size
        guard size.width * size.height < 1_000_000 else { return }
        do throws(IBError) {
            let (first, second) = (try document.image(scale: 1), try document.image(scale: 1))
            require(first.width == second.width && first.height == second.height, "two pictures differ in size")
        } catch {
            requireOneLine(error.description)
        }
    }

    /// The first line names a table, the rest is a document and, behind a line `== `, the table.
    static func runStrings(_ data: Data) {
        InputFolder.fill(
            InputFolder.files(in: data).prefix(8).map { file in ("\(file.path)", file.content) })
        for place in ["Base.lproj/input.xib", "en.lproj/input.xib"] {
            let url = InputFolder.url.appendingPathComponent(place)
            do throws(IBError) {
                let strings = try IBStrings(for: url, languages: ["de-CH", "zh-Hant-HK", "en"])
                _ = try IBDocument(contentsOf: url).localized(by: strings)
            } catch {
                requireOneLine(error.description)
            }
        }
    }

    static func requireOneLine(_ message: String) {
        require(
            !message.contains(where: \.isNewline) && message.tellsAnError, "no line of an error: \(message)")
    }
}

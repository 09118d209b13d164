import Foundation
import PlacardSnapshots

/// References of snapshots: trees, environments and results of other runs, read and compared.
@MainActor enum TreeInput {
    private static let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    static func run(_ data: Data) {
        InputFolder.fill([("input.json", data), ("input.environment.json", data), ("results.json", data)])
        let reference = SnapshotReference("input", in: InputFolder.url)
        do throws(SnapshotError) {
            let tree = try reference.readTree()
            require(TreeComparison(tree, tree).sentences.isEmpty, "a tree differs from itself")
            require(SnapshotTree(json: tree.json) == tree, "a tree does not survive its file")
            let sentences = TreeComparison(tree, SnapshotTree(view)).sentences
            require(sentences.count <= 51 && !sentences.contains { $0.contains("\n") }, "no list of sentences")
        } catch {
            requireOneLine(error)
        }
        do throws(SnapshotError) {
            let environment = try reference.readEnvironment()
            require(environment.differences(from: environment).isEmpty, "an environment differs from itself")
        } catch {
            requireOneLine(error)
        }
        do throws(SnapshotError) {
            _ = try SnapshotRun(reportIn: InputFolder.url).junit
        } catch {
            requireOneLine(error)
        }
    }

    private static func requireOneLine(_ error: SnapshotError) {
        DocumentInput.requireOneLine(error.description)
    }
}

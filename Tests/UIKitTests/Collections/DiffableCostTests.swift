import TestTools
import Testing

@testable import PlacardUIKit

/// What it costs to edit snapshots item by item, and that edited ones hold what a plain list would.
@MainActor @Suite struct DiffableCostTests {
    private final class Count: @unchecked Sendable { var comparisons = 0 }

    /// An item that counts how often it is compared.
    private struct Counted: Hashable, Sendable {
        let number: Int
        let count: Count

        static func == (a: Self, b: Self) -> Bool {
            a.count.comparisons += 1
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private typealias Flat = NSDiffableDataSourceSnapshot<Int, Counted>
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<Counted>

    private func items(_ count: Int) -> [Counted] {
        let shared = Count()
        return (0..<count).map { Counted(number: $0, count: shared) }
    }

    /// How often items are compared while something is done once for each of a thousand.
    private func comparisons(_ body: ([Counted]) -> Void) -> Int {
        let items = items(1000)
        body(items)
        return items[0].count.comparisons
    }

    @Test func `items that come, move and go one by one are not looked for among all others`() {
        let comparisons = comparisons { items in
            var snapshot = Flat()
            snapshot.appendSections([0])
            snapshot.appendItems([items[0]])
            for (before, item) in zip(items, items.dropFirst()) { snapshot.insertItems([item], afterItem: before) }
            for item in items { snapshot.moveItem(item, beforeItem: items[500]) }
            #expect(items.allSatisfy { snapshot.indexOfItem($0) != nil })
            for item in items { snapshot.deleteItems([item]) }
            #expect(snapshot.numberOfItems == 0 && snapshot.itemIdentifiers.isEmpty)
        }
        #expect(comparisons < 40_000)
    }

    @Test func `branches whose items come and go one by one are not looked through`() {
        let comparisons = comparisons { items in
            var tree = Tree()
            tree.append([items[0], items[1]])
            for (before, item) in zip(items, items.dropFirst()).dropFirst() { tree.insert([item], after: before) }
            for item in items.dropFirst(500) { tree.delete([item]) }
            tree.append(Array(items.dropFirst(500)), to: items[0])
            tree.delete(items.dropFirst(500).reversed())
            for item in items { tree.delete([item]) }
            #expect(tree.items.isEmpty)
        }
        #expect(comparisons < 40_000)
    }

    @Test func `sections that come and go one by one are not looked for among all others`() {
        let items = items(1000)
        var snapshot = NSDiffableDataSourceSnapshot<Counted, Int>()
        snapshot.appendSections([items[0]])
        for (before, item) in zip(items, items.dropFirst()) { snapshot.insertSections([item], afterSection: before) }
        for item in items { snapshot.moveSection(item, beforeSection: items[500]) }
        for item in items { snapshot.deleteSections([item]) }
        #expect(snapshot.numberOfSections == 0 && items[0].count.comparisons < 40_000)
    }

    /// A plain array is the truth.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a list that is edited anywhere holds what an array holds`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
        var (list, model) = (OrderedItems<Int>(), [Int]())
        for step in 0..<300 {
            if below(3) > 0 || model.isEmpty {
                let new = (0...below(3)).map { step * 10 + $0 }
                // Every other history comes back to the same place, where ranks run out.
                let place = seed % 2 == 0 ? model.count / 2 : below(model.count + 1)
                list.insert(new, at: place)
                model.insert(contentsOf: new, at: place)
            } else {
                let gone = (0..<below(14)).map { _ in model[below(model.count)] } + [-1]
                list.remove(gone)
                model.removeAll(where: gone.contains)
            }
            #expect(list.items == model && model.indices.allSatisfy { list.index(of: model[$0]) == $0 })
        }
    }
}

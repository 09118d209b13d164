import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Tables after random histories, against what they show.
@MainActor @Suite struct TableHistoryTests {
    /// A number for each row, which is its cell's tag and decides about its height.
    private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
        final class Cell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: Numbers.height(of: tag)) }
        }

        var sections: [[Int]]
        let measuresCells: Bool

        init(_ sections: [[Int]], measuresCells: Bool) {
            (self.sections, self.measuresCells) = (sections, measuresCells)
        }

        static func height(of number: Int) -> CGFloat { CGFloat(20 + number * 11 % 37) }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            measuresCells
                ? UITableView.automaticDimension : Self.height(of: sections[indexPath.section][indexPath.row])
        }
    }

    private func table(_ numbers: Numbers, in window: UIWindow) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
        table.register(Numbers.Cell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (numbers, numbers)
        table.estimatedRowHeight = numbers.measuresCells ? 80 : 0
        window.addSubview(table)
        return table
    }

    /// Rows go, come and change places, and the table is told of it.
    private func edit(_ table: UITableView, _ numbers: Numbers, with random: inout SeededNumbers) {
        let old = numbers.sections
        var new = old.map { _ in [(number: Int, from: IndexPath?, isNew: Bool)]() }
        var (gone, moved) = ([IndexPath](), [(number: Int, from: IndexPath)]())
        for (section, row) in old.indices.flatMap({ section in old[section].indices.map { (section, $0) } }) {
            let (path, number) = (IndexPath(row: row, section: section), old[section][row])
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2: gone.append(path)
            case 3: moved.append((number, path))
            default: new[section].append((number, nil, false))
            }
        }
        let added = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 1000...9999, using: &random)
        }
        for entry in moved.map({ ($0.number, $0.from as IndexPath?, false) }) + added.map({ ($0, nil, true) }) {
            let section = Int.random(in: new.indices, using: &random)
            new[section].insert(entry, at: Int.random(in: 0...new[section].count, using: &random))
        }
        numbers.sections = new.map { $0.map(\.number) }
        table.performBatchUpdates {
            table.deleteRows(at: gone, with: .fade)
            for (section, row) in new.indices.flatMap({ section in new[section].indices.map { (section, $0) } }) {
                let (path, entry) = (IndexPath(row: row, section: section), new[section][row])
                if let from = entry.from { table.moveRow(at: from, to: path) }
                if entry.isNew { table.insertRows(at: [path], with: .fade) }
            }
        }
    }

    private func expectAgreement(_ table: UITableView, _ numbers: Numbers) {
        table.layoutIfNeeded()
        let shown = table.indexPathsForVisibleRows ?? []
        for path in shown {
            let (number, rect) = (numbers.sections[path.section][path.row], table.rectForRow(at: path))
            #expect(table.cellForRow(at: path)?.tag == number && table.cellForRow(at: path)?.frame == rect)
            #expect(rect.height == Numbers.height(of: number))
        }
        #expect(table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == shown.count)
        let last = max(0, table.contentSize.height - table.bounds.height)
        #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= last + 0.5)
        guard !numbers.measuresCells else { return }
        #expect(table.contentSize.height == numbers.sections.joined().reduce(0) { $0 + Numbers.height(of: $1) })
    }

    @Test(arguments: [false, true], 0..<25) func `rows, heights and the place agree after any history`(
        measuresCells: Bool, seed: UInt64
    ) {
        var random = SeededNumbers(seed: seed)
        let numbers = Numbers([Array(1...40), [], Array(41...45)], measuresCells: measuresCells)
        let (window, clock) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), EventClock(.stepped))
        clock.drive {
            let table = table(numbers, in: window)
            for _ in 0..<12 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0...1: edit(table, numbers, with: &random)
                case 2:
                    numbers.sections = numbers.sections.map { $0.shuffled(using: &random) }
                    table.reloadData()
                case 3:
                    let end = max(0, table.contentSize.height - table.bounds.height)
                    table.setContentOffset(
                        CGPoint(x: 0, y: CGFloat.random(in: 0...end, using: &random)), animated: true)
                default:
                    if !numbers.sections[2].isEmpty {
                        table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .bottom, animated: true)
                    }
                }
                guard Bool.random(using: &random) else { continue }
                clock.advance(by: 1)
                expectAgreement(table, numbers)
            }
        }
    }
}

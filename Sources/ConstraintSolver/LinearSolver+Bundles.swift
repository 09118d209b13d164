/// Dummies that a row holds in great number are bundled: a symbol of its own stands for their sum in the row, and in all that
/// the row is put into. So each row of a long chain of equations holds the bundle of the row before and one dummy more,
/// instead of the dummies of the whole chain.
///
/// Dummies are always zero and never raised, so that a row needs them for nothing but knowing what its constant hangs on:
/// when a constant changes, when an equation is given up, and when equations contradict each other. Then they are looked for
/// in bundles too. What is bundled heads no row.
extension LinearSolver {
    /// Bundles the dummies of a row that is put into others, if there are many.
    mutating func bundleDummies(of row: Int32) { bundleDummies(of: row, beyond: mostDummies) }

    /// Bundles the dummies and bundles of a row that others have been put into, if they have become many. It would get one more
    /// with every pivot, because dummies that cancel out do not show in bundles.
    mutating func gatherBundles(of row: Int32) { bundleDummies(of: row, beyond: 8 * mostDummies) }

    private mutating func bundleDummies(of row: Int32, beyond most: Int) {
        guard rows[Int(row)].cells.count > most, headKind(row) != .bundle else { return }
        let dummies = rows[Int(row)].cells.filter { kinds[Int($0.symbol)].isFixed }
        guard dummies.count > most else { return }
        let bundle = makeSymbol(.bundle, constraint: -1)
        for cell in dummies {
            _ = rows[Int(row)].remove(cell.symbol)
            leave(cell.symbol, row)
        }
        _ = addRow(SolverRow(head: bundle, constant: 0, cells: dummies))
        add(1, times: SolverRow(head: -1, constant: 0, cells: [SolverCell(symbol: bundle, coefficient: 1)]), to: row)
        bundleCount += 1
    }

    /// Takes a dummy out of all bundles, whose rows name it from now on.
    mutating func unbundle(_ dummy: Int32) {
        for bundle in bundles(holding: dummy) {
            let source = rowOfSymbol[Int(bundle)]
            let share = SolverCell(symbol: dummy, coefficient: rows[Int(source)].remove(dummy))
            leave(dummy, source)
            let part = SolverRow(head: bundle, constant: 0, cells: [share])
            for row in columns[Int(bundle)] { add(rows[Int(row)].coefficient(of: bundle), times: part, to: row) }
            objective.add(costOf: bundle, times: part)
            if rows[Int(source)].cells.count <= 1 { dissolve(bundle) }
        }
    }

    /// Puts what is left of a bundle in its place.
    private mutating func dissolve(_ bundle: Int32) {
        let row = rowOfSymbol[Int(bundle)]
        substitute(bundle, from: row)
        dropRow(row)
        releaseSymbol(bundle)
        bundleCount -= 1
    }

    /// Gives up bundles that no row holds any more.
    mutating func dropIdleBundles() {
        while let bundle = idleBundles.popLast() {
            if kinds[Int(bundle)] == .bundle, columns[Int(bundle)].isEmpty { dissolve(bundle) }
        }
    }

    /// By how much rows change with a dummy: symbols that stand for it there, and how often each does.
    mutating func shares(of dummy: Int32) -> [SolverCell] {
        var shares = [SolverCell(symbol: dummy, coefficient: 1)]
        let bundles = bundles(holding: dummy)
        guard !bundles.isEmpty else { return shares }
        sum.begin(symbols: kinds.count)
        sum.add(1, of: dummy)
        for bundle in bundles {
            let share = rows[Int(rowOfSymbol[Int(bundle)])].cells.reduce(0) {
                $0 + $1.coefficient * sum.coefficient(of: $1.symbol)
            }
            sum.add(share, of: bundle)
            shares.append(SolverCell(symbol: bundle, coefficient: share))
        }
        return shares
    }

    /// The bundles in which a dummy is found, each before those that hold it in turn.
    private mutating func bundles(holding dummy: Int32) -> [Int32] {
        guard bundleCount > 0 else { return [] }
        var found: [Int32] = []
        path.append((dummy, 0))
        while let (symbol, place) = path.last {
            guard let next = nextBundle(holding: symbol, from: place) else {
                found.append(symbol)
                path.removeLast()
                continue
            }
            path[path.count - 1].cell = next.place + 1
            isTraced[Int(next.bundle)] = true
            path.append((next.bundle, 0))
        }
        found.removeLast()
        for bundle in found { isTraced[Int(bundle)] = false }
        found.reverse()
        return found
    }

    private func nextBundle(holding symbol: Int32, from start: Int) -> (bundle: Int32, place: Int)? {
        let column = columns[Int(symbol)]
        var place = start
        while place < column.count {
            let head = rows[Int(column[place])].head
            if kinds[Int(head)] == .bundle, !isTraced[Int(head)] { return (head, place) }
            place += 1
        }
        return nil
    }
}

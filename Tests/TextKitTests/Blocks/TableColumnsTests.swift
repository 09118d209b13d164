import Foundation
import Testing

@testable import PlacardTextKit

/// Tables of made-up cells as Chromium 150 lays them out in a space of 400 points, recorded with `getBoundingClientRect()`.
///
/// Each line: the table's width (0 for none) and `a` or `f` for its algorithm; its cells (row, column + span, the widths of
/// the words, a width in per cent or points); the left edge and the width of each cell. Padding is 4 points, spacing 0.
@Suite struct TableColumnsTests {
    private static let tables = """
        400a: 0.0+1:10:p30 0.1+2:30-30:- 0.3+1:20:- 1.0+1:60:- 1.1+2:45-10-45-30:- 1.3+1:30-20-60-30:- 2.0+3:20-10-45-30-10-60-10-20-45:- 2.3+1:30:- = 0:120 120:150.7 270.7:129.3 0:120 120:150.7 270.7:129.3 0:270.7 270.7:129.3
        0a: 0.0+1:30:s80 0.1+1:45-45:p50 1.0+1:20-30:- 1.1+1:60-10:- 2.0+1:45:- 2.1+1:10-45:p50 = 0:98 98:98 0:98 98:98 0:98 98:98
        400a: 0.0+1:30:s40 1.0+1:60-10:- = 0:400 0:400
        300a: 0.0+3:10:- = 0:300
        0a: 0.0+1:10-10-60-45-45-45-10-20-30:- 1.0+1:20:s80 = 0:88 0:88
        400a: 0.0+1:10-20:- 0.1+1:20-20:s40 1.0+2:10-20-60-30:- 2.0+1:45:- 2.1+1:45-20-45-30-20-60-20-30-60:- = 0:332 332:68 0:400 0:332 332:68
        300a: 0.0+2:20:- = 0:300
        400f: 0.0+1:10-30-20-20:- 0.1+1:10-60-60-60:s40 0.2+2:20:- 1.0+1:20-10-60-60-60-45-30-30-60:- 1.1+1:20:- 1.2+1:60:- 1.3+1:45-45:p50 = 0:117.3 117.3:48 165.3:234.7 0:117.3 117.3:48 165.3:117.3 282.7:117.3
        200f: 0.0+1:20:- = 0:200
        0a: 0.0+1:20:p30 0.1+3:45-30-60-60-45-30-60-10-45:- 1.0+1:45-30:s40 1.1+1:20-60-60-60-20-20-30-10-30:p30 1.2+2:45:- 2.0+1:45-30:- 2.1+1:60:s40 2.2+2:10:- = 0:120 120:280 0:120 120:120 240:160 0:120 120:120 240:160
        400a: 0.0+1:20:p30 0.1+2:45-60-30-30-60-10-20-10-45:- 0.3+1:10:- = 0:120 120:262 382:18
        0a: 0.0+1:20:- 0.1+2:45-30:- 1.0+3:45:- 2.0+3:60:- = 0:28 28:83 0:111 0:111
        400a: 0.0+1:60:- 1.0+1:60:p30 = 0:400 0:400
        0a: 0.0+1:10-45-20-30-45-30-30-20-60:p50 0.1+1:45:s40 0.2+2:10:- 1.0+1:45-60-45-30:s80 1.1+1:10:- 1.2+1:20-20-30-45:s80 1.3+1:30:p50 2.0+1:10:s40 2.1+1:10-60-60-10:- 2.2+2:30:- = 0:145.7 145.7:68 213.7:186.3 0:145.7 145.7:68 213.7:53 266.7:133.3 0:145.7 145.7:68 213.7:186.3
        400a: 0.0+1:45:s80 0.1+2:60-45-30-30:- 0.3+1:10:p30 = 0:88 88:192 280:120
        200a: 0.0+1:45:- 1.0+1:45-10-20-60-45-60-10-60-60:p30 2.0+1:20-20-60-45-20-10-45-60-45:s40 = 0:200 0:200 0:200
        200a: 0.0+1:45:p30 0.1+1:45-60:s80 = 0:60 60:140
        300a: 0.0+1:10:p30 1.0+1:60-20-10-10-10-30-45-45-60:s40 = 0:300 0:300
        300f: 0.0+1:45:p30 0.1+1:10-60-10-60:s40 0.2+2:45:- = 0:98 98:48 146:154
        400f: 0.0+1:45-60-60-60-45-45-45-45-60:- 1.0+1:45:- 2.0+1:60:- = 0:400 0:400 0:400
        400a: 0.0+2:60-30:- 0.2+2:30-20-45-10:- 1.0+1:20:s80 1.1+1:45:- 1.2+1:30:s40 1.3+1:45:- 2.0+1:45-10-10-20:s80 2.1+1:60-45-45-60:- 2.2+2:45-10-30-60-45-10-45-30-20:- = 0:216.9 216.9:183.1 0:88 88:128.9 216.9:48 264.9:135.1 0:88 88:128.9 216.9:183.1
        0a: 0.0+2:10-30-10-10:- 1.0+1:45-20-20-20:- 1.1+1:60-20-10-20-60-20-30-60-60:- = 0:400 0:102.2 102.2:297.8
        0a: 0.0+1:30:- 0.1+1:20:- 1.0+2:30:- = 0:38 38:28 0:66
        0a: 0.0+1:10:- 1.0+1:30:- = 0:38 0:38
        400a: 0.0+1:20-45-30-45:s80 = 0:400
        300a: 0.0+1:10-10-45-30-20-60-20-20-60:- 0.1+1:10:p50 0.2+1:10-45:p30 1.0+1:45-20-60-60-45-20-60-30-20:s40 1.1+1:20-60-60-60-20-20-45-20-60:- 1.2+1:45:- = 0:68 68:144.5 212.5:87.5 0:68 68:144.5 212.5:87.5
        400a: 0.0+2:10:- 0.2+1:60:p30 0.3+1:45:s80 = 0:192 192:120 312:88
        200f: 0.0+1:10-45:p50 0.1+1:60-20-60-45-45-10-20-45-20:s40 1.0+1:10-20-45-45-60-60-45-10-10:- 1.1+1:20-45-60-20-30-20-60-20-20:- = 0:108 108:92 0:108 108:92
        """

    @Test(arguments: tables.split(separator: "\n"))
    func `columns are as wide as in Chromium`(line: Substring) throws {
        let sides = line.split(separator: "=").map { $0.split(separator: " ") }
        let table = NSTextTable()
        let width = try #require(Double(sides[0][0].dropLast(2)))
        table.layoutAlgorithm = sides[0][0].hasSuffix("f:") ? .fixed : .automatic
        let cells = try sides[0].dropFirst().map { try Cell(String($0), in: table) }
        let blocks = cells.enumerated().map { (block: $1.block, paragraphs: $0..<$0 + 1) }
        let grid = TableGrid(table, blocks, in: 400)
        let columns = TableColumns(grid) { cells[$0.paragraphs.lowerBound].contentWidths }
        let free = width > 0 ? width : min(400, columns.contentWidths.greatest)
        let widths =
            table.layoutAlgorithm == .fixed
            ? TableColumns.fixedWidths(grid, filling: free) : columns.widths(filling: free)
        for (cell, place) in zip(grid.cells, sides[1]) {
            let numbers = place.split(separator: ":").compactMap { Double($0) }
            let left = widths[..<cell.columns.lowerBound].reduce(0, +)
            #expect(abs(left - numbers[0]) < 0.1 && abs(widths[cell.columns].reduce(0, +) - numbers[1]) < 0.1)
        }
    }

    private struct Cell {
        let block: NSTextTableBlock
        let contentWidths: ContentWidths

        init(_ text: String, in table: NSTextTable) throws {
            let parts = text.split(separator: ":")
            let numbers = parts[0].split { ".+".contains($0) }.compactMap { Int($0) }
            block = NSTextTableBlock(
                table: table, startingRow: numbers[0], rowSpan: 1, startingColumn: numbers[1], columnSpan: numbers[2])
            block.setWidth(4, type: .absolute, for: .padding)
            let words = parts[1].split(separator: "-").compactMap { Double($0) }
            contentWidths = ContentWidths(least: words.max() ?? 0, greatest: words.reduce(0, +))
            guard parts[2] != "-" else { return }
            let width = try #require(Double(parts[2].dropFirst()))
            block.setContentWidth(width, type: parts[2].hasPrefix("p") ? .percentage : .absolute)
        }
    }
}

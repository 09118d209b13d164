@_exported import PlacardSnapshots

/// Expects a view to look in each case of a matrix as it did when its references were recorded.
///
/// The view is made anew for each case, so that its texts are those of the case's language; references lie in
/// `__Snapshots__` beside the test's file. `PLACARD_SNAPSHOTS=record`, `missing` or `verify` says what is done with them.
///
/// - Parameters:
///   - view: Made while the case is in force.
///   - name: Tells several expectations of a test from each other.
///   - times: When a view that moves is looked at, in seconds after it was made, to hundredths; time is stepped, so
///     that pictures are exact. None looks at its end.
///   - matrix: The environments that it is drawn in.
///   - tolerance: How far pixels may be from the reference's; the tree of views has to be the same in any case.
///   - mode: For this expectation alone; nil for that of the process.
///   - references: The folder of references; nil for `__Snapshots__`.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands, as a path.
///   - line: The line of the expectation.
///   - function: The function of the expectation, which names the reference.
@MainActor public func expectSnapshot(
    of view: @autoclosure () throws -> UIView, named name: String? = nil, at times: [TimeInterval] = [],
    over matrix: SnapshotMatrix = .plain, tolerance: PixelTolerance = .exact, mode: SnapshotMode? = nil,
    references: URL? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, function: String = #function
) {
    let test = TestPlace(fileID, filePath, line, function)
    TestSnapshots(test, name, tolerance, mode, references).check(matrix.times(times)) {
        snapshotCase, subject, reference in
        try SnapshotStage.show(
            { try view() }, in: snapshotCase, body: { try Snapshot($0, name: subject, against: reference) })
    }
}

/// Expects a controller's view to look in each case of a matrix as it did when its references were recorded.
///
/// It gets a window of the case's size, or of the main screen's; see `expectSnapshot(of:named:over:)`.
@MainActor public func expectSnapshot(
    of controller: @autoclosure () throws -> UIViewController, named name: String? = nil,
    at times: [TimeInterval] = [], over matrix: SnapshotMatrix = .plain, tolerance: PixelTolerance = .exact,
    mode: SnapshotMode? = nil,
    references: URL? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, function: String = #function
) {
    let test = TestPlace(fileID, filePath, line, function)
    TestSnapshots(test, name, tolerance, mode, references).check(matrix.times(times)) {
        snapshotCase, subject, reference in
        try SnapshotStage.show(
            controller: { try controller() }, in: snapshotCase,
            body: { try Snapshot($0, name: subject, against: reference) })
    }
}

/// Expects the first view of a nib to look in each case of a matrix as it did when its references were recorded.
///
/// - Parameters:
///   - nib: The name of the document.
///   - bundle: As `UINib` takes it; see also `expectSnapshot(of:named:over:)`.
///   - name: What the reference is named besides the function.
///   - times: The moments, in seconds, at which it is drawn.
///   - matrix: The environments that it is drawn in.
///   - tolerance: How much pictures may differ.
///   - mode: What happens where a reference is missing or differs.
///   - references: The folder of references.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands, as a path.
///   - line: The line of the expectation.
///   - function: The function of the expectation, which names the reference.
@MainActor public func expectSnapshot(
    ofNib nib: String, in bundle: Bundle? = nil, named name: String? = nil, at times: [TimeInterval] = [],
    over matrix: SnapshotMatrix = .plain, tolerance: PixelTolerance = .exact, mode: SnapshotMode? = nil,
    references: URL? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, function: String = #function
) {
    let test = TestPlace(fileID, filePath, line, function)
    TestSnapshots(test, name ?? nib, tolerance, mode, references).check(matrix.times(times)) {
        snapshotCase, subject, reference in
        try SnapshotStage.show({ try view(ofNib: nib, bundle, fileID) }, in: snapshotCase) {
            try Snapshot($0, name: subject, against: reference)
        }
    }
}

/// Why a nib makes no objects, as it was told: in one line.
private struct NibFault: Error, CustomStringConvertible {
    let description: String
}

/// The first view at the top of a nib.
@MainActor private func view(ofNib nib: String, _ bundle: Bundle?, _ fileID: String) throws -> UIView {
    var told: [String] = []
    let report = UINib.report
    UINib.report = { told.append($0) }
    let objects = UINib(nibName: nib, bundle: bundle, fileID: fileID).instantiate(withOwner: nil)
    UINib.report = report
    if let view = objects.lazy.compactMap({ $0 as? UIView }).first {
        told.forEach(report)
        return view
    }
    if let fault = told.first { throw NibFault(description: fault) }
    throw SnapshotError(file: URL(fileURLWithPath: "\(nib).xib"), "there is no view at its top level; add one")
}

/// Expects no text of a view to be cut or without space, and nothing to overlap or to reach out of the view, in any case
/// of a matrix.
///
/// - Parameters:
///   - view: Made while the case is in force.
///   - checks: What is looked for: the layout alone, unless contrast and the size of what is touched are asked for.
///   - matrix: The environments that it is laid out in.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands, as a path.
///   - line: The line of the expectation.
@MainActor public func expectFits(
    _ view: @autoclosure () throws -> UIView, checks: FitChecks = .layout, over matrix: SnapshotMatrix = .plain,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) {
    check(
        { try view() }, matrix, TestPlace(fileID, filePath, line, ""), find: { FitCheck($0, checks).sentences })
}

/// Expects the first view of a nib to fit in each case of a matrix; see `expectFits(_:checks:over:)`.
@MainActor public func expectFits(
    ofNib nib: String, in bundle: Bundle? = nil, checks: FitChecks = .layout, over matrix: SnapshotMatrix = .plain,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line
) {
    check(
        { try view(ofNib: nib, bundle, fileID) }, matrix, TestPlace(fileID, filePath, line, ""),
        find: { FitCheck($0, checks).sentences })
}

/// Expects the fonts of the machine to have every character of a view's texts, in each case of a matrix.
@MainActor public func expectNoMissingGlyphs(
    _ view: @autoclosure () throws -> UIView, over matrix: SnapshotMatrix = .plain, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
) {
    check({ try view() }, matrix, TestPlace(fileID, filePath, line, ""), find: ViewCheck.missingGlyphs)
}

/// Expects constraints to leave no view of a tree a choice of frames, in each case of a matrix.
@MainActor public func expectNoAmbiguousLayout(
    _ view: @autoclosure () throws -> UIView, over matrix: SnapshotMatrix = .plain, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
) {
    check({ try view() }, matrix, TestPlace(fileID, filePath, line, ""), find: { ViewCheck.ambiguousLayout($0) })
}

/// Expects screen readers to read every text of a view, and to have a name for everything they stop at.
@MainActor public func expectAccessible(
    _ view: @autoclosure () throws -> UIView, over matrix: SnapshotMatrix = .plain, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line
) {
    check({ try view() }, matrix, TestPlace(fileID, filePath, line, ""), find: ViewCheck.accessibility)
}

/// Tells what a question finds wrong with a view in the cases of a matrix: one failure for each case.
@MainActor private func check(
    _ view: () throws -> UIView, _ matrix: SnapshotMatrix, _ test: TestPlace, find: (UIView) -> [String]
) {
    for snapshotCase in test.sound(matrix) {
        do {
            let sentences = try SnapshotStage.show(view, in: snapshotCase) { find($0.view) }
            let words = snapshotCase.words
            let lines = sentences.map { words.isEmpty ? $0 : "\($0) \(words)" }
            if !lines.isEmpty { test.fail(lines.joined(separator: "\n")) }
        } catch {
            test.fail("\(error)")
        }
    }
}

import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextStateTests {
    private func context() throws -> CGContext { try CGContext(size: CGSize(width: 20, height: 10), scale: 2) }

    @Test func aBitmapHasAsManyPixelsAsAreTouched() throws {
        let context = try CGContext(size: CGSize(width: 10.3, height: 5), scale: 3)
        #expect(context.width == 31 && context.height == 15)
        // 1.1 × 10 is a little more than 11 in binary; that must not cost a column.
        #expect(try CGContext(size: CGSize(width: 1.1, height: 1), scale: 10).width == 11)
    }

    @Test(arguments: [
        (0.0, 10.0, 2.0), (10, -1, 2), (.nan, 10, 2), (10, .infinity, 2), (10, 10, 0), (10, 10, .nan),
        (1e300, 1e300, 2),
    ])
    func sizesWithoutAreaAreRefused(width: Double, height: Double, scale: Double) {
        #expect(throws: CGContextError.self) {
            _ = try CGContext(size: CGSize(width: width, height: height), scale: CGFloat(scale))
        }
    }

    @Test func absurdSizesAreRefusedWithTheLimitInTheMessage() throws {
        let error = try #require(throws: CGContextError.self) {
            _ = try CGContext(size: CGSize(width: 20_000, height: 1), scale: 2)
        }
        #expect(error == .tooLarge(width: 40_000, height: 2))
        #expect(error.description.contains("32767"))
        #expect(throws: CGContextError.tooLarge(width: 30_000, height: 30_000)) {
            _ = try CGContext(size: CGSize(width: 30_000, height: 30_000), scale: 1)
        }
    }

    @Test func savedStatesComeBackInOrder() throws {
        let context = try context()
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.setAlpha(0.5)
        context.saveGState()
        context.scaleBy(x: 2, y: 2)
        context.restoreGState()
        #expect(
            context.deviceTransform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 10)
                && context.state.alpha == 0.5)
        context.restoreGState()
        #expect(context.deviceTransform == CGAffineTransform(scaleX: 2, y: 2) && context.state.alpha == 1)
    }

    @Test func aRestoreTooMuchDoesNothing() throws {
        let context = try context()
        context.translateBy(x: 1, y: 1)
        context.restoreGState()
        #expect(context.ctm.tx == 2)
        context.beginTransparencyLayer()
        context.restoreGState()
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(context.ctm.tx == 2)
    }

    @Test func aLayerGivesTheStateBackThatItFound() throws {
        let context = try context()
        context.setAlpha(0.25)
        context.beginTransparencyLayer()
        #expect(context.state.alpha == 1)
        context.saveGState()
        context.translateBy(x: 9, y: 9)
        context.endTransparencyLayer()
        #expect(context.state.alpha == 0.25 && context.deviceTransform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test func theClipsBoxIsToldInUserSpace() throws {
        let context = try context()
        #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
        context.translateBy(x: 5, y: 5)
        context.clip(to: CGRect(x: 1, y: 1, width: 100, height: 2))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 1, width: 14, height: 2))
        context.clip(to: CGRect(x: 50, y: 50, width: 1, height: 1))
        #expect(context.boundingBoxOfClipPath.isEmpty)
    }

    /// Apple's "Drawing and Printing Guide for iOS": UIKit's contexts begin with a matrix that moves the origin to the upper
    /// left corner and turns y about; `context()` is 10 points high, at two pixels a point.
    @Test func `the matrix leads from UIKit's coordinates to those of a device with y upwards`() throws {
        let context = try context()
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
        context.translateBy(x: 3, y: 4)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 6, ty: 12))
        let square = context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(square == CGRect(x: 6, y: 10, width: 2, height: 2))
    }

    /// Programs take the matrix back so as to draw with y upwards from the lower left corner.
    @Test func `taking the matrix back gives the device's own coordinates`() throws {
        let drawing = try Drawing(20, 10, scale: 2) { context in
            context.concatenate(context.ctm.inverted())
            #expect(context.ctm.isIdentity)
            context.fill(CGRect(x: 2, y: 0, width: 1, height: 3))
        }
        let usual = try Drawing(40, 20) { $0.fill(CGRect(x: 2, y: 17, width: 1, height: 3)) }
        #expect(drawing == usual && !drawing.isClear)
    }

    @Test func pointsGoToDeviceSpaceAndBack() throws {
        let context = try context()
        context.translateBy(x: 3, y: 4)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 10))
        #expect(context.convertToUserSpace(CGPoint(x: 8, y: 10)) == CGPoint(x: 1, y: 1))
        #expect(context.convertToUserSpace(CGSize(width: 8, height: 10)) == CGSize(width: 4, height: 5))
    }

    @Test func thePathStaysWhereItWasBuiltWhenTheTransformChanges() throws {
        let context = try context()
        context.move(to: CGPoint(x: 2, y: 2))
        context.translateBy(x: 1, y: 1)
        #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
        context.addLine(to: CGPoint(x: 4, y: 1))
        #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 3, height: 0))
        context.beginPath()
        #expect(context.isPathEmpty && context.path == nil)
    }
}

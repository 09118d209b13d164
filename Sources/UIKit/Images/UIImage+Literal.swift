extension UIImage: _ExpressibleByImageLiteral {
    /// Serves `#imageLiteral(resourceName:)`: finds an image of the program by name, as `init(named:)` does.
    ///
    /// An image that is not there is empty, and `report` tells so; on iOS the program stops.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(copying: UIImage(named: name, fileID: "") ?? UIImage())
    }
}

/// What `#imageLiteral(resourceName:)` makes where nothing else says its type.
public typealias _ImageLiteralType = UIImage

/// A label in the sheet's style `header1`.
public final class Header1Label: StyledLabel {
    public override var style: TextStyle? { TextStyles.header1 }
}

/// A label in the sheet's style `header2White`, for dark backgrounds.
public final class Header2WhiteLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.header2White }
}

/// A label in the sheet's style `header2Black`.
public final class Header2BlackLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.header2Black }
}

/// A label in the sheet's style `body`.
public final class BodyLabel: StyledLabel {
    public override var style: TextStyle? { TextStyles.body }
}

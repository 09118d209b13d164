extension FreeFont {
    /// The widths of its upright faces by OpenType's usWeightClass, lightest first, in thousandths of an em from the space
    /// to the tilde.
    var faces: KeyValuePairs<Int, [Int16]> {
        switch self {
        case .cabin: Self.cabinFaces
        case .comfortaa: Self.comfortaaFaces
        case .dmSans: Self.dmSansFaces
        case .dosis: Self.dosisFaces
        case .firaSans: Self.firaSansFaces
        case .ibmPlexMono: Self.ibmPlexMonoFaces
        case .ibmPlexSans: Self.ibmPlexSansFaces
        case .josefinSans: Self.josefinSansFaces
        case .karla: Self.karlaFaces
        case .lato: Self.latoFaces
        case .manrope: Self.manropeFaces
        case .merriweather: Self.merriweatherFaces
        case .montserrat: Self.montserratFaces
        case .nunito: Self.nunitoFaces
        case .openSans: Self.openSansFaces
        case .oswald: Self.oswaldFaces
        case .oxygen: Self.oxygenFaces
        case .playfairDisplay: Self.playfairDisplayFaces
        case .poppins: Self.poppinsFaces
        case .ptSans: Self.ptSansFaces
        case .quicksand: Self.quicksandFaces
        case .raleway: Self.ralewayFaces
        case .roboto: Self.robotoFaces
        case .robotoCondensed: Self.robotoCondensedFaces
        case .robotoSlab: Self.robotoSlabFaces
        case .sourceCodePro: Self.sourceCodeProFaces
        case .sourceSansPro: Self.sourceSansProFaces
        case .titilliumWeb: Self.titilliumWebFaces
        case .ubuntu: Self.ubuntuFaces
        }
    }

    /// A face whose characters are all as wide.
    static func monospaced(_ width: Int16) -> [Int16] { Array(repeating: width, count: 0x7F - 0x20) }
}

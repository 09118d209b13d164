// Apple's numbers for the features of fonts, for `UIFontDescriptor.AttributeName.featureSettings`: types, and under
// each its selectors. Names and values as in Apple's CoreText; types that OpenType has nothing for are left out.

/// The type of features for ligatures.
public let kLigaturesType = 1
/// Turns on ligatures that a script cannot do without (`rlig`).
public let kRequiredLigaturesOnSelector = 0
/// Turns off ligatures that a script cannot do without (`rlig`).
public let kRequiredLigaturesOffSelector = 1
/// Turns on common ligatures (`liga`).
public let kCommonLigaturesOnSelector = 2
/// Turns off common ligatures (`liga`).
public let kCommonLigaturesOffSelector = 3
/// Turns on rare ligatures (`dlig`).
public let kRareLigaturesOnSelector = 4
/// Turns off rare ligatures (`dlig`).
public let kRareLigaturesOffSelector = 5
/// Turns on ligatures that depend on the letters around (`clig`).
public let kContextualLigaturesOnSelector = 18
/// Turns off ligatures that depend on the letters around (`clig`).
public let kContextualLigaturesOffSelector = 19
/// Turns on ligatures of old prints (`hlig`).
public let kHistoricalLigaturesOnSelector = 20
/// Turns off ligatures of old prints (`hlig`).
public let kHistoricalLigaturesOffSelector = 21

/// The type of features for the case of letters, as old fonts number it.
public let kLetterCaseType = 3
/// Asks for small capitals in place of small letters (`smcp`).
public let kSmallCapsSelector = 3

/// The type of features for the widths of digits.
public let kNumberSpacingType = 6
/// Asks for digits of one width (`tnum`).
public let kMonospacedNumbersSelector = 0
/// Asks for digits of widths of their own (`pnum`).
public let kProportionalNumbersSelector = 1

/// The type of features for raised and lowered characters.
public let kVerticalPositionType = 10
/// Asks for none of the type's features; changes nothing, because fonts show none of them by default.
public let kNormalPositionSelector = 0
/// Asks for superscript digits and letters (`sups`).
public let kSuperiorsSelector = 1
/// Asks for subscript digits and letters (`subs`).
public let kInferiorsSelector = 2
/// Asks for raised letters after numbers (`ordn`).
public let kOrdinalsSelector = 3
/// Asks for low digits of chemical formulas (`sinf`).
public let kScientificInferiorsSelector = 4

/// The type of features for fractions.
public let kFractionsType = 11
/// Asks for none of the type's features; changes nothing, because fonts show none of them by default.
public let kNoFractionsSelector = 0
/// Asks for fractions with a level bar (`afrc`).
public let kVerticalFractionsSelector = 1
/// Asks for fractions with a slanted bar (`frac`).
public let kDiagonalFractionsSelector = 2

/// The type of features for single details of characters.
public let kTypographicExtrasType = 14
/// Turns on the zero with a slash (`zero`).
public let kSlashedZeroOnSelector = 4
/// Turns off the zero with a slash (`zero`).
public let kSlashedZeroOffSelector = 5

/// The type of features for the forms of Chinese characters.
public let kCharacterShapeType = 20
/// Asks for traditional forms of Chinese characters (`trad`).
public let kTraditionalCharactersSelector = 0
/// Asks for simplified forms of Chinese characters (`smpl`).
public let kSimplifiedCharactersSelector = 1
/// Asks for the forms of JIS C 6226-1978 (`jp78`).
public let kJIS1978CharactersSelector = 2
/// Asks for the forms of JIS X 0208-1983 (`jp83`).
public let kJIS1983CharactersSelector = 3
/// Asks for the forms of JIS X 0208-1990 (`jp90`).
public let kJIS1990CharactersSelector = 4

/// The type of features for the height of digits.
public let kNumberCaseType = 21
/// Asks for digits with descenders, as among small letters (`onum`).
public let kLowerCaseNumbersSelector = 0
/// Asks for digits as high as capitals (`lnum`).
public let kUpperCaseNumbersSelector = 1

/// The type of features for the widths of East Asian characters.
public let kTextSpacingType = 22
/// Asks for widths of their own for each character (`pwid`).
public let kProportionalTextSelector = 0
/// Asks for characters as wide as the em (`fwid`).
public let kMonospacedTextSelector = 1
/// Asks for characters half as wide as the em (`hwid`).
public let kHalfWidthTextSelector = 2
/// Asks for characters a third as wide as the em (`twid`).
public let kThirdWidthTextSelector = 3
/// Asks for characters a quarter as wide as the em (`qwid`).
public let kQuarterWidthTextSelector = 4
/// Asks for full-width characters set by their own widths (`palt`).
public let kAltProportionalTextSelector = 5
/// Asks for full-width punctuation at half its width (`halt`).
public let kAltHalfWidthTextSelector = 6

/// The type of features for kana in ruby text.
public let kRubyKanaType = 28
/// Turns on kana drawn for ruby text (`ruby`).
public let kRubyKanaOnSelector = 2
/// Turns off kana drawn for ruby text (`ruby`).
public let kRubyKanaOffSelector = 3

/// The type of features for Latin letters among East Asian ones.
public let kItalicCJKRomanType = 32
/// Turns on italic Latin letters among Chinese, Japanese or Korean (`ital`).
public let kCJKItalicRomanOnSelector = 2
/// Turns off italic Latin letters among Chinese, Japanese or Korean (`ital`).
public let kCJKItalicRomanOffSelector = 3

/// The type of features for signs and spacing beside capitals.
public let kCaseSensitiveLayoutType = 33
/// Turns on signs at the height of capitals (`case`).
public let kCaseSensitiveLayoutOnSelector = 0
/// Turns off signs at the height of capitals (`case`).
public let kCaseSensitiveLayoutOffSelector = 1
/// Turns on the wider spacing of capitals (`cpsp`).
public let kCaseSensitiveSpacingOnSelector = 2
/// Turns off the wider spacing of capitals (`cpsp`).
public let kCaseSensitiveSpacingOffSelector = 3

/// The type of features for kana for one direction of lines.
public let kAlternateKanaType = 34
/// Turns on kana drawn for horizontal lines (`hkna`).
public let kAlternateHorizKanaOnSelector = 0
/// Turns off kana drawn for horizontal lines (`hkna`).
public let kAlternateHorizKanaOffSelector = 1
/// Turns on kana drawn for vertical lines (`vkna`).
public let kAlternateVertKanaOnSelector = 2
/// Turns off kana drawn for vertical lines (`vkna`).
public let kAlternateVertKanaOffSelector = 3

/// The type of features for stylistic sets.
public let kStylisticAlternativesType = 35
/// Asks for none of the type's features; changes nothing, because fonts show none of them by default.
public let kNoStylisticAlternatesSelector = 0
/// Turns on stylistic set 1 (`ss01`), which means what the font's maker says.
public let kStylisticAltOneOnSelector = 2
/// Turns off stylistic set 1 (`ss01`).
public let kStylisticAltOneOffSelector = 3
/// Turns on stylistic set 2 (`ss02`), which means what the font's maker says.
public let kStylisticAltTwoOnSelector = 4
/// Turns off stylistic set 2 (`ss02`).
public let kStylisticAltTwoOffSelector = 5
/// Turns on stylistic set 3 (`ss03`), which means what the font's maker says.
public let kStylisticAltThreeOnSelector = 6
/// Turns off stylistic set 3 (`ss03`).
public let kStylisticAltThreeOffSelector = 7
/// Turns on stylistic set 4 (`ss04`), which means what the font's maker says.
public let kStylisticAltFourOnSelector = 8
/// Turns off stylistic set 4 (`ss04`).
public let kStylisticAltFourOffSelector = 9
/// Turns on stylistic set 5 (`ss05`), which means what the font's maker says.
public let kStylisticAltFiveOnSelector = 10
/// Turns off stylistic set 5 (`ss05`).
public let kStylisticAltFiveOffSelector = 11
/// Turns on stylistic set 6 (`ss06`), which means what the font's maker says.
public let kStylisticAltSixOnSelector = 12
/// Turns off stylistic set 6 (`ss06`).
public let kStylisticAltSixOffSelector = 13
/// Turns on stylistic set 7 (`ss07`), which means what the font's maker says.
public let kStylisticAltSevenOnSelector = 14
/// Turns off stylistic set 7 (`ss07`).
public let kStylisticAltSevenOffSelector = 15
/// Turns on stylistic set 8 (`ss08`), which means what the font's maker says.
public let kStylisticAltEightOnSelector = 16
/// Turns off stylistic set 8 (`ss08`).
public let kStylisticAltEightOffSelector = 17
/// Turns on stylistic set 9 (`ss09`), which means what the font's maker says.
public let kStylisticAltNineOnSelector = 18
/// Turns off stylistic set 9 (`ss09`).
public let kStylisticAltNineOffSelector = 19
/// Turns on stylistic set 10 (`ss10`), which means what the font's maker says.
public let kStylisticAltTenOnSelector = 20
/// Turns off stylistic set 10 (`ss10`).
public let kStylisticAltTenOffSelector = 21
/// Turns on stylistic set 11 (`ss11`), which means what the font's maker says.
public let kStylisticAltElevenOnSelector = 22
/// Turns off stylistic set 11 (`ss11`).
public let kStylisticAltElevenOffSelector = 23
/// Turns on stylistic set 12 (`ss12`), which means what the font's maker says.
public let kStylisticAltTwelveOnSelector = 24
/// Turns off stylistic set 12 (`ss12`).
public let kStylisticAltTwelveOffSelector = 25
/// Turns on stylistic set 13 (`ss13`), which means what the font's maker says.
public let kStylisticAltThirteenOnSelector = 26
/// Turns off stylistic set 13 (`ss13`).
public let kStylisticAltThirteenOffSelector = 27
/// Turns on stylistic set 14 (`ss14`), which means what the font's maker says.
public let kStylisticAltFourteenOnSelector = 28
/// Turns off stylistic set 14 (`ss14`).
public let kStylisticAltFourteenOffSelector = 29
/// Turns on stylistic set 15 (`ss15`), which means what the font's maker says.
public let kStylisticAltFifteenOnSelector = 30
/// Turns off stylistic set 15 (`ss15`).
public let kStylisticAltFifteenOffSelector = 31
/// Turns on stylistic set 16 (`ss16`), which means what the font's maker says.
public let kStylisticAltSixteenOnSelector = 32
/// Turns off stylistic set 16 (`ss16`).
public let kStylisticAltSixteenOffSelector = 33
/// Turns on stylistic set 17 (`ss17`), which means what the font's maker says.
public let kStylisticAltSeventeenOnSelector = 34
/// Turns off stylistic set 17 (`ss17`).
public let kStylisticAltSeventeenOffSelector = 35
/// Turns on stylistic set 18 (`ss18`), which means what the font's maker says.
public let kStylisticAltEighteenOnSelector = 36
/// Turns off stylistic set 18 (`ss18`).
public let kStylisticAltEighteenOffSelector = 37
/// Turns on stylistic set 19 (`ss19`), which means what the font's maker says.
public let kStylisticAltNineteenOnSelector = 38
/// Turns off stylistic set 19 (`ss19`).
public let kStylisticAltNineteenOffSelector = 39
/// Turns on stylistic set 20 (`ss20`), which means what the font's maker says.
public let kStylisticAltTwentyOnSelector = 40
/// Turns off stylistic set 20 (`ss20`).
public let kStylisticAltTwentyOffSelector = 41

/// The type of features for alternate forms.
public let kContextualAlternatesType = 36
/// Turns on forms that depend on the letters around (`calt`).
public let kContextualAlternatesOnSelector = 0
/// Turns off forms that depend on the letters around (`calt`).
public let kContextualAlternatesOffSelector = 1
/// Turns on letters with swashes (`swsh`).
public let kSwashAlternatesOnSelector = 2
/// Turns off letters with swashes (`swsh`).
public let kSwashAlternatesOffSelector = 3
/// Turns on swashes that depend on the letters around (`cswh`).
public let kContextualSwashAlternatesOnSelector = 4
/// Turns off swashes that depend on the letters around (`cswh`).
public let kContextualSwashAlternatesOffSelector = 5

/// The type of features for what small letters are drawn as.
public let kLowerCaseType = 37
/// Asks for none of the type's features; changes nothing, because fonts show none of them by default.
public let kDefaultLowerCaseSelector = 0
/// Asks for small capitals in place of small letters (`smcp`).
public let kLowerCaseSmallCapsSelector = 1
/// Asks for petite capitals in place of small letters (`pcap`).
public let kLowerCasePetiteCapsSelector = 2

/// The type of features for what capitals are drawn as.
public let kUpperCaseType = 38
/// Asks for none of the type's features; changes nothing, because fonts show none of them by default.
public let kDefaultUpperCaseSelector = 0
/// Asks for small capitals in place of capitals (`c2sc`).
public let kUpperCaseSmallCapsSelector = 1
/// Asks for petite capitals in place of capitals (`c2pc`).
public let kUpperCasePetiteCapsSelector = 2

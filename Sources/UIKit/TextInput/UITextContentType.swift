/// What a text means, for keyboards that offer words.
///
/// Names as documents write them, or else as HTML calls the same. Source: Apple's documentation of `UITextContentType`.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between the first and the last.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands after a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What a person does.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// A company or the like.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// Street and number in full.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of those.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of those.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a payment card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// Until when a payment card holds.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month of that.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year of that.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code that makes sure of a payment card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a payment card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is sent to the user for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The number by which a parcel is followed.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// A date, a time or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of that.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of that.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of that.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}

import Cards
import PlacardTesting
import Testing

/// Cards as they were recorded, and what must hold for them without a record.
@MainActor @Suite struct CardsTests {
    private let languages = SnapshotMatrix.languages("en", "de", "fr", "ar")

    @Test func `the upload card looks as recorded in every language, light and dark`() {
        expectSnapshot(ofNib: "UploadCard", in: cardsBundle, over: languages.appearances(.light, .dark).widths(320))
    }

    @Test func `the ticket looks as recorded in every language and at every width`() {
        expectSnapshot(of: TicketCard(.sample), over: languages.widths(320, 375))
    }

    @Test func `the ticket looks as recorded in dark`() {
        expectSnapshot(of: TicketCard(.sample), over: .appearances(.dark).widths(343))
    }

    @Test func `the ticket looks as recorded in larger text`() {
        expectSnapshot(
            of: TicketCard(.sample), over: .textSizes(.extraExtraExtraLarge).languages("en", "ar").widths(375))
    }

    @Test(arguments: [0, 1, 2, 5]) func `numbers of bags have their plural forms`(bags: Int) {
        var ticket = TicketCard.Ticket.sample
        ticket.bags = bags
        expectSnapshot(of: TicketCard(ticket), named: "\(bags)", over: .languages("en", "ar").widths(320))
    }

    @Test func `every text of the ticket fits`() {
        expectFits(TicketCard(.sample), over: languages.widths(320, 375, 430))
    }

    @Test func `texts that are longer by two fifths fit, too`() {
        expectFits(TicketCard(.sample), over: .languages("en").pseudolocales(.longer).widths(375))
    }

    @Test func `every character has a glyph`() {
        expectNoMissingGlyphs(TicketCard(.sample), over: languages.widths(320))
    }
}

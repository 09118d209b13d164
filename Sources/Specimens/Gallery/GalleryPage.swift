/// The page that shows all images of a gallery at their size in points.
@MainActor struct GalleryPage {
    let html: String

    init(_ specimens: [Specimen]) {
        let figures = specimens.map(Self.figure).joined(separator: "\n")
        html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Placard gallery</title>
            <style>
            body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; color: #1c1c1e; background: #f2f2f7; }
            main { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
            figure { margin: 0; }
            img { display: block; border-radius: 8px; box-shadow: 0 1px 4px rgb(0 0 0 / 0.2); }
            figcaption { max-width: 375px; padding: 0.5rem 0; }
            code { font-size: 13px; }
            </style>
            </head>
            <body>
            <h1>Placard gallery</h1>
            <main>
            \(figures)
            </main>
            </body>
            </html>

            """
    }

    private static func figure(_ specimen: Specimen) -> String {
        let (width, height) = (Int(specimen.size.width.rounded()), Int(specimen.size.height.rounded()))
        let caption = specimen.caption.escapedForHTML
        let image = specimen.film == nil ? "\(specimen.name).png" : "\(specimen.name).film.png"
        return """
            <figure id="\(specimen.name)">
            <img src="\(image)" width="\(width)" height="\(height)" alt="\(caption)">
            <figcaption><code>\(specimen.name)</code> (<a href="\(specimen.name).svg">SVG</a>, \
            <a href="\(specimen.name).pdf">PDF</a>)<br>\(caption)</figcaption>
            </figure>
            """
    }
}

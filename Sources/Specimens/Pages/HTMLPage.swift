/// A page of one file, which needs no other but its pictures, and no network.
package struct HTMLPage {
    package let html: String

    /// Makes a page of its parts, in both appearances.
    ///
    /// - Parameters:
    ///   - title: The page's name, as text.
    ///   - style: Rules of CSS.
    ///   - body: What the page shows, as HTML.
    ///   - script: What makes it answer, as JavaScript.
    package init(title: String, style: String, body: String, script: String) {
        html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title.escapedForMarkup)</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            \(body)
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }
}

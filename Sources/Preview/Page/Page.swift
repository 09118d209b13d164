import Foundation

/// The page's own files, which are part of the program.
enum Page {
    static var html: Data { Data(PackageResources.page_html) }
    static var css: Data { Data(PackageResources.page_css) }
    static var script: Data { Data(PackageResources.page_js) }
}

"""Called by mkdocs (mkdocs.yml): the pages of the C++ interface, which doxygen makes, get a place in the
navigation."""

from mkdocs.structure.nav import Link


def on_nav(nav, config, files):
    reference = next(item for item in nav.items if item.title == "Reference")
    link = Link("C++ interface", "api/index.html")
    link.parent = reference
    reference.children.append(link)
    return nav

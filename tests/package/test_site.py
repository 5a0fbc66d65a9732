from tools.site import broken_links, unlisted_pages


def site(folder, **pages: str):
    for name, text in pages.items():
        (folder / name).mkdir(exist_ok=True)
        (folder / name / "index.html").write_text(text)
    return folder


def test_links_to_pages_folders_files_and_other_sites_are_whole(tmp_path):
    (tmp_path / "map of b.png").touch()
    a = '<a href="../b/#top">B</a><img src="../map%20of%20b.png"><a href="https://a.example/">'

    assert list(broken_links(site(tmp_path, a=a, b='<a href="#here">'))) == []


def test_a_missing_page_or_picture_is_a_broken_link(tmp_path):
    pages = site(tmp_path, a='<a href="../c/">C</a><img src="no.png">')

    assert list(broken_links(pages)) == [
        "a/index.html: ../c/ leads nowhere.",
        "a/index.html: no.png leads nowhere.",
    ]


def test_a_page_that_the_navigation_forgets_is_named(tmp_path):
    (tmp_path / "index.html").write_text('<nav><a href="a/">A</a></nav>')

    assert list(unlisted_pages(site(tmp_path, a="", b=""))) == [
        "b/index.html: the navigation in zensical.toml does not list it."
    ]

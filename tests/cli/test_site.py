"""`inklands site` writes the page as plain files, or says why it cannot."""

from pathlib import Path

import pytest

from inklands.cli.main import main
from inklands.table.http.site import NO_SERVER, PageNotBuilt, write_site

INDEX = '<head><meta charset="utf-8" /><script src="./assets/page.js"></script></head>'


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A page as small as one can be."""
    page = tmp_path / "static"
    for folder in ("assets", "engine"):
        (page / folder).mkdir(parents=True)
    (page / "index.html").write_text(INDEX, encoding="utf-8")
    (page / "assets" / "page.js").write_text("1", encoding="utf-8")
    (page / "assets" / "page.js.br").write_bytes(b"packed")
    (page / "engine" / "files.json").write_text("{}", encoding="utf-8")
    return page


def test_the_page_says_its_policy_before_any_script_and_lists_the_titles(
    built: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    written = write_site(site, built)

    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    assert files == {"index.html", "assets/page.js", "engine/files.json"}
    assert written.files == 3
    index = (site / "index.html").read_text(encoding="utf-8")
    assert index.index("Content-Security-Policy") < index.index(NO_SERVER) < index.index("./assets")
    assert "frame-ancestors" not in index
    assert '"name":"cartographers"' in index


def test_a_site_is_written_again_without_the_files_of_the_former_version(
    built: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    write_site(site, built)
    (built / "assets" / "page.js").rename(built / "assets" / "page-2.js")
    (site / "CNAME").write_text("maps.example", encoding="utf-8")
    write_site(site, built)

    assert [file.name for file in (site / "assets").iterdir()] == ["page-2.js"]
    assert (site / "CNAME").is_file()


def test_a_page_that_was_not_built_or_has_no_engine_is_refused(built: Path, tmp_path: Path) -> None:
    (built / "engine" / "files.json").unlink()
    with pytest.raises(PageNotBuilt, match="without its engine"):
        write_site(tmp_path / "site", built)
    (built / "index.html").unlink()
    with pytest.raises(PageNotBuilt, match="has not been built"):
        write_site(tmp_path / "site", built)

    assert not (tmp_path / "site").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(built: Path, tmp_path: Path) -> None:
    for taken in (built.parent, built / "index.html"):
        with pytest.raises(OSError, match="name a"):
            write_site(taken, built)

    assert (built / "index.html").read_text(encoding="utf-8") == INDEX


def test_the_command_refuses_a_folder_in_use_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("Dear", encoding="utf-8")
    status = main(["site", str(tmp_path)])

    said = capsys.readouterr().err
    assert status == 2
    # Where the page was not built, as in a fresh tree, that is said first.
    assert "[file/exists]" in said or "[page/not-built]" in said
    assert "Traceback" not in said

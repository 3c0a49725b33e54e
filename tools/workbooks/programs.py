"""How programs of other languages are run."""

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).parent.resolve()


def output(*command, **options):
    """What a program says, with its line ends."""
    return subprocess.run(list(map(str, command)), check=True, capture_output=True, **options).stdout


def run(*command, **options):
    said = subprocess.run(list(map(str, command)), check=True, capture_output=True, text=True, **options)
    return said.stdout + said.stderr


def version_of(*command):
    return re.search(r"(\d+\.\d+(?:\.\d+)?)", run(*command)).group(1)


def version_in(path, pattern):
    return re.search(pattern, (HERE / path).read_text()).group(1)


def office_profile(folder, locale):
    """A profile of LibreOffice for a locale: it decides how days and decimals are shown."""
    user = folder / locale / "user"
    user.mkdir(parents=True, exist_ok=True)
    (user / "registrymodifications.xcu").write_text(
        '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">'
        '<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">'
        f"<value>{locale}</value></prop></item></oor:items>"
    )
    return f"-env:UserInstallation={(folder / locale).as_uri()}"


def go_command(folder):
    run("go", "build", "-o", folder / "programs", cwd=HERE / "go")
    return [folder / "programs"]


def java_command(folder):
    pom = HERE / "java" / "pom.xml"
    run("mvn", "-B", "-q", "-f", pom, "dependency:copy-dependencies", f"-DoutputDirectory={folder}/lib")
    run("javac", "-cp", f"{folder}/lib/*", "-d", folder / "classes", HERE / "java" / "Programs.java")
    return ["java", "-cp", f"{folder}/lib/*:{folder}/classes", "Programs"]

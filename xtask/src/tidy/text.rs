//! What is looked for in the text of one file.
//!
//! The words that are sought are put together from pieces, or this file would find itself.

use super::Finding;

/// Lines above which a source file is worth a thought, and above which it must be divided.
const LINES_WARN: usize = 400;
const LINES_MAX: usize = 600;

/// What work in progress leaves behind. A test is never switched off: it asserts what happens
/// today and says why that is wrong.
const LEFTOVERS: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("#[ig", "nore"),
    concat!("db", "g!("),
];

/// Folders that exist on one machine only, and folders whose next part is somebody's name.
const MACHINE_FOLDERS: &[&str] = &[concat!("/ro", "ot/"), concat!("/wo", "rk/")];
const HOME_FOLDERS: &[&str] = &[concat!("/ho", "me/"), concat!("/Us", "ers/")];

/// Whether people write this file for a compiler.
pub fn is_source(file: &str) -> bool {
    [".rs", ".ts", ".svelte"].iter().any(|end| file.ends_with(end))
}

/// Whether a program writes it: its length and spacing are not ours.
fn is_generated(file: &str) -> bool {
    file.starts_with("web/src/lib/wire/")
        || file.ends_with(".snap")
        || file.split('/').any(|part| part == "generated" || part == "corpus")
}

/// Everything that is wrong or doubtful in a file.
pub fn findings(file: &str, text: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut fault = |line, what: String| findings.push(Finding { line, what, is_fault: true });
    let is_generated = is_generated(file);
    // Not `lines()`: that hides a carriage return.
    for (line, content) in (1..).zip(text.split('\n')) {
        if file.ends_with(".rs") {
            for leftover in LEFTOVERS.iter().filter(|leftover| content.contains(**leftover)) {
                fault(line, format!("`{leftover}` is left over"));
            }
            if content.contains('\t') {
                fault(line, "a tab".to_owned());
            }
        }
        if let Some(path) = machine_path(content) {
            fault(line, format!("`{path}` is a path of one machine"));
        }
        if !is_generated && content.ends_with(char::is_whitespace) {
            fault(line, "white space at the end of the line".to_owned());
        }
    }
    let n_lines = text.lines().count();
    if !is_generated && !text.is_empty() && !text.ends_with('\n') {
        fault(n_lines, "the file does not end with a newline".to_owned());
    }
    if is_source(file) && !is_generated && n_lines > LINES_WARN {
        let what = format!("{n_lines} lines; divide it (at most {LINES_MAX})");
        findings.push(Finding { line: n_lines, what, is_fault: n_lines > LINES_MAX });
    }
    findings
}

/// The beginning of an absolute path that means nothing on another machine.
fn machine_path(line: &str) -> Option<&str> {
    let whole = MACHINE_FOLDERS.iter().flat_map(|folder| line.match_indices(folder));
    let homes = HOME_FOLDERS.iter().flat_map(|folder| line.match_indices(folder));
    let homes = homes.filter_map(|(at, folder)| {
        let end = line[at + folder.len()..].find('/')? + at + folder.len();
        let name = &line[at + folder.len()..end];
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-' || c == '.';
        (!name.is_empty() && name.chars().all(plain)).then(|| (at, &line[at..=end]))
    });
    whole.chain(homes).find(|(at, _)| begins_a_path(&line[..*at])).map(|(_, path)| path)
}

/// Whether a `/` after this text begins a path, and is not in the middle of an address or a
/// relative path.
fn begins_a_path(before: &str) -> bool {
    let continues = |c: char| c.is_alphanumeric() || "._-~/}>)*$".contains(c);
    before.ends_with("file://") || !before.ends_with(continues)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The faults as `line: what`, without their tails.
    fn faults(file: &str, text: &str) -> Vec<String> {
        let faults = findings(file, text).into_iter().filter(|finding| finding.is_fault);
        faults.map(|finding| format!("{}: {}", finding.line, finding.what)).collect()
    }

    #[test]
    fn a_plain_file_has_no_findings() {
        assert_eq!(findings("a.rs", "//! A file.\n\nfn f() {}\n"), []);
        assert_eq!(findings("empty.md", ""), []);
    }

    #[test]
    fn each_leftover_is_found_in_rust_and_only_there() {
        for leftover in LEFTOVERS {
            let text = format!("fn f() {{\n    {leftover}\n}}\n");
            assert_eq!(faults("a.rs", &text), [format!("2: `{leftover}` is left over")]);
            assert_eq!(faults("a.md", &text), [""; 0]);
        }
        assert_eq!(LEFTOVERS.len(), 4);
    }

    #[test]
    fn length_warns_first_and_fails_later() {
        let check = |file: &str, n_lines: usize, expected: Option<bool>| {
            let found = findings(file, &"x\n".repeat(n_lines));
            assert_eq!(found.first().map(|finding| finding.is_fault), expected, "{file} {n_lines}");
        };
        for file in ["a.rs", "web/src/a.ts", "web/src/A.svelte", "crates/wire/src/lib.rs"] {
            check(file, 400, None);
            check(file, 401, Some(false));
            check(file, 600, Some(false));
            check(file, 601, Some(true));
        }
        for file in ["rules/a.md", "web/src/lib/wire/a.ts", "crates/a/generated/b.rs"] {
            check(file, 601, None);
        }
    }

    #[test]
    fn white_space_is_found_except_in_what_programs_write() {
        let text = "a \nb\t\nc\r\nd";
        assert_eq!(
            faults("a.md", text),
            [
                "1: white space at the end of the line",
                "2: white space at the end of the line",
                "3: white space at the end of the line",
                "4: the file does not end with a newline",
            ]
        );
        assert_eq!(faults("tests/snapshots/a.snap", text), [""; 0]);
        assert_eq!(faults("fuzz/corpus/record/a", text), [""; 0]);
    }

    #[test]
    fn a_tab_is_a_fault_in_rust_only() {
        assert_eq!(faults("a.rs", "\tx\n"), ["1: a tab"]);
        assert_eq!(faults("Makefile", "\tx\n"), [""; 0]);
    }

    #[test]
    fn a_path_of_one_machine_is_found_anywhere() {
        let [root, work] = [MACHINE_FOLDERS[0], MACHINE_FOLDERS[1]];
        let [home, users] = [HOME_FOLDERS[0], HOME_FOLDERS[1]];
        let check = |line: String, expected: Option<String>| {
            assert_eq!(machine_path(&line).map(str::to_owned), expected, "{line}");
        };
        check(format!("see {root}notes"), Some(root.to_owned()));
        check(format!("path = \"{work}main\""), Some(work.to_owned()));
        check(format!("cd {home}ann/ochre"), Some(format!("{home}ann/")));
        check(format!("(file://{users}b.c/x)"), Some(format!("{users}b.c/")));
        check(format!("src{work}x and {work}y"), Some(work.to_owned()));

        check(format!("https://example.org{work}x"), None);
        check(format!("..{work}x"), None);
        check(format!("$HOME{root}x"), None);
        check(format!("{home}<name>/x"), None);
        check(format!("{home} alone, {home}"), None);

        assert_eq!(
            faults("Dockerfile", &format!("COPY {root}x y\n")),
            [format!("1: `{root}` is a path of one machine")]
        );
    }
}

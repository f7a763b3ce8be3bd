//! The files of the project: what git tracks and what it would track if asked.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::command::{ask, command};

/// Names of what is not ours, for a tree that git does not know.
const SKIPPED: &[&str] = &[".git", "target", "node_modules", "mutants.out", "artifacts"];

/// Paths from the root, with `/` between folders, sorted.
///
/// A machine without git, or an unpacked archive, has only the folders to go by.
pub fn list(root: &Path) -> Result<Vec<String>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let mut files = match ask(&mut command(root, "git", &arguments)) {
        Some(answer) => answer.split_terminator('\0').map(str::to_owned).collect(),
        None => {
            eprintln!("note: git gives no list of files here; walking the folders instead");
            let mut files = Vec::new();
            walk(root, "", &mut files)?;
            files
        }
    };
    // Git still lists what was deleted but not yet committed.
    files.retain(|file| root.join(file).is_file());
    files.sort();
    files.dedup();
    Ok(files)
}

fn walk(root: &Path, folder: &str, files: &mut Vec<String>) -> Result<()> {
    let place = root.join(folder);
    for entry in fs::read_dir(&place).with_context(|| place.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        if SKIPPED.contains(&name.as_str()) {
            continue;
        }
        // Links are not followed: one to a folder above would never end.
        let kind = entry.file_type()?;
        if kind.is_file() {
            files.push(path);
        } else if kind.is_dir() {
            walk(root, &path, files)?;
        }
    }
    Ok(())
}

/// The file's text, or nothing for a file that holds something else.
pub fn text(root: &Path, file: &str) -> Result<Option<String>> {
    let bytes = fs::read(root.join(file)).with_context(|| file.to_owned())?;
    Ok(String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_listing_find_this_file_and_no_build_product() {
        let root = crate::root();
        let mut walked = Vec::new();
        walk(&root, "", &mut walked).unwrap();
        for files in [list(&root).unwrap(), walked] {
            assert!(files.iter().any(|file| file == "xtask/src/files.rs"));
            assert!(!files.iter().any(|file| file.starts_with("target/")));
        }
    }

    #[test]
    fn a_binary_file_has_no_text() {
        let root = crate::root();
        let own = text(&root, "xtask/src/files.rs").unwrap().unwrap();
        assert!(own.starts_with("//! The files of the project"));

        let folder = root.join("target/xtask-tests");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("binary"), [b'a', 0, b'b']).unwrap();
        assert_eq!(text(&folder, "binary").unwrap(), None);
    }
}

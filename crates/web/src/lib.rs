//! The web client, built by this crate's `build.rs` and embedded: the program needs no files
//! beside it.

use std::borrow::Cow;

use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
struct Client;

/// A file of the client.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// The same, compressed with gzip, where that is worth it.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// Its media type, with the character set where it is text.
    pub mime: String,
    /// Names its content, in quotes as HTTP wants it.
    pub etag: String,
    /// Whether its name changes with its content, so that it may be kept for ever.
    pub immutable: bool,
}

/// The file at this path, without a leading slash: `assets/index-B1x2.js`.
pub fn asset(path: &str) -> Option<Asset> {
    if path.ends_with(GZIP) {
        return None;
    }
    let file = Client::get(path)?;
    let gzip = Client::get(&format!("{path}{GZIP}")).map(|file| file.data);
    Some(Asset {
        gzip,
        mime: mime(&file),
        etag: etag(&file),
        immutable: path.starts_with("assets/"),
        bytes: file.data,
    })
}

/// The page itself, which every address of the client gets.
pub fn page() -> Option<Asset> {
    asset("index.html")
}

const GZIP: &str = ".gz";

fn mime(file: &EmbeddedFile) -> String {
    let mime = file.metadata.mimetype();
    let is_text = mime.starts_with("text/") || mime.ends_with("json") || mime.ends_with("svg+xml");
    if is_text { format!("{mime}; charset=utf-8") } else { mime.into() }
}

fn etag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_and_everything_it_names_are_there() {
        let page = page().unwrap();
        assert_eq!((page.mime.as_str(), page.immutable), ("text/html; charset=utf-8", false));
        let html = String::from_utf8(page.bytes.into_owned()).unwrap();
        let named = html.split(['"', '\'']).filter(|text| text.starts_with('/'));
        let named: Vec<&str> = named.map(|text| &text[1..]).collect();
        assert!(named.iter().any(|name| name.starts_with("assets/") && name.ends_with(".js")));
        for name in named {
            assert!(asset(name).is_some(), "{name}");
        }
    }

    #[test]
    fn scripts_are_compressed_and_fonts_are_not() {
        for path in Client::iter().filter(|path| !path.ends_with(GZIP)) {
            let asset = asset(&path).unwrap();
            assert_eq!(asset.immutable, path.starts_with("assets/"), "{path}");
            if let Some(gzip) = &asset.gzip {
                assert_eq!(gzip[..2], [0x1f, 0x8b], "{path}");
                assert!(gzip.len() < asset.bytes.len(), "{path}");
                assert!(!path.ends_with(".woff2"), "{path}");
            }
        }
    }

    #[test]
    fn nothing_else_is_served() {
        for path in ["", "/", "index.html.gz", "../Cargo.toml", "assets/", "assets/nothing.js"] {
            assert!(asset(path).is_none(), "{path}");
        }
    }

    #[test]
    fn the_page_runs_no_inline_script() {
        let html = String::from_utf8(page().unwrap().bytes.into_owned()).unwrap();
        for script in html.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap();
            assert!(tag.contains("src=\"/"), "{tag}");
        }
        assert!(!html.contains("<style"), "{html}");
    }
}

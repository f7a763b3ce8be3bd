//! The lines of a record as its proof sees them.

/// How a line of a proof begins. Every reader of records takes it for a remark.
pub(crate) const MARK: &str = "#fair";

/// A line that says something, without its remark and with single spaces; `number` counts from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub number: usize,
    pub text: String,
}

impl Line {
    /// Whether it is a step, not a fact of the header nor the end.
    pub(crate) fn is_step(&self) -> bool {
        self.text.starts_with(|first: char| first.is_ascii_digit() || first == '*')
    }

    pub(crate) fn first_word(&self) -> &str {
        self.text.split(' ').next().unwrap_or_default()
    }
}

/// What a record says, line by line, remarks left out.
pub(crate) fn lines(record: &str) -> Vec<Line> {
    let said = record.lines().enumerate().map(|(index, line)| {
        // JSON may hold a `#` and spaces that count.
        let is_json = line.starts_with("position ") || line.starts_with("components ");
        let text = if is_json { line.trim().to_string() } else { words(before_remark(line)) };
        Line { number: index + 1, text }
    });
    said.filter(|line| !line.text.is_empty()).collect()
}

/// The lines of the proof: what stands behind the mark, with single spaces.
pub(crate) fn proof_lines(record: &str) -> Vec<Line> {
    let said = record.lines().enumerate();
    said.filter_map(|(index, line)| Some(Line { number: index + 1, text: words(marked(line)?) }))
        .collect()
}

/// The record without its proof.
pub(crate) fn without_proof(record: &str) -> String {
    let kept: Vec<&str> = record.lines().filter(|line| marked(line).is_none()).collect();
    kept.join("\n").trim_end().to_string()
}

/// What stands behind the mark of a line of a proof.
fn marked(line: &str) -> Option<&str> {
    let behind = line.trim_start().strip_prefix(MARK)?;
    (behind.is_empty() || behind.starts_with(char::is_whitespace)).then_some(behind)
}

fn before_remark(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use ochre_catalogue::{Header, on_each_game, replay};

    use super::*;

    #[test]
    fn only_what_is_said_counts() {
        let record = "game  stone-age # one\r\n\n# two\n#fair table  a\n  1 \tplace hut 2#three\n\
                      components {\"a  b\": \"#\"} \n #fair\n#fairly #fair\nend 1 2";
        let said: Vec<_> = lines(record).into_iter().map(|line| (line.number, line.text)).collect();
        let expected = [
            (1, "game stone-age"),
            (5, "1 place hut 2"),
            (6, "components {\"a  b\": \"#\"}"),
            (9, "end 1 2"),
        ];
        assert_eq!(said, expected.map(|(number, text)| (number, text.to_string())));
        let proof: Vec<_> =
            proof_lines(record).into_iter().map(|line| (line.number, line.text)).collect();
        assert_eq!(proof, [(4, "table a".to_string()), (7, String::new())]);
        assert_eq!(lines(&without_proof(record)).len(), 4);
        assert_eq!(proof_lines(&without_proof(record)), []);
    }

    /// The catalogue reads records by itself: both must see the same steps.
    #[test]
    fn the_steps_are_those_that_a_replay_sees() {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        let folders = fs::read_dir(games).unwrap().map(|folder| folder.unwrap().path());
        let mut n_records = 0;
        for file in folders.flat_map(|folder| fs::read_dir(folder).unwrap()) {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let game = Header::read(&text).unwrap().game;
            let n_steps =
                on_each_game!(game, G => replay::<G>(&text, |_, _, _, _| ()).unwrap().steps.len());
            let seen = lines(&text).iter().filter(|line| line.is_step()).count();
            assert_eq!(seen, n_steps, "{}", path.display());
            n_records += 1;
        }
        assert!(n_records > 100, "{n_records}");
    }
}

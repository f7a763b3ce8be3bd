//! What is done in the top or the middle section of a column, as text: `tribe_hand elder`.

use ochre_endless_winter_pack::Symbol;

use super::first_word;
use super::gain::parse_own;
use crate::action::Way;

/// Each form of the top sections. Nothing left is `vp` in Develop and in Hunt: the place of the
/// figure says which.
pub(super) const TOP: [&str; 7] = [
    "tribe_hand elder",
    "culture c1_05",
    "camp",
    "move 4 12",
    "reveal",
    "animal_grounds glyptodon",
    "vp",
];

/// Each form of the middle sections; Initiate's has nothing to add.
pub(super) const MIDDLE: [&str; 3] =
    ["sacred_stone s1_04", "village 1-2-8", "use_animal glyptodon"];

/// Reads what is done in a section.
pub(super) fn parse_section(section: &str, forms: &[&str], words: &[&str]) -> Result<Way, String> {
    let way = match *words {
        ["vp"] if forms.contains(&"vp") => Some(Way::Vp),
        [_, "vp"] => None,
        [word, ref what @ ..] if forms.iter().any(|form| first_word(form) == word) => {
            let symbol = Symbol::ALL.into_iter().find(|symbol| symbol.id() == word);
            symbol.map(|symbol| parse_own(symbol, what)).transpose()?.flatten()
        }
        _ => None,
    };
    way.ok_or_else(|| {
        let forms: Vec<String> = forms.iter().map(|form| format!("`{section} {form}`")).collect();
        format!("the {section} section is written such as {}", forms.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use crate::action::Action;

    #[test]
    fn a_section_is_told_how_it_is_written() {
        let top = "the top section is written such as `top tribe_hand elder`, \
                   `top culture c1_05`, `top camp`, `top move 4 12`, `top reveal`, \
                   `top animal_grounds glyptodon`, `top vp`";
        let middle = "the middle section is written such as `middle sacred_stone s1_04`, \
                      `middle village 1-2-8`, `middle use_animal glyptodon`";
        for (text, why) in [
            ("top", top),
            ("top culture", top),
            ("top culture vp", top),
            ("top animal_grounds vp", top),
            ("top tribe_discard elder", top),
            ("top idol offering", top),
            ("top camp 1", top),
            ("top vp vp", top),
            ("top sacred_stone s1_04", top),
            ("middle vp", middle),
            ("middle bury hand elder", middle),
            ("middle camp", middle),
            ("middle ", middle),
            ("top move 4 19", "`19` is no hex: hexes are 0 to 18"),
            ("top culture brave", "`brave` is no culture card"),
        ] {
            assert_eq!(text.parse::<Action>(), Err(why.into()), "{text}");
        }
        for example in [top, middle].iter().flat_map(|why| why.split('`').skip(1).step_by(2)) {
            let read = example.parse::<Action>().map(|action| action.to_string());
            assert_eq!(read.as_deref(), Ok(example));
        }
    }
}

//! What people type, in the notation of records: `forest 3` for `place forest 3`.

use ochre_stone_age::{PhasePosition, Place, Resource};

/// The notation that is most likely meant; what can't be guessed stays as it is.
///
/// # Errors
///
/// When the number of people is missing: a guess would be final.
pub fn notation(phase: PhasePosition, typed: &str) -> Result<String, String> {
    let typed = typed.to_lowercase().replace(',', " ");
    let words: Vec<&str> = typed.split_whitespace().filter(|&word| word != "and").collect();
    let guessed = match words[..] {
        ["place" | "send", ref rest @ ..] => placing(rest)?,
        ["use", ref rest @ ..] => using(rest),
        [verb @ ("pay" | "take" | "feed"), ref rest @ ..] => payment(verb, rest),
        ["none" | "no"] | ["no", "tools"] => Some("tools none".into()),
        ["tool" | "tools", first, ..]
            if first.len() == 1 || ["none", "one-use"].contains(&first) =>
        {
            Some(tools(&words[1..]))
        }
        ref all if matches!(phase, PhasePosition::Placing { .. }) => placing(all)?,
        ref all => using(all),
    };
    Ok(guessed.unwrap_or_else(|| words.join(" ")))
}

fn placing(words: &[&str]) -> Result<Option<String>, String> {
    let Some((place, rest)) = place(words) else { return Ok(None) };
    let people = match (rest, place) {
        ([people], _) | ([people, "people" | "person"], _) => *people,
        ([], Place::Hunt | Place::Gather(_)) => {
            return Err(format!("How many people? Such as `{place} 2`."));
        }
        ([], Place::Hut) => "2",
        ([], _) => "1",
        _ => return Ok(None),
    };
    Ok(Some(format!("place {place} {people}")))
}

fn using(words: &[&str]) -> Option<String> {
    let (place, rest) = place(words)?;
    rest.is_empty().then(|| format!("use {place}"))
}

/// A place in one word or two, and the words after it.
fn place<'a>(words: &'a [&'a str]) -> Option<(Place, &'a [&'a str])> {
    let named = |n_words: usize| {
        let name = words.get(..n_words)?.join("-");
        let name = match name.as_str() {
            "toolmaker" | "tools" => "tool-maker",
            "hunting" | "hunting-grounds" => "hunt",
            "claypit" | "clay" | "pit" => "clay-pit",
            "wood" => "forest",
            "stone" => "quarry",
            "gold" => "river",
            name => name,
        };
        Some((name.parse().ok()?, &words[n_words..]))
    };
    named(2).or_else(|| named(1))
}

/// `pay gold 2 wood` as `pay 2 wood 1 gold`.
fn payment(verb: &str, words: &[&str]) -> Option<String> {
    let mut counts = [0u8; 4];
    let mut count = 1;
    for word in words {
        if let Ok(number) = word.parse() {
            count = number;
            continue;
        }
        let word = if *word == "clay" { "brick" } else { word };
        let resource: Resource = word.parse().ok()?;
        let slot = &mut counts[resource as usize];
        *slot = slot.checked_add(count)?;
        count = 1;
    }
    let mut text = verb.to_string();
    for (resource, count) in Resource::ALL.into_iter().zip(counts) {
        if count != 0 {
            text += &format!(" {count} {resource}");
        }
    }
    Some(text)
}

/// Values from low to high, one-use tools after them.
fn tools(words: &[&str]) -> String {
    let mut parts = words.splitn(2, |&word| word == "one-use");
    let mut sorted = |prefix: &str| {
        let mut values: Vec<&str> = parts.next()?.to_vec();
        values.sort_unstable();
        Some(format!("{prefix}{}", values.join(" ")))
    };
    let values = sorted("tools ").unwrap_or_default();
    match sorted(" one-use ") {
        Some(one_use) => format!("{}{one_use}", values.trim_end()),
        None => values,
    }
}

#[cfg(test)]
mod tests {
    use ochre_kernel::Seat;

    use super::*;

    #[test]
    fn people_need_not_know_the_notation() {
        let seat = Seat::FIRST;
        let placing = PhasePosition::Placing { seat };
        let using = PhasePosition::Using { seat };
        for (phase, typed, expected) in [
            (placing, "forest 3", "place forest 3"),
            (placing, "Forest 3 people", "place forest 3"),
            (placing, "send clay pit 2", "place clay-pit 2"),
            (placing, "hunting grounds 4", "place hunt 4"),
            (placing, "hut", "place hut 2"),
            (placing, "tool maker", "place tool-maker 1"),
            (placing, "card 3", "place card-3 1"),
            (placing, "building-2 1", "place building-2 1"),
            (placing, "use forest", "use forest"),
            (placing, "xyz", "xyz"),
            (placing, "forest 3 4", "forest 3 4"),
            (using, "forest", "use forest"),
            (using, "building 2", "use building-2"),
            (using, "pay gold, 2 wood and clay", "pay 2 wood 1 brick 1 gold"),
            (using, "pay wood wood", "pay 2 wood"),
            (using, "pay 300 wood", "pay 300 wood"),
            (using, "feed", "feed"),
            (using, "no tools", "tools none"),
            (using, "tools 2 1", "tools 1 2"),
            (using, "tools 2 1 one-use 4 3", "tools 1 2 one-use 3 4"),
            (using, "tools one-use 3", "tools one-use 3"),
            (using, "die 5", "die 5"),
            (using, "Decline", "decline"),
        ] {
            assert_eq!(notation(phase, typed).as_deref(), Ok(expected), "{typed}");
        }
        assert_eq!(
            notation(placing, "clay pit"),
            Err("How many people? Such as `clay-pit 2`.".into())
        );
    }
}

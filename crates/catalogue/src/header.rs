//! The head of a record: which game, how many players, which options.

use ochre_kernel::{Game, Rules, Setup};

use crate::games::GameName;
use crate::replay::BadRecord;

/// What stands above the steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game.
    pub game: GameName,
    /// The rules number: a record replays under the rules it was made with.
    pub rules: u32,
    /// Players, options and pack.
    pub setup: Setup,
    /// The fingerprint of the component pack.
    pub pack: Option<String>,
    /// The position that the game begins with, as JSON; usually the set-up.
    pub position: Option<String>,
    /// Who sits where, as far as the record says.
    pub names: Vec<Option<String>>,
}

/// A name is one short word or several, without anything that would end it.
pub(crate) fn clean_name(name: &str) -> String {
    let plain = name.chars().filter(|char| !char.is_control() && *char != '#');
    plain.take(60).collect::<String>().trim().to_string()
}

/// The header of a new record; `position` is the JSON of where the game began, if not with the
/// set-up.
pub fn header_text<G: Game>(rules: &G::Rules, position: Option<&str>, names: &[String]) -> String {
    let mut text = format!("game {}\nrules {}\n", G::NAME, G::RULES_NUMBER);
    text += &format!("players {}\n", rules.players());
    for (key, value) in rules.options() {
        text += &format!("option {key}={value}\n");
    }
    if let Some(pack) = rules.pack() {
        text += &format!("pack {pack}\n");
    }
    if let Some(pack) = rules.foreign_pack() {
        text += &format!("components {}\n", on_one_line(&pack));
    }
    if let Some(position) = position {
        text += &format!("position {position}\n");
    }
    for (index, name) in names.iter().enumerate() {
        text += &format!("seat {} {}\n", index + 1, clean_name(name));
    }
    text
}

/// JSON without the white space between its parts.
fn on_one_line(json: &str) -> String {
    let value: Option<serde_json::Value> = serde_json::from_str(json).ok();
    value.map_or_else(|| json.replace('\n', " "), |value| value.to_string())
}

/// A number as it is written: `02` and `+2` are not.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

/// The header while it is read, line by line.
#[derive(Default)]
pub(crate) struct HeaderReader {
    game: Option<GameName>,
    rules: Option<u32>,
    setup: Setup,
    pack: Option<String>,
    position: Option<String>,
    names: Vec<Option<String>>,
}

impl HeaderReader {
    /// Reads one line. A fault is a sentence.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), String> {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let value = value.trim();
        let once =
            |is_new: bool| if is_new { Ok(()) } else { Err(format!("`{key}` stands twice")) };
        match key {
            "game" => {
                once(self.game.is_none())?;
                self.game = Some(value.parse().map_err(|unknown| format!("{unknown}"))?);
            }
            "rules" => {
                once(self.rules.is_none())?;
                self.rules = Some(number(value).ok_or("`rules` needs a number")?);
            }
            "players" => {
                once(self.setup.players == 0)?;
                let players = number(value).and_then(|players| players.try_into().ok());
                let players = players.filter(|&players: &u8| players != 0);
                self.setup.players = players.ok_or("`players` needs a number such as 2")?;
            }
            "option" => {
                let (key, value) =
                    value.split_once('=').ok_or("an option reads `option key=value`")?;
                if self.setup.options.len() >= 100 {
                    return Err("there are too many options".into());
                }
                self.setup.options.push((key.into(), value.into()));
            }
            "pack" => {
                once(self.pack.is_none())?;
                self.pack = Some(value.into());
            }
            "components" => {
                once(self.setup.pack.is_none())?;
                self.setup.pack = Some(value.into());
            }
            "position" => {
                once(self.position.is_none())?;
                self.position = Some(value.into());
            }
            "seat" => self.seat(value)?,
            _ => {
                return Err("a header line begins with game, rules, players, option, pack, \
                            components, position or seat, a step with a seat's number or `*`"
                    .into());
            }
        }
        Ok(())
    }

    fn seat(&mut self, value: &str) -> Result<(), String> {
        let (number, name) = value.split_once(char::is_whitespace).unwrap_or((value, ""));
        let seat: ochre_kernel::Seat = number.parse()?;
        self.names.resize(self.names.len().max(seat.index() + 1), None);
        if self.names[seat.index()].replace(clean_name(name)).is_some() {
            return Err(format!("seat {seat} stands twice"));
        }
        Ok(())
    }

    /// The whole header, once the first step is reached on this line.
    pub(crate) fn finish(self, line: usize) -> Result<Header, BadRecord> {
        let missing = |what: &str| {
            BadRecord::at(line, format!("the header has no `{what}` line before the first step"))
        };
        let players = self.setup.players;
        if players == 0 {
            return Err(missing("players"));
        }
        if self.names.len() > usize::from(players) {
            let why = format!("seat {} is named, but {players} play", self.names.len());
            return Err(BadRecord::at(line, why));
        }
        Ok(Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            setup: self.setup,
            pack: self.pack,
            position: self.position,
            names: self.names,
        })
    }
}

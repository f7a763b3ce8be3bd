//! The module with rest tokens (EW-10.5).

use ochre_kernel::Sink;

use crate::event::Event;
use crate::ids::RestToken;
use crate::pending::Frame;
use crate::state::EndlessWinter;

impl EndlessWinter {
    pub(crate) fn keep_token(&mut self, events: &mut impl Sink<Event>) {
        self.pending.pop();
        if let Some(token) = self.rest_tokens.up.take() {
            self.take_token(token, events);
        }
    }

    /// Under the stack with the face-up one; the next is turned up and taken.
    pub(crate) fn swap_token(&mut self, events: &mut impl Sink<Event>) {
        self.pending.pop();
        if let Some(token) = self.rest_tokens.up.take() {
            self.rest_tokens.put_under(token);
            events.push(Event::RestTokenUnder { token });
        }
        if self.rest_tokens.unseen != 0 {
            self.pending.push(Frame::NextRestToken);
        } else if let Some(token) = self.rest_tokens.take_known() {
            events.push(Event::RestTokenTurnedUp { token });
            self.take_token(token, events);
        }
    }

    pub(crate) fn take_token(&mut self, token: RestToken, events: &mut impl Sink<Event>) {
        self.turn.token = Some(token);
        events.push(Event::RestTokenTaken { seat: self.active, token });
    }

    /// Before a round: an untaken token goes under the stack and the next is turned up. Whether
    /// chance must say which.
    pub(crate) fn turn_up_token(&mut self, events: &mut impl Sink<Event>) -> bool {
        if let Some(token) = self.rest_tokens.up.take() {
            self.rest_tokens.put_under(token);
            events.push(Event::RestTokenUnder { token });
        }
        if self.rest_tokens.unseen != 0 {
            return true;
        }
        if let Some(token) = self.rest_tokens.take_known() {
            self.show_token(token, events);
        }
        false
    }

    pub(crate) fn show_token(&mut self, token: RestToken, events: &mut impl Sink<Event>) {
        self.rest_tokens.unseen &= !(1 << token.index());
        self.rest_tokens.up = Some(token);
        events.push(Event::RestTokenTurnedUp { token });
    }
}

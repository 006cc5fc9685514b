//! Names and words: what is asked, what a choice does, and what somebody can point at.

use tabletop::{Answer, Audience, Front, Game, Message, PositionFault, Question, Shape};

use crate::agenda::{Copy, Source, Task, Way, Why};
use crate::choice::Choice;
use crate::content::{Gain, Stock};
use crate::event::Event;
use crate::kind::Kind;
use crate::names::{find_owner, find_resource, find_source};
use crate::setup::Setup;
use crate::state::{Post, RIVAL, State};
use crate::telling::{amount, amounts, each_amount, heard, who};
use crate::{Everdell, Rule};

impl Everdell {
    /// The card that a choice is about, if it is about one that can be named.
    fn card_of(&self, state: &State, seat: u8, choice: Choice) -> Option<Kind> {
        match choice {
            Choice::Play { source, .. } => self.source_card(state, seat, source),
            Choice::Hand(kind) => Some(kind),
            Choice::Meadow(place) => state.meadow.get(usize::from(place)).copied().flatten(),
            Choice::Shown(place) => state.shown.get(usize::from(place)).copied().flatten(),
            Choice::Card(owner, slot) => state.city(owner).get(slot).map(|card| card.kind),
            _ => None,
        }
    }

    /// The card or place that a choice is about, in words.
    pub(crate) fn thing_words(&self, state: &State, choice: Choice) -> Message {
        match choice {
            Choice::Place(post) | Choice::Spot(post) => self.place_words(Some(state), post),
            Choice::Seat(seat) => who(seat),
            _ => match self.card_of(state, self.asked_seat(state), choice) {
                Some(kind) => Message::new("ev-for-named").name("name", self.card_name(kind)),
                None => Message::new("ev-some-card"),
            },
        }
    }

    /// The seat that is asked.
    fn asked_seat(&self, state: &State) -> u8 {
        self.asked(state).map_or(0, |asked| asked.seat.0)
    }

    /// The card at a place of a city, as an argument of a message.
    fn with_city_card(&self, message: Message, state: &State, owner: u8, slot: u8) -> Message {
        match state.city(owner).get(slot) {
            Some(card) => message.name("with", self.card_name(card.kind)),
            None => message.message("with", Message::new("ev-some-card")),
        }
    }

    /// What is gained or paid, in words.
    fn gain_words(gain: Gain) -> Vec<Message> {
        let mut words = each_amount(gain.stock);
        let more =
            [("ev-amount-any", gain.any), ("ev-amount-card", gain.cards), ("ev-amount-point", gain.points)];
        words.extend(
            more.into_iter()
                .filter(|(_, count)| *count > 0)
                .map(|(key, count)| Message::new(key).number("count", count)),
        );
        words
    }

    /// A question that serves several purposes, with what it is for.
    fn ask_why(&self, key: &'static str, why: Why) -> Message {
        Message::new(key).key("why", why.name()).message("source", self.why_words(why))
    }

    /// How a game ended.
    fn ending_words(&self, state: &State) -> Message {
        let outcome = self.outcome(state);
        let name = outcome.map_or("beaten", |outcome| outcome.name);
        let winners: Vec<_> = (0..state.players)
            .filter(|&seat| outcome.is_some_and(|outcome| outcome.winners.contains(tabletop::Seat(seat))))
            .collect();
        let best = |seats: &mut dyn Iterator<Item = u8>| {
            seats.map(|seat| self.points(state, seat)).max().unwrap_or(0)
        };
        let points = if winners.is_empty() {
            best(&mut (0..state.players))
        } else {
            best(&mut winners.iter().copied())
        };
        let message = match name {
            "counted" => Message::new("ev-end-counted"),
            "won" => Message::new("ev-end-won"),
            _ => Message::new("ev-end-beaten"),
        };
        let message = if winners.is_empty() {
            message
        } else {
            message
                .number("winners", i64::try_from(winners.len()).unwrap_or(1))
                .list("who", winners.into_iter().map(who).collect())
        };
        let message = message.number("points", points);
        let message = match state.rival {
            crate::RivalKind::None => message,
            rival => message.key("rival", rival.name()).number("rival-points", self.points(state, RIVAL)),
        };
        // Whoever plays alone is spoken to.
        heard(message, state.rival, (state.players == 1).then_some(0))
    }

    /// The question of a task that asks.
    fn question_words(&self, state: &State, task: Task) -> Message {
        let named = |message: Message, kind: Kind| message.name("card", self.card_name(kind));
        match task {
            Task::GainAny { left, .. } => Message::new("ev-ask-gain").number("left", left),
            Task::GainOf { .. } => Message::new("ev-ask-gain").number("left", 1),
            Task::DrawMeadow { left, .. } => Message::new("ev-ask-draw-meadow").number("left", left),
            Task::Discard { left, done, least, why, .. } => self
                .ask_why("ev-ask-discard", why)
                .number("left", left)
                .number("done", done)
                .number("missing", least.saturating_sub(done)),
            Task::GiveCards { to, left, why, .. } => {
                self.ask_why("ev-ask-give-cards", why).number("left", left).message("to", receiver(to))
            }
            Task::GiveResources { to, left, done, least, why, .. } => self
                .ask_why("ev-ask-give-resources", why)
                .number("left", left)
                .number("missing", least.saturating_sub(done))
                .message("to", receiver(to)),
            Task::PayAny { left, done, least, why, .. } => self
                .ask_why("ev-ask-pay", why)
                .number("left", left)
                .number("missing", least.saturating_sub(done)),
            Task::PayMix { left, done, least, why, .. } => self
                .ask_why("ev-ask-pay-mix", why)
                .number("left", left)
                .number("missing", least.saturating_sub(done)),
            Task::Amount { most, why, .. } => self.ask_why("ev-ask-amount", why).number("most", most),
            Task::Opponent { why, .. } => self.ask_why("ev-ask-opponent", why),
            Task::Share { .. } => self.ask_why("ev-ask-opponent", Why::Marketing),
            Task::Pick { left, why, .. } => self.ask_why("ev-ask-pick", why).number("left", left),
            Task::DiscardMeadow { left, why, .. } => {
                self.ask_why("ev-ask-discard-meadow", why).number("left", left)
            }
            Task::Whether { why, .. } => self.ask_why("ev-ask-whether", why),
            Task::Judge { cost, .. } => Message::new("ev-ask-judge").list("cost", amounts(cost)),
            Task::Imprison { .. } => Message::new("ev-ask-imprison"),
            Task::Bill { cost, off, .. } => {
                Message::new("ev-ask-bill").list("cost", amounts(cost)).number("off", off)
            }
            Task::Spend { cost, .. } => Message::new("ev-ask-spend").list("cost", amounts(cost)),
            Task::Produce { .. } => Message::new("ev-ask-produce"),
            Task::ChooseGreen { left, .. } => Message::new("ev-ask-activate").number("left", left),
            Task::StoreUp { .. } => Message::new("ev-ask-store"),
            Task::FarmAbility { kind, .. } => named(Message::new("ev-ask-farm"), kind),
            Task::Keep { .. } => Message::new("ev-ask-keep"),
            Task::Scrolls { under, .. } => {
                Message::new("ev-ask-scrolls").key("where", if under { "under" } else { "hand" })
            }
            Task::Offer { invitation, .. } => {
                Message::new("ev-ask-offer").key("invitation", invitation.name())
            }
            Task::CemeteryPile { .. } => Message::new("ev-ask-pile"),
            Task::ChooseWorker { why, .. } => self.ask_why("ev-ask-worker", why),
            Task::MoveTo { .. } => {
                Message::new("ev-ask-move").message("from", self.place_words(Some(state), state.lifted_from))
            }
            Task::CopySpot { copy, .. } => Message::new("ev-ask-copy").key(
                "which",
                match copy {
                    Copy::Basic => "basic",
                    Copy::BasicOrForest => "basic-or-forest",
                    Copy::Opponents => "opponents",
                    Copy::Occupied => "occupied",
                    Copy::AlsoOccupied(_) => "also-occupied",
                },
            ),
            Task::ClockTower { .. } => Message::new("ev-ask-clock"),
            Task::Mini(step) => Message::new("ev-ask-mini").key("step", self.mini_asks(step).0),
            Task::Module(step) => self.module_words(step),
            _ => Message::new("ev-ask-turn"),
        }
    }

    /// What playing a card in some way means.
    fn play_words(&self, state: &State, seat: u8, source: Source, way: Way) -> Message {
        let kind = self.source_card(state, seat, source).or(match source {
            Source::Hand(kind) | Source::Legend(kind) => Some(kind),
            _ => None,
        });
        let cost = match kind {
            Some(_) => kind.map_or(Stock::NONE, |kind| self.cost_of(state, kind, source)),
            None => Stock::NONE,
        };
        let key = match way {
            Way::Cost if cost.is_empty() => "ev-label-play-free",
            Way::Cost => "ev-label-play-cost",
            Way::Token(_) => "ev-label-play-token",
            Way::Crane(_) => "ev-label-play-crane",
            Way::Innkeeper(_) => "ev-label-play-innkeeper",
            Way::Dungeon(_) => "ev-label-play-dungeon",
            Way::Judge => "ev-label-play-judge",
            Way::Treasury(_) => "ev-label-play-treasury",
            Way::Bridge(_) => "ev-label-play-bridge",
            Way::Offer => "ev-label-play-offer",
            Way::Banner(_) => "ev-label-play-banner",
        };
        let message = match kind {
            Some(kind) => Message::new(key).name("card", self.card_name(kind)),
            None => Message::new(key).message("card", Message::new("ev-some-card")),
        };
        let message = message.key(
            "from",
            match source {
                Source::Hand(_) => "hand",
                Source::Meadow(_) => "meadow",
                Source::Shown(_) => "shown",
                Source::Legend(_) => "legend",
                Source::Pile => "pile",
            },
        );
        match way {
            Way::Cost if cost.is_empty() => message,
            Way::Cost | Way::Judge => message.list("cost", amounts(cost)),
            Way::Offer => match state.agenda.top() {
                Task::Offer { invitation, .. } => message.key("invitation", invitation.name()),
                _ => message.key("invitation", "none"),
            },
            Way::Token(slot)
            | Way::Crane(slot)
            | Way::Innkeeper(slot)
            | Way::Dungeon(slot)
            | Way::Treasury(slot)
            | Way::Bridge(slot)
            | Way::Banner(slot) => self.with_city_card(message, state, seat, slot),
        }
    }

    /// What a number means, by what is asked.
    fn number_words(&self, task: Task, number: u8) -> Message {
        match task {
            Task::FarmAbility { kind, .. } => {
                let abilities = &self.content.cards[kind.index()].abilities;
                let Some(ability) = abilities.get(usize::from(number)) else {
                    return Message::new("ev-label-number").number("number", number).key("why", "none");
                };
                let gain = Self::gain_words(ability.gain);
                if ability.pay.is_empty() {
                    Message::new("ev-label-farm").list("gain", gain)
                } else {
                    Message::new("ev-label-farm-paid")
                        .list("gain", gain)
                        .list("pay", Self::gain_words(ability.pay))
                }
            }
            Task::Whether { why, .. } => self.ask_why("ev-label-yes", why),
            Task::Amount { why, .. } => {
                Message::new("ev-label-number").number("number", number).key("why", why.name())
            }
            Task::Spend { .. } => {
                Message::new("ev-label-number").number("number", number).key("why", "treasury")
            }
            Task::Mini(step) => {
                Message::new("ev-label-number").number("number", number).key("why", self.mini_asks(step).0)
            }
            Task::Module(step) => {
                Message::new("ev-label-number").number("number", number).key("why", self.module_asks(step).0)
            }
            _ => Message::new("ev-label-number").number("number", number).key("why", "none"),
        }
    }

    /// What a choice does.
    fn choice_words(&self, state: &State, choice: Choice) -> Message {
        let task = state.agenda.top();
        let seat = self.asked_seat(state);
        let at = |key, post| Message::new(key).message("place", self.place_words(Some(state), post));
        let card = |key: &'static str| match self.card_of(state, seat, choice) {
            Some(kind) => Message::new(key).name("card", self.card_name(kind)),
            None => Message::new(key).message("card", Message::new("ev-some-card")),
        };
        match choice {
            Choice::Place(post @ (Post::BasicEvent(_) | Post::SpecialEvent(_))) => at("ev-label-event", post),
            Choice::Place(post) => at("ev-label-place", post),
            Choice::Play { source, way } => self.play_words(state, seat, source, way),
            Choice::Prepare => {
                let season = state.player(seat).season;
                Message::new("ev-label-prepare").key("season", season.next().unwrap_or(season).name())
            }
            Choice::Pass => Message::new("ev-label-pass"),
            Choice::Take(resource) => match task {
                Task::StoreUp { .. } => {
                    let mut store = crate::state::Built::new(Kind::Storehouse);
                    store.store(resource);
                    Message::new("ev-label-store").list("stock", amounts(store.stored()))
                }
                _ => Message::new("ev-label-take").message("what", amount(resource, 1)),
            },
            Choice::Pay(resource) => {
                let key = match task {
                    Task::GiveResources { .. } | Task::Mini(_) => "ev-label-give",
                    _ => "ev-label-pay",
                };
                Message::new(key).message("what", amount(resource, 1))
            }
            Choice::Save(resource) => Message::new("ev-label-save").message("what", amount(resource, 1)),
            Choice::Swap(from, to) => {
                Message::new("ev-label-swap").message("from", amount(from, 1)).message("to", amount(to, 1))
            }
            Choice::Hand(_) => match task {
                Task::GiveCards { .. } | Task::Mini(_) => card("ev-label-give-card"),
                Task::Module(step) => card("ev-label-module-card").key("step", self.module_asks(step).0),
                Task::Discard { .. } | Task::PayMix { .. } => card("ev-label-discard"),
                _ => card("ev-label-choose"),
            },
            Choice::Meadow(_) => match task {
                Task::DiscardMeadow { .. } => card("ev-label-discard-meadow"),
                Task::DrawMeadow { .. } => card("ev-label-draw-meadow"),
                _ => card("ev-label-choose"),
            },
            Choice::Shown(_) => match task {
                Task::Keep { .. } => card("ev-label-keep"),
                Task::Scrolls { under: true, .. } => card("ev-label-put-under"),
                _ => card("ev-label-take-shown"),
            },
            Choice::Card(owner, _) if owner != seat => {
                card("ev-label-card-elsewhere").message("owner", who(owner))
            }
            Choice::Card(..) => card("ev-label-card"),
            Choice::Spot(post) => match task {
                Task::ChooseWorker { why, .. } => at("ev-label-worker", post).key("why", why.name()),
                Task::ClockTower { .. } => at("ev-label-clock", post),
                _ => at("ev-label-spot", post),
            },
            Choice::Seat(seat) => Message::new("ev-label-seat").message("who", who(seat)),
            Choice::Number(number) => self.number_words(task, number),
            Choice::Colour(colour) => Message::new("ev-label-colour").key("colour", colour.name()),
            Choice::Deck(true) => Message::new("ev-label-from-deck"),
            Choice::Deck(false) => Message::new("ev-label-from-discard"),
            Choice::Done => {
                let asked = self.asked(state).map_or("turn", |asked| asked.name);
                Message::new("ev-label-done").key("decision", asked)
            }
        }
    }

    /// Ways in which a card from somewhere may be played: those worth a look, and an offer if one
    /// is open.
    fn plays_of(&self, state: &State, source: Source, into: &mut Vec<Choice>) {
        let seat = self.asked_seat(state);
        if matches!(state.agenda.top(), Task::Offer { .. }) {
            into.push(Choice::Play { source, way: Way::Offer });
            return;
        }
        match self.source_card(state, seat, source) {
            Some(kind) => {
                let standing = self.standing(state, seat);
                self.each_way(state, seat, kind, &standing, |way| into.push(Choice::Play { source, way }));
            }
            None => into.push(Choice::Play { source, way: Way::Cost }),
        }
    }
}

/// Whom something is given to, or nobody.
fn receiver(seat: u8) -> Message {
    if seat == crate::state::NOBODY { Message::new("ev-who-nobody") } else { who(seat) }
}

impl Front for Everdell {
    const TITLE: &'static str = "site-everdell";

    fn choice_id(&self, choice: Choice) -> String {
        self.name_choice(choice)
    }

    fn find_choice(&self, _: &State, id: &str) -> Option<Choice> {
        self.choice_named(id)
    }

    fn prompt(&self, state: &State) -> Message {
        if state.ending.is_some() {
            return self.ending_words(state);
        }
        let message = self.question_words(state, state.agenda.top());
        heard(message, state.rival, Some(self.asked_seat(state)))
    }

    fn waiting(&self, state: &State) -> Message {
        match self.asked(state) {
            Some(asked) => {
                Message::new("ev-waiting").message("who", who(asked.seat.0)).key("decision", asked.name)
            }
            None => self.ending_words(state),
        }
    }

    fn label(&self, state: &State, choice: Choice) -> Message {
        heard(self.choice_words(state, choice), state.rival, Some(self.asked_seat(state)))
    }

    fn choice_rule(&self, state: &State, choice: Choice) -> Rule {
        match choice {
            Choice::Place(post) => match post {
                Post::Basic(_) => Rule::E5_1,
                Post::Forest(_) => Rule::E5_2,
                Post::Haven => Rule::E5_9,
                Post::Journey(_) => Rule::E5_10,
                Post::BasicEvent(_) => Rule::E6_1,
                Post::SpecialEvent(_) => Rule::E6_2,
                Post::Card(owner, _) if owner != self.asked_seat(state) => Rule::E5_6,
                Post::Card(..) => Rule::E9_3,
                _ => Rule::E4_1,
            },
            Choice::Play { way, .. } => match way {
                Way::Cost => Rule::E7_1,
                Way::Token(_) => Rule::E7_2,
                Way::Banner(_) => Rule::N4_3,
                Way::Treasury(_) => Rule::N4_16,
                Way::Offer => self.asked(state).map_or(Rule::E7_6, |asked| asked.rule),
                _ => Rule::E7_6,
            },
            Choice::Prepare => Rule::E11_1,
            Choice::Pass => Rule::E12_1,
            _ => self.asked(state).map_or(Rule::E3_1, |asked| asked.rule),
        }
    }

    fn choice_group(&self, choice: Choice) -> &'static str {
        match choice {
            Choice::Place(Post::BasicEvent(_) | Post::SpecialEvent(_)) => "event",
            Choice::Place(Post::Card(..)) => "visit",
            Choice::Place(_) => "place",
            Choice::Play { source: Source::Hand(_), .. } => "play-hand",
            Choice::Play { source: Source::Meadow(_), .. } => "play-meadow",
            Choice::Play { .. } => "play-other",
            Choice::Prepare | Choice::Pass => "season",
            Choice::Take(_) => "take",
            Choice::Pay(_) => "pay",
            Choice::Save(_) => "save",
            Choice::Swap(..) => "swap",
            Choice::Hand(_) => "hand",
            Choice::Meadow(_) => "meadow",
            Choice::Shown(_) => "shown",
            Choice::Card(..) => "card",
            Choice::Spot(_) => "spot",
            Choice::Seat(_) => "seat",
            Choice::Number(_) => "number",
            Choice::Colour(_) => "colour",
            Choice::Deck(_) => "pile",
            Choice::Done => "end",
        }
    }

    fn candidates(&self, state: &State, thing: &str) -> Option<Vec<Choice>> {
        let mut choices = Vec::new();
        match thing {
            "prepare" | "pass" | "done" => return Some(vec![self.choice_named(thing)?]),
            "deck" => return Some(vec![Choice::Deck(true)]),
            "discard" => return Some(vec![Choice::Deck(false)]),
            "pile" => {
                self.plays_of(state, Source::Pile, &mut choices);
                return Some(choices);
            }
            _ => {}
        }
        if let Some(resource) = find_resource(thing) {
            return Some(vec![Choice::Take(resource), Choice::Pay(resource), Choice::Save(resource)]);
        }
        if let Some(post) = self.find_post(thing) {
            if let Post::Card(owner, slot) = post {
                choices.push(Choice::Card(owner, slot));
            }
            choices.extend([Choice::Place(post), Choice::Spot(post)]);
            return Some(choices);
        }
        let (sort, name) = thing.split_once(':')?;
        match sort {
            "seat" => choices.push(Choice::Seat(find_owner(name)?)),
            "number" | "colour" => choices.push(self.choice_named(thing)?),
            "choice" => choices.push(self.choice_named(name)?),
            _ => {
                let source = find_source(sort, name)?;
                match source {
                    Source::Hand(kind) => choices.push(Choice::Hand(kind)),
                    Source::Meadow(place) => choices.push(Choice::Meadow(place)),
                    Source::Shown(place) => choices.push(Choice::Shown(place)),
                    Source::Legend(_) | Source::Pile => {}
                }
                self.plays_of(state, source, &mut choices);
            }
        }
        Some(choices)
    }

    fn event_id(&self, event: &Event) -> String {
        self.name_event(*event)
    }

    fn tell(&self, event: &Event) -> Message {
        self.words_of(*event)
    }

    fn tell_to(&self, setup: &Setup, audience: Audience, event: &Event) -> Message {
        let reader = match audience {
            Audience::Seat(seat) => Some(seat.0),
            Audience::Spectator => None,
        };
        heard(self.words_of(*event), setup.rival, reader)
    }

    fn chance_prompt(&self, question: Question<'_>, count: u32) -> Message {
        Message::new("ev-chance").key("what", question.what).number("count", count)
    }

    fn chance_purpose(&self, event: &Event) -> Option<Message> {
        match *event {
            Event::Drew { who, .. } if usize::from(who) < crate::SEATS => {
                Some(Message::new("ev-chance-hand").number("player", i64::from(who) + 1))
            }
            Event::Filled { place, .. } => {
                Some(Message::new("ev-chance-meadow").number("place", i64::from(place) + 1))
            }
            Event::ForestLaid { .. } => Some(Message::new("ev-chance-forest")),
            _ => None,
        }
    }

    fn answer_label(&self, question: Question<'_>, answer: Answer) -> Message {
        self.label_answer(question, answer)
    }

    fn answer_name(&self, question: Question<'_>, answer: Answer) -> String {
        self.name_answer(question, answer)
    }

    fn find_answer(&self, question: Question<'_>, name: &str) -> Option<Answer> {
        let many = match question.shape {
            Shape::Die(faces) => u16::from(faces),
            Shape::Draw(counts) => u16::try_from(counts.len()).unwrap_or(u16::MAX),
        };
        (0..many).find(|&answer| question.admits(answer) && self.name_answer(question, answer) == name)
    }

    fn position(&self, setup: &Setup, description: &serde_json::Value) -> Result<State, PositionFault> {
        self.read_position(setup, description)
    }

    fn describe(&self, state: &State) -> serde_json::Value {
        self.write_position(state)
    }
}

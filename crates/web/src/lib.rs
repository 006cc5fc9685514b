//! Views as HTML and SVG: pure functions of view, language and preferences.
//!
//! A page is a complete document that works without its script. All symbols that it refers to are in its sprite, and it
//! satisfies a strict content security policy: no inline script, no `style` attribute.

#![forbid(unsafe_code)]

mod advice;
mod against;
pub mod alone;
pub mod art;
mod assets;
mod beside;
mod bidi;
mod book;
mod chances;
#[cfg(any(test, feature = "checks"))]
pub mod checks;
mod company;
mod credits;
mod error;
mod fairness;
mod friends;
mod fulltext;
mod game_card;
mod games;
pub mod geometry;
mod hints;
mod home;
pub mod keepsake;
mod keys;
mod ladder;
mod learn;
pub mod look;
mod memory;
mod odds;
mod packs;
mod people;
pub mod picture;
pub mod poster;
mod prefs;
mod question;
mod review;
mod rulebook;
mod scene;
mod screen;
mod settings;
pub mod shell;
mod tile;
mod waiting;

pub use crate::memory::{
    Calendar, Campaign, Campaigns, Challenge, Chart, Daily, Filter, Mark, Outcome, Par, Reported, Shelved,
    Taken, TimeLine, Try, Worn, all_stats, campaign, campaigns, daily, line, remark, report, stats, taken,
};
pub use crate::packs::{
    Offered, PACK_FIELD, PackCard, PackList, PackPage, PackRecord, choice as pack_choice, pack, pack_record,
    packs,
};
pub use advice::{Advice, WORTH_SAYING, advice};
pub use against::{AGAINST_FIELD, OPPONENTS_FIELD, against};
pub use assets::{
    FACES, FAVICON, FAVICON_PATH, Face as FaceFile, ICON, ICON_PATH, MANIFEST, MANIFEST_PATH, OFFLINE_PATH,
    SCRIPT, STYLE, Sheet, WORKER_PATH, faces_of, script_path, sheet_of, sheets, style_path, worker,
};
pub use beside::{
    ANSWER_FIELD, Deal, Drawn, FRIENDS_FIELD, Retold, amended, answer_named, begin as begin_buttons, deal,
    retell, told,
};
pub use bidi::apart;
pub use book::{Book, rule_address};
pub use chances::{
    Outlook, chance_bar, change_words, hundredths, part_words, percent, samples_words, spread, term_words,
    win_words,
};
pub use company::{PERSON, SEAT_FIELD, company, question as company_question, thinking, with_log};
pub use credits::{Listing, credits};
pub use error::{error, offline};
pub use fairness::{
    Caveat, Check, Contributed, Fairness, Given, Offer, TICKET_FIELD, WORDS_FIELD, fairness,
    guide as fairness_guide,
};
pub use friends::{
    Holder, Invitation, LinkFor, People, PeoplePage, SeatEvent, SeatStatus, UndoRequest, invitation, link,
    people_page,
};
pub use game_card::GameCard;
pub use games::games;
pub use home::home;
pub use keepsake::Keepsake;
pub use keys::keys;
pub use ladder::{Climb, ladder};
pub use learn::{Learnt, Reading, Standpoint, coach, examples, finished, glossary, learn, puzzles, readings};
pub use odds::moves;
pub use prefs::{Frame, Motion, Pace, Prefs, Sight, Sound, Taps, Theme};
pub use question::question;
pub use review::{Review, Reviewed, fortunes, review};
pub use rulebook::{contents, rule, rulebook};
pub use scene::{PageOptions, Scene, ShownStep, cover};
pub use screen::Screen;
pub use settings::settings;
pub use tile::{CampaignDrawings, Face, Race, StatisticsTitles, Tile};
pub use waiting::{InRoom, Part, WaitingPage, WaitingSeat, waiting_room};

//! A server with one table of the kernel's test game, as the tests of shared tables use it.

use std::sync::Arc;

use serde_json::Value;
use server::{Served, ServedGame};
use store::{Sqlite, Store, Stored};
use tabletop::ErasedGame;

use crate::common::{Answer, Browser, Folder, Site, attribute};
use crate::small::Stones;

/// The test game alone.
pub fn stones() -> Vec<Arc<dyn ServedGame>> {
    vec![Arc::new(Served::<Stones>::new(Arc::new(Stones::default()), Vec::new()))]
}

/// A server and the table that is tested.
pub struct TestSite {
    pub site: Site,
    pub folder: Folder,
    /// The path of the table; empty before there is one.
    pub table: String,
}

impl TestSite {
    /// A server of these games, without a table.
    pub fn serving(games: Vec<Arc<dyn ServedGame>>) -> Self {
        let folder = Folder::new();
        let site = Site::serving(&folder.database(), games);
        Self { site, folder, table: String::new() }
    }

    pub fn id(&self) -> &str {
        self.table.trim_start_matches("/table/")
    }

    /// The database of the server.
    pub fn store(&self) -> Sqlite {
        Sqlite::open(self.folder.database()).unwrap()
    }

    /// The table as the database has it.
    pub fn stored(&self) -> Stored {
        self.store().load(self.id()).unwrap().unwrap()
    }

    /// The whole position of a game of stones, as the database has it.
    pub fn position(&self) -> Value {
        let stored = self.stored();
        Arc::new(Stones::default()).load(stored.record, stored.secret).unwrap().describe()
    }

    /// The seat whose turn it is in a game of stones.
    pub fn turn(&self) -> usize {
        usize::try_from(self.position()["turn"].as_u64().unwrap()).unwrap()
    }

    pub fn step(&self) -> u32 {
        self.store().step(self.id()).unwrap().unwrap()
    }

    /// Sends a form of the table, with its step unless the fields have one.
    pub fn post(&self, browser: &Browser, what: &str, fields: &[(&str, &str)]) -> Answer {
        let step = self.step().to_string();
        let mut fields = fields.to_vec();
        if !fields.iter().any(|(name, _)| *name == "step") {
            fields.push(("step", &step));
        }
        browser.post(&format!("{}/{what}", self.table), &fields)
    }

    /// The choices that a browser is offered.
    pub fn offered(&self, browser: &Browser) -> Vec<String> {
        let page = browser.get(&self.table).expect(200);
        let buttons = page.text().split("<button name=\"id\"").skip(1);
        buttons.filter_map(|button| attribute(button.split('>').next().unwrap(), "value")).collect()
    }
}

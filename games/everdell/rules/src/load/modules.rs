//! `modules.toml`: personalities, plans and plots of Nightweave, and the abilities of workers.

use content::fields::{FaultCollector, Fields, File, Lists, excerpt};

use crate::content::{Module, Plot, Resource};

use super::fields::each;

/// The personalities (N14).
const PERSONALITIES: [&str; crate::content::PERSONALITIES] =
    ["nasty", "pessimist", "infernal", "mean", "poker", "idler", "privileged", "needy"];
/// The plans (N15).
const PLANS: [&str; crate::content::PLANS] = [
    "masquerade",
    "barricade",
    "gaze",
    "thickens",
    "whim",
    "bounty",
    "swarm",
    "trial",
    "spinner",
    "web_growth",
    "clever",
    "extortion",
    "contacts",
];
/// The plots (N16).
const PLOTS: [&str; crate::content::PLOTS] = [
    "unproductive",
    "admin_errors",
    "berry_jam",
    "poisonberry_jam",
    "pickpocket",
    "theft1",
    "sticky",
    "forest_bandits",
    "lobbyist",
    "copycat",
    "invisible_trap",
    "predator_eyes",
    "ransom",
    "cheat",
    "eight_legged",
    "spiders_trees",
    "spiders_ground",
    "spider_tax",
    "paralysing_fear",
    "plague",
    "orders",
    "borrowed",
    "busy",
    "takeover",
    "recession",
    "corrupt_courts",
    "theft2",
    "in_the_web",
    "locked",
    "bad_press",
    "theft3",
    "fatigue",
    "theft4",
];
/// Plots that roll the die for a resource (N16.15).
const DICE: [&str; 4] = ["theft1", "theft2", "theft3", "theft4"];
/// Plots that last for a season (N16.2).
const SEASONAL: usize = 18;
/// The abilities of workers (N5).
const ABILITIES: [&str; crate::content::ABILITIES] = ["stoats", "butterflies", "spiders", "pigs"];

/// What the file holds.
pub(super) struct Modules {
    pub personalities: Vec<Module>,
    pub plans: Vec<Module>,
    pub plots: Vec<Plot>,
    pub abilities: Vec<Module>,
}

/// Reads the file.
pub(super) fn modules(sheet: &mut FaultCollector, file: File) -> Option<Modules> {
    let mut lists = Lists::new(sheet, file);
    let personalities =
        each(&mut lists, "personality", &PERSONALITIES, |fields, id| module(fields, id, false));
    let plans = each(&mut lists, "plan", &PLANS, |fields, id| module(fields, id, true));
    let plots = each(&mut lists, "plot", &PLOTS, plot);
    let abilities = each(&mut lists, "ability", &ABILITIES, |fields, id| module(fields, id, false));
    if let Some(plots) = &plots {
        let seasonal = plots.iter().filter(|plot| plot.seasonal).count();
        if seasonal != SEASONAL {
            let what = format!(
                "{seasonal} plots are seasonal and {} are instant, but there must be {SEASONAL} and {}",
                plots.len() - seasonal,
                plots.len() - SEASONAL
            );
            lists.sheet.fault(lists.file, "", what);
        }
    }
    lists.finish();
    Some(Modules { personalities: personalities?, plans: plans?, plots: plots?, abilities: abilities? })
}

fn module(fields: &mut Fields<'_>, id: &'static str, thwarted: bool) -> Option<Module> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let thwart = if thwarted { fields.or_none("thwart", Fields::names) } else { None };
    Some(Module { id: id.into(), name: name?, text: text?, thwart, provenance: provenance? })
}

fn plot(fields: &mut Fields<'_>, id: &'static str) -> Option<Plot> {
    let provenance = fields.provenance();
    let name = fields.names("name");
    let text = fields.names("text");
    let seasonal = fields.word("kind", &[("seasonal", true), ("instant", false)]);
    // N16.2: those that can be thwarted are instant.
    let thwart = if seasonal == Some(false) { fields.names("thwart") } else { None };
    let die = if DICE.contains(&id) { die(fields) } else { None };
    Some(Plot {
        id: id.into(),
        name: name?,
        text: text?,
        thwart,
        seasonal: seasonal?,
        die,
        provenance: provenance?,
    })
}

fn die(fields: &mut Fields<'_>) -> Option<[Resource; 8]> {
    let mut faces = Vec::new();
    for word in fields.words("die")? {
        let Some(resource) = Resource::ALL.into_iter().find(|resource| resource.name() == word) else {
            fields.fault(format!("`die` holds `{}`, which is no resource", excerpt(&word)));
            return None;
        };
        faces.push(resource);
    }
    let count = faces.len();
    let die = faces.try_into().ok();
    if die.is_none() {
        fields.fault(format!("`die` has {count} faces, but must have 8"));
    }
    die
}

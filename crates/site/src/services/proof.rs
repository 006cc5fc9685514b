//! The proof of the chance of a table, and its verification.

use serde_json::{Value, json};
use tabletop::{ChanceRecord, Contribution, Drawn, Message, OwnedShape, Seat};
use web::{Caveat, Check, Contributed, Given};

use crate::error::AppError;
use crate::services::fairness::{caveats_of, commitment_of};
use crate::services::tables::TableGuard;

impl TableGuard<'_> {
    /// Why the chance of this table is not called fair; empty if there is no reason.
    pub fn caveats(&self) -> Result<Vec<Caveat>, AppError> {
        let record = self.table().record();
        let mut caveats = caveats_of(record);
        if self.access.imported {
            caveats.push(Caveat::Imported);
        }
        if self.day()?.is_some() {
            caveats.push(Caveat::Daily);
        } else if matches!(record.chance, ChanceRecord::Keyed { agreement: None, .. }) {
            caveats.push(Caveat::ServerAlone);
        } else if record
            .chance
            .agreement()
            .is_some_and(|agreed| agreed.contributions.iter().all(|given| given.words.is_empty()))
        {
            caveats.push(Caveat::NobodyGave);
        }
        Ok(caveats)
    }

    pub fn is_finished(&self) -> bool {
        self.table().outcome().is_some() || self.table().is_given_up()
    }

    /// The contribution of each seat, for the page.
    pub fn contributed(&self) -> Vec<Contributed> {
        let agreed = self.table().record().chance.agreement().map(|agreed| &agreed.contributions[..]);
        let given = agreed.unwrap_or_default();
        let seat = |(number, given): (u8, &Contribution)| Contributed {
            seat: Seat(number),
            name: self.access.name(Seat(number)).map(str::to_owned),
            given: match given {
                given if given.is_withheld() => Given::Withheld,
                given if given.words.is_empty() => Given::Nothing,
                given => Given::Words(given.words.clone()),
            },
            sealed: given.seal.map(|seal| seal.to_string()),
        };
        (0..).zip(given).map(seat).collect()
    }

    /// The result of verifying a finished game; `None` for an unfinished game, or without a secret.
    pub fn checked(&self) -> Result<Option<Result<Check, Message>>, AppError> {
        let published = self.table().published();
        let ChanceRecord::Keyed { seed: Some(seed), .. } = &published.chance else { return Ok(None) };
        let erased = self.tables.packs.erased(self.game, Some(published.content))?;
        Ok(Some(match erased.verify(&published) {
            Ok(verified) => Ok(Check {
                secret: seed.to_hex(),
                steps: verified.steps,
                draws: verified.draws,
                kept: verified.kept,
            }),
            Err(fault) => Err(fault.message()),
        }))
    }
}

/// The proof of the chance of a table, as JSON; with the secret and every draw once the game is over.
pub(crate) fn proof(guard: &TableGuard<'_>) -> Result<Value, AppError> {
    let table = guard.table();
    let published = table.published();
    let caveats: Vec<&str> = guard.caveats()?.into_iter().map(Caveat::name).collect();
    let mut proof = json!({
        "hedgerow": "fairness",
        "table": guard.id,
        "game": table.game(),
        "commitment": commitment_of(&published),
        "version": null,
        "contributions": [],
        "caveats": caveats,
        "over": guard.is_finished(),
    });
    if let ChanceRecord::Keyed { agreement, seed, .. } = &published.chance {
        proof["version"] = json!(agreement.as_ref().map_or(1, |agreement| agreement.version));
        if let Some(agreement) = agreement {
            proof["table"] = json!(agreement.table);
            proof["contributions"] = json!(agreement.contributions);
        }
        if let Some(seed) = seed {
            proof["secret"] = json!(seed.to_hex());
            proof["draws"] = table.drawn().iter().map(draw).collect();
        }
    }
    Ok(proof)
}

/// A draw, with everything that is needed to recompute it.
fn draw(drawn: &Drawn) -> Value {
    let bag: Vec<u8> = match &drawn.shape {
        OwnedShape::Die(faces) => vec![1; usize::from(*faces)],
        OwnedShape::Draw(counts) => counts.to_vec(),
    };
    json!({
        "step": drawn.step, "number": drawn.number, "what": drawn.what, "bag": bag,
        "answer": drawn.answer, "name": drawn.name,
    })
}

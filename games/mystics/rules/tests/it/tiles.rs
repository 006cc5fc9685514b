//! The sides of the tiles: they are those of the box, and fast computations on them agree with slow ones.

use std::collections::BTreeMap;

use mystics::content::{BorderKind, Colour, FlipKind, Map, OFF, SPACES, STILL, Side, Spaces};
use mystics::kinds::Edge;
use mystics::load::{BUILTIN, builtin, load};

fn side(id: &str) -> &'static Side {
    builtin().sides.iter().find(|side| &*side.id == id).unwrap()
}

fn space(side: &Side, id: &str) -> usize {
    side.spaces.iter().position(|space| &*space.id == id).unwrap()
}

fn bits(side: &Side, ids: &str) -> Spaces {
    ids.split_whitespace().fold(0, |bits, id| bits | 1 << space(side, id))
}

/// The least movement that takes a mouse from one space to another, on an empty tile.
fn walk(map: &Map, from: usize, to: usize) -> u32 {
    let mut costs = [u32::MAX; SPACES];
    costs[from] = 0;
    for _ in 0..SPACES {
        for space in (0..SPACES).filter(|space| costs[*space] < u32::MAX).collect::<Vec<_>>() {
            for next in 0..SPACES {
                for (ways, cost) in [(&map.walk, 1), (&map.climb, 3)] {
                    if ways[space] & 1 << next != 0 {
                        costs[next] = costs[next].min(costs[space] + cost);
                    }
                }
            }
        }
    }
    costs[to]
}

/// A side's line in the table of facts: exits, flip space, entry spaces, red crosses, special areas, water and
/// spaces.
fn facts(side: &Side) -> String {
    let exit = |edge: &Edge| {
        let colour = match side.exits[edge.index()]?.colour {
            Colour::Orange => "orange",
            Colour::Blue => "blue",
        };
        Some(format!("{} {colour}", edge.name()))
    };
    let exits: Vec<String> = Edge::ALL.iter().filter_map(exit).collect();
    let flip = match side.flip.map(|flip| flip.kind) {
        None => "none",
        Some(FlipKind::Plain) => "plain",
        Some(FlipKind::Fishhook) => "fishhook",
        Some(FlipKind::Cog) => "cog",
    };
    let map = &side.map;
    let areas = side.spaces.iter().enumerate().filter(|(space, _)| map.areas & 1 << space != 0);
    let areas: Vec<&str> = areas.map(|(_, space)| &*space.id).collect();
    let [entries, crosses, water] = [map.entries, map.crosses, map.water].map(Spaces::count_ones);
    format!(
        "{} | {} | {flip} | {entries} | {crosses} | {} | {water} | {}",
        side.name.en,
        exits.join(", "),
        areas.join(", "),
        side.spaces.len()
    )
}

#[test]
fn the_sides_are_those_of_the_box() {
    let table = builtin().sides.iter().map(facts).collect::<Vec<_>>().join("\n");
    let expected = "\
The Courtyard |  | plain | 3 | 0 | tree | 0 | 33
Tunnel Entrance | north blue, east blue, south blue | plain | 3 | 2 |  | 0 | 24
The Kitchen | east orange, south orange, west orange | plain | 3 | 0 | counter | 0 | 25
Kitchen Tunnels | north blue, east blue, south blue, west blue | plain | 3 | 1 |  | 0 | 18
Guard Room | east orange, west orange | plain | 3 | 0 |  | 0 | 35
The Sewer | north blue, south blue | fishhook | 4 | 0 |  | 8 | 32
Dining Hall | north orange, east orange, south orange | plain | 4 | 0 | table | 0 | 33
Dining Tunnels | east blue, west blue | plain | 3 | 2 |  | 0 | 21
The Alchemist | east orange, south orange | plain | 3 | 0 | table, bookcase | 0 | 32
The Crystal Tunnels | north blue, south blue, west blue | plain | 3 | 1 |  | 0 | 16
The King’s Chamber | west orange | plain | 3 | 0 | mantel, bed | 0 | 26
The King’s Tunnels | east blue, south blue | plain | 3 | 1 |  | 6 | 16
The Queen’s Chamber | north orange, west orange | plain | 3 | 0 | dresser | 0 | 27
The Forge | north blue | plain | 3 | 0 |  | 0 | 28
The Pipes | north orange, east blue, south orange | cog | 4 | 2 |  | 0 | 35
The Sewer Drain Pipe | north blue, south blue | cog | 4 | 0 |  | 8 | 33";
    assert_eq!(table, expected);
}

#[test]
fn each_tile_has_an_orange_side_and_a_blue_one_on_its_back() {
    for (number, side) in builtin().sides.iter().enumerate() {
        let colour = if number % 2 == 0 { Colour::Orange } else { Colour::Blue };
        assert_eq!(side.colour, colour, "{}", side.id);
        assert_eq!(usize::from(side.reverse), number ^ 1, "{}", side.id);
    }
}

#[test]
fn known_crossings_cost_what_their_lines_say() {
    let crossings = [
        ("kitchen", "counter", "a5", 1, 3),
        ("kitchen", "counter", "a1", 5, 7),
        ("guard_room", "a1", "f6", 5, 5),
        ("dining_hall", "table", "b3", 2, 6),
        ("dining_hall", "chair2", "d6", 1, 3),
        ("alchemist", "table", "s1", 2, 6),
        ("kings_chamber", "mantel", "logs", 1, 3),
        ("kings_chamber", "bed", "f1", 2, 6),
        ("queens_chamber", "dresser", "c4", 2, 6),
        ("pipes", "st3", "cu1", 1, 3),
        ("pipes", "g1", "st15", 2, 2),
        ("drain_pipe", "a6", "b5", 1, 3),
        ("alchemist", "s1", "bookcase", u32::MAX, u32::MAX),
    ];
    for (id, from, to, down, up) in crossings {
        let side = side(id);
        let (high, low) = (space(side, from), space(side, to));
        let costs = (walk(&side.map, high, low), walk(&side.map, low, high));
        assert_eq!(costs, (down, up), "{id}: {from} {to}");
    }
}

#[test]
fn lines_mean_nothing_to_minions() {
    let kitchen = side("kitchen");
    let counter = space(kitchen, "counter");
    assert_eq!(kitchen.map.walk[counter], bits(kitchen, "a5"));
    assert_eq!(kitchen.map.prowl[counter], bits(kitchen, "a1 a2 a3 a4 a5 a6"));
    assert_eq!(kitchen.map.distance[counter][space(kitchen, "d1")], 4);
    let pipes = side("pipes");
    assert_ne!(pipes.map.prowl[space(pipes, "cu1")] & bits(pipes, "st3"), 0);
}

#[test]
fn only_who_floats_crosses_gaps() {
    let pipes = side("pipes");
    let gaps: Vec<_> = pipes.lines.iter().filter(|line| line.kind == BorderKind::Gap).collect();
    assert!(!gaps.is_empty());
    for gap in gaps {
        let (high, low) = (usize::from(gap.high), 1 << gap.low);
        assert_ne!(pipes.map.float[high] & low, 0);
        assert_eq!((pipes.map.prowl[high] | pipes.map.walk[high] | pipes.map.climb[high]) & low, 0);
    }
}

#[test]
fn special_areas_bounded_in_red_bear_entry_symbols() {
    let high = builtin().sides.iter().filter(|side| side.map.high_entries != 0);
    let high: Vec<(&str, Spaces)> = high.map(|side| (&*side.id, side.map.high_entries)).collect();
    let expected = [
        ("kitchen", "counter"),
        ("dining_hall", "table"),
        ("alchemist", "table"),
        ("kings_chamber", "bed"),
        ("queens_chamber", "dresser"),
    ];
    assert_eq!(high, expected.map(|(id, area)| (id, bits(side(id), area))));
}

#[test]
fn water_carries_off_the_tile() {
    for side in &builtin().sides {
        for number in 0..side.spaces.len() {
            let wet = side.map.water & 1 << number != 0;
            assert_eq!(wet, side.map.current[number] != STILL, "{}", side.id);
        }
    }
    for side in ["sewer", "drain_pipe"].map(side) {
        for row in ["w1", "w2"] {
            let at = |column: u8| space(side, &format!("{row}{column}"));
            assert_eq!(side.map.current[at(1)], OFF);
            for column in 2..=4 {
                assert_eq!(usize::from(side.map.current[at(column)]), at(column - 1));
            }
        }
    }
    let tunnels = side("kings_tunnels");
    assert_eq!(tunnels.map.current[space(tunnels, "p4")], OFF);
}

#[test]
fn sight_is_mutual_and_no_step_is_out_of_it() {
    for side in &builtin().sides {
        let map = &side.map;
        for from in 0..side.spaces.len() {
            assert_ne!(map.sight[from] & 1 << from, 0);
            assert_eq!(map.sight[from] & !map.all, 0);
            assert_eq!(map.float[from] & !map.sight[from], 0, "{}", side.id);
            for to in 0..side.spaces.len() {
                assert_eq!(map.sight[from] >> to & 1, map.sight[to] >> from & 1, "{}", side.id);
            }
        }
    }
}

#[test]
fn rock_blocks_sight_and_tables_do_not() {
    let sees = |id: &str, from: &str, to: &str| {
        let side = side(id);
        side.map.sight[space(side, from)] & bits(side, to) != 0
    };
    assert!(!sees("tunnel_entrance", "h", "r"), "across the pit");
    assert!(!sees("dining_tunnels", "h", "j"), "across the pit");
    assert!(!sees("kitchen_tunnels", "w1", "e1"), "round the corners");
    assert!(sees("kitchen_tunnels", "n1", "b"));
    assert!(sees("dining_hall", "f2", "a6"), "over the table");
    assert!(sees("kitchen", "counter", "d1"), "down from the worktop");
    assert!(sees("pipes", "st1", "st13"), "over the gaps");
    assert!(sees("sewer", "a1", "d6"), "over the water");
}

/// A place, in numbers wide enough for products of differences.
type Place = (i64, i64);

fn wide((x, y): (i16, i16)) -> Place {
    (i64::from(x), i64::from(y))
}

/// Whether two segments have a common point: solved with fractions of one denominator.
fn cross(p: Place, q: Place, a: Place, b: Place) -> bool {
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let (ex, ey) = (b.0 - a.0, b.1 - a.1);
    let (fx, fy) = (a.0 - p.0, a.1 - p.1);
    let denominator = dx * ey - dy * ex;
    let within = |numerator: i64| (0..=denominator.abs()).contains(&(numerator * denominator.signum()));
    if denominator != 0 {
        return within(fx * ey - fy * ex) && within(fx * dy - fy * dx);
    }
    // Parallel: they meet only on one line, and there only where they overlap.
    if fx * dy - fy * dx != 0 {
        return false;
    }
    let along = |(x, y): Place| (x - p.0) * dx + (y - p.1) * dy;
    let (one, other) = (along(a), along(b));
    one.max(other) >= 0 && one.min(other) <= along(q)
}

/// Whether a place is inside a polygon, by the edges that a ray to the right crosses.
fn inside((x, y): Place, wall: &[Place]) -> bool {
    let edges = wall.iter().zip(wall.iter().cycle().skip(1));
    let crossed = edges.filter(|((ax, ay), (bx, by))| {
        // Left of where the edge is at this height, multiplied out.
        let side = (by - ay).signum();
        (*ay > y) != (*by > y) && (x - ax) * (by - ay) * side < (y - ay) * (bx - ax) * side
    });
    crossed.count() % 2 == 1
}

#[test]
fn sight_is_what_fractions_find() {
    for side in &builtin().sides {
        let walls: Vec<Vec<Place>> =
            side.walls.iter().map(|wall| wall.iter().map(|place| wide(*place)).collect()).collect();
        for (from, one) in side.spaces.iter().enumerate() {
            for (to, other) in side.spaces.iter().enumerate() {
                let (p, q) = (wide(one.centre), wide(other.centre));
                let meets = |wall: &Vec<Place>| {
                    let mut edges = wall.iter().zip(wall.iter().cycle().skip(1));
                    inside(p, wall) || edges.any(|(a, b)| cross(p, q, *a, *b))
                };
                let blocked = from != to && walls.iter().any(meets);
                let seen = side.map.sight[from] & 1 << to != 0;
                assert_eq!(seen, !blocked, "{}: {} {}", side.id, one.id, other.id);
            }
        }
    }
}

#[test]
fn distance_is_what_all_detours_find() {
    for side in &builtin().sides {
        let count = side.spaces.len();
        let mut far = vec![vec![u32::from(u8::MAX); count]; count];
        for (from, row) in far.iter_mut().enumerate() {
            for (to, steps) in row.iter_mut().enumerate() {
                if from == to {
                    *steps = 0;
                } else if side.map.prowl[from] & 1 << to != 0 {
                    *steps = 1;
                }
            }
        }
        for by in 0..count {
            for from in 0..count {
                for to in 0..count {
                    far[from][to] = far[from][to].min(far[from][by] + far[by][to]);
                }
            }
        }
        for (from, row) in far.iter().enumerate() {
            for (to, steps) in row.iter().enumerate() {
                assert_eq!(u32::from(side.map.distance[from][to]), *steps, "{}", side.id);
            }
        }
    }
}

/// The faults of the built-in tiles after one replacement of `old` by `new`.
fn faults(old: &str, new: &str) -> Vec<String> {
    let files = BUILTIN.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
    let mut files: BTreeMap<String, String> = files.collect();
    let tiles = files.get_mut("tiles.toml").unwrap();
    assert!(tiles.contains(old), "{old}");
    *tiles = tiles.replacen(old, new, 1);
    let faults = load(&files).err().unwrap_or_default();
    faults.iter().map(ToString::to_string).filter(|fault| fault.starts_with("tiles.toml")).collect()
}

fn told(cases: &[(&str, &str, &str)]) {
    for (old, new, expected) in cases {
        let found = faults(old, new);
        assert!(found.iter().any(|fault| fault.contains(expected)), "{new}: {found:#?}");
    }
}

#[test]
fn what_is_wrong_with_tiles_is_told() {
    let entries = "entries = [\"a4\", \"f1\", \"e6\"]\n";
    let flip = "flip = { space = \"c6\", kind = \"plain\" }\n";
    told(&[
        ("id = \"kitchen\"", "id = \"courtyard\"", "side courtyard: stands here twice"),
        ("number = 2", "number = 3", "`number` is 3, but must be 2"),
        ("reverse = \"kitchen\"", "reverse = \"sewer\"", "its reverse is sewer, but the reverse"),
        ("reverse = \"kitchen\"", "reverse = \"kitchen_tunnels\"", "it is its own reverse"),
        ("colour = \"blue\"", "colour = \"orange\"", "of the colour of its reverse"),
        ("colour = \"blue\"", "colour = \"green\"", "`colour` is `green`"),
        ("id = \"a2\"", "id = \"a1\"", "there are two spaces of this name"),
        ("\"a1 a2 b2 b3 tree\"", "\"a1 a2 b2 b3 bush\"", "holds `bush`, which is no space"),
        ("\"a1 a2 b2 b3 tree\"", "\"a1 a1 b2 b3 tree\"", "a1 is adjacent to itself"),
        ("\"a2 a3 b5\"", "\"a2 a3 b5 a3\"", "a2 and a3 are named as a pair more than once"),
        ("\"a1 a2 b2 b3 tree\"", "\"a1 a2 b2 b3 tree f5\"", "a1 and f5 are adjacent, but too far apart"),
        (entries, "", "there is no entry space"),
        (entries, "entries = [\"a4\", \"a4\"]\n", "holds `a4` twice"),
        (entries, "entries = [4]\n", "not a text"),
        ("crosses = [\"g\", \"i\"]", "crosses = [\"g\", \"i\", \"h\"]", "more than 2 red crosses"),
        (flip, "", "there is no exit and no flip space"),
        (flip, "", "only one of it and its reverse"),
        (flip, "flip = { space = 6, kind = \"plain\" }\n", "`flip.space` is 6"),
        ("spaces = [\"n1\", \"n2\"]", "spaces = [\"n1\", \"t\"]", "t is too far from the north exit"),
        ("spaces = [\"n1\", \"n2\"]", "spaces = []", "is empty"),
        ("\"cu13 cu14\"", "\"cu13\"", "no minion gets from an entry space to cu14"),
        ("w11 = \"off\"", "w11 = \"w12\"", "runs in a circle"),
        ("w11 = \"off\"", "w11 = \"w14\"", "leads to no adjacent water"),
        ("w11 = \"off\"", "w11 = \"off\", a1 = \"a2\"", "there is a current on a1, which is no water"),
        (
            "drawing = \"feat-courtyard-tree\", at = [148, 122]",
            "drawing = \"feat-courtyard-tree\", at = [148]",
            "a place [x, y]",
        ),
        ("ground = \"wood\"", "ground = 3", "`ground` is 3"),
    ]);
}

#[test]
fn shapes_that_do_not_fit_are_told() {
    let tree = side("courtyard").spaces.iter().find(|space| &*space.id == "tree").unwrap();
    let centre = format!("centre = [{}, {}]", tree.centre.0, tree.centre.1);
    let corners: Vec<String> = tree.outline.iter().map(|(x, y)| format!("[{x}, {y}]")).collect();
    let outline = format!("outline = [{}]", corners.join(", "));
    let bow = "outline = [[50, 50], [250, 200], [250, 50], [50, 200]]";
    let large = "outline = [[50, 50], [500, 50], [500, 200], [50, 200]]";
    let walls = "walls = [\n    ";
    let crossed = "walls = [\n    [[0, 0], [1000, 1000], [1000, 0], [0, 1000]],\n    ";
    let whole = "walls = [\n    [[0, 0], [1000, 0], [1000, 1000], [0, 1000]],\n    ";
    told(&[
        (&centre, "centre = [900, 900]", "the centre of tree lies outside its outline"),
        (&outline, bow, "the outline of tree crosses itself"),
        (&outline, large, "tree and a1 overlap"),
        (&outline, "outline = [[50, 50], [250, 200]]", "at least three places"),
        (walls, crossed, "wall 1 crosses itself"),
        (walls, whole, "h lies under a wall"),
        (walls, "walls = [\n    [[0, 0], [1000, 0]],\n    ", "lists of at least three places"),
    ]);
}

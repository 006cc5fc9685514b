//! The stable names of records, in the order of tables. The rules know them, so a pack has all of them and no others.

use super::counts;

/// The basic locations along the river (E5.1).
pub(crate) const BASICS: [&str; counts::BASICS] = [
    "three_twigs",
    "two_twigs_card",
    "two_resin",
    "resin_card",
    "two_cards_point",
    "one_pebble",
    "berry_card",
    "one_berry",
];
/// The forest cards (E5.3).
pub(crate) const FORESTS: [&str; counts::FORESTS] = [
    "two_berries_card",
    "two_any",
    "discard_any_draw_double",
    "copy_basic_plus_card",
    "pebble_three_cards",
    "twig_resin_berry",
    "three_berries",
    "two_resin_twig",
    "two_cards_any",
    "discard_upto3_gain_any",
    "draw2_meadow_play1_minus1",
    "two_pebbles_card",
    "resin_pebble_or_four_cards",
    "berry_pebble_card",
    "swap_meadow_any",
];
/// The spaces of the journey from the left (E5.10).
pub(crate) const JOURNEYS: [&str; counts::JOURNEYS] = ["journey_2", "journey_3", "journey_4", "journey_5"];
/// The basic events in their row (E6.1, R4).
pub(crate) const BASIC_EVENTS: [&str; counts::BASIC_EVENTS] =
    ["city_monument", "grand_tour", "harvest_festival", "expedition"];
/// The special events (E6.2).
pub(crate) const SPECIAL_EVENTS: [&str; counts::SPECIAL_EVENTS] = [
    "brilliant_marketing_plan",
    "well_run_city",
    "evening_of_fireworks",
    "ancient_scrolls",
    "acorn_thieves",
    "croak_wart_cure",
    "flying_doctor_service",
    "graduation_of_scholars",
    "ministering_to_miscreants",
    "path_of_the_pilgrims",
    "performer_in_residence",
    "pristine_chapel_ceiling",
    "remembering_the_fallen",
    "tax_relief",
    "everdell_games",
    "under_new_management",
    "romantic_cruise",
    "x_marks_the_spot",
    "riverside_resort",
    "masquerade_invitations",
    "sunken_treasure_discovered",
    "river_race",
];
/// The special events of Bellfaire (B9), which follow those of the base game.
pub(crate) const FAIR_EVENTS: [&str; counts::FAIR_EVENTS] = [
    "architectural_renaissance",
    "arts_and_music_festival",
    "bed_and_breakfast_guild",
    "city_holiday",
    "gathering_of_elders",
    "kings_road_established",
    "pie_eating_contest",
    "royal_wedding",
    "statues_commissioned",
];
/// The forest cards of Bellfaire (B10), which follow those of the base game.
pub(crate) const FAIR_FORESTS: [&str; counts::FAIR_FORESTS] =
    ["activate_two_green", "three_resin", "three_twigs_for_three_any", "two_resin_or_two_berries"];
/// The special events of Newleaf (L1), which follow those of Bellfaire.
pub(crate) const LEAF_EVENTS: [&str; counts::LEAF_EVENTS] = [
    "city_jubilee",
    "ever_wall_tower_constructed",
    "glow_light_festival",
    "hot_air_balloon_race",
    "juniper_jig_dance_contest",
    "magic_snow",
    "royal_tea",
    "stock_market_boom",
    "sunflower_parade",
];
/// The basic events of Newleaf (L3), which follow the Flower Festival.
pub(crate) const LEAF_BASICS: [&str; counts::LEAF_BASICS] = ["scenic_flight", "big_city"];
/// The forest cards of Newleaf (L9), which follow those of Bellfaire.
pub(crate) const LEAF_FORESTS: [&str; counts::LEAF_FORESTS] =
    ["four_twigs", "two_twigs_resin", "copy_forest"];
/// The train tiles (L6).
pub(crate) const TRAINS: [&str; counts::TRAINS] =
    ["one_berry", "one_resin", "one_pebble", "one_any", "two_twigs", "one_point"];
/// The visitors (L10).
pub(crate) const VISITORS: [&str; counts::VISITORS] = [
    "bim_little",
    "bosley_tedwardson",
    "butterbell_sweetpaw",
    "diggs_deepwell",
    "dillweed_quicksniff",
    "dim_dustlight",
    "dip_dubble",
    "dune_tarrington",
    "dwell_northwatch",
    "edvard_triptail",
    "frin_stickly",
    "glindil_frink",
    "iggy_silverscale",
    "mossy_steptoe",
    "orin_nimblepaw",
    "oscar_longtale",
    "phill_gurgle",
    "piff_quillglow",
    "plum_shortclaw",
    "quinn_cleanwhisker",
    "reemy_sniggle",
    "rivil_ablacus",
    "ruby_dew",
    "saris_clearwhistle",
    "sir_trivle_q_s_marqwill_iii",
    "skin_shinysnout",
    "snout_puddlehop",
    "triss_peske",
    "vara_and_brun_mayberry",
    "wildell_family",
    "willow_greengrin",
    "wimble_wuffle",
];
/// The garland awards (B7).
pub(crate) const AWARDS: [&str; counts::AWARDS] =
    ["agriculture", "storytelling", "tourism", "peace", "beauty", "architecture", "community"];
/// The tokens of the market (B4).
pub(crate) const MARKET_TOKENS: [&str; counts::MARKET_TOKENS] =
    ["three_twigs_card", "two_resin_two_cards", "two_berries_two_cards", "pebble_three_cards"];
/// The river cards (P11): citizens, then locations.
pub(crate) const RIVER_CARDS: [&str; counts::RIVER_CARDS] = [
    "gus_the_gardener",
    "bosley_the_artist",
    "crustina_the_constable",
    "iluminor_the_inventor",
    "snout_the_explorer",
    "omicron_the_elder",
    "ballroom",
    "watermill",
    "observatory",
    "market",
    "great_hall",
    "gardens",
];
/// The adornments (P14).
pub(crate) const ADORNMENTS: [&str; counts::ADORNMENTS] = [
    "spyglass",
    "scales",
    "mirror",
    "key_to_the_city",
    "sundial",
    "gilded_book",
    "seaglass_amulet",
    "masque",
    "bell",
    "hourglass",
    "compass",
    "tiara",
];
/// The wonders (P15).
pub(crate) const WONDERS: [&str; counts::WONDERS] =
    ["hopewatch_gate", "mistrise_fountain", "sunblaze_bridge", "starfalls_flame"];
/// The spots of the river in their order, the Shoal last (P9, P12).
pub(crate) const RIVER_SPOTS: [&str; counts::RIVER_SPOTS + 1] =
    ["three_green", "two_red", "two_blue", "two_tan", "shoal"];
/// The weather cards (S2).
pub(crate) const WEATHER: [&str; counts::WEATHER] = [
    "freezing_rain",
    "heavy_snow",
    "biting_frost",
    "spring_flood",
    "thunderstorm",
    "thick_fog",
    "heat_wave",
    "wildfire",
    "drought",
    "tornado",
    "early_frost",
    "autumn_gale",
];
/// The map tiles (S3).
pub(crate) const TILES: [&str; counts::TILES] = [
    "meeks_crossing",
    "lily_ponds",
    "the_bog",
    "fort_faraway",
    "meerkat_canyon",
    "yaras_patch",
    "littledell",
    "bubbling_springs",
    "cuddlers_cove",
    "stompy_knoll",
    "kibblerill_ferry",
    "longleg_forest",
    "burrowdale",
    "amber_caves",
    "newberry_fields",
    "dugworm_gully",
    "twin_bridges",
    "mirror_lake",
    "badgers_teeth",
    "shipwreck_shore",
    "quokka_island",
    "brightcoat_bloom",
    "coldblooded_desert",
    "mistfire_falls",
];
/// The discoveries (S8).
pub(crate) const DISCOVERIES: [&str; counts::DISCOVERIES] = [
    "archeologist",
    "cartographers_caravan",
    "everblossom_trail",
    "forager",
    "greensprout_trail",
    "map_seller",
    "mistrise_trail",
    "mountaineer",
    "prospector",
    "starfall_trail",
    "stubblehoof",
    "sunblaze_trail",
    "trail_guide",
    "truffle",
    "ancient_orchard",
    "bellsong_trail",
    "cloudrim_peak",
    "corliander",
    "firebeak",
    "grey_cloaks_hideout",
    "honeypaw",
    "king_rhun",
    "moleia_mines",
    "ruins_of_spire",
    "stormvale",
    "tezels_laboratory",
    "whisper",
    "windlore",
    "bellsong_city",
    "bounty_hunter",
    "cave_of_dancing_lights",
    "cloudsong",
    "everblossom_city",
    "gatherwind_trail",
    "greensprout_city",
    "hopewatch_trail",
    "mistrise_city",
    "serpents_pass",
    "star_weavers",
    "starfall_city",
    "sunblaze_city",
    "the_distant_shore",
];
/// The personalities (N14).
pub(crate) const PERSONALITIES: [&str; counts::PERSONALITIES] =
    ["nasty", "pessimist", "infernal", "mean", "poker", "idler", "privileged", "needy"];
/// The plans (N15).
pub(crate) const PLANS: [&str; counts::PLANS] = [
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
pub(crate) const PLOTS: [&str; counts::PLOTS] = [
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
/// The abilities of workers (N5).
pub(crate) const ABILITIES: [&str; counts::ABILITIES] = ["stoats", "butterflies", "spiders", "pigs"];
/// The player powers of Bellfaire (B12), which follow the abilities of workers.
pub(crate) const POWERS: [&str; counts::POWERS] = [
    "hedgehogs",
    "squirrels",
    "otters",
    "mice",
    "moles",
    "toads",
    "turtles",
    "platypuses",
    "cardinals",
    "owls",
    "foxes",
    "rats",
    "starlings",
    "axolotls",
    "lizards",
];
/// The player powers of Newleaf (L19), which follow those of Bellfaire.
pub(crate) const LEAF_POWERS: [&str; counts::LEAF_POWERS] = ["bats", "cats", "honey_bees", "snails"];

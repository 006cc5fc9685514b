//! Generates `Rule` from the rule books.

fn main() {
    if let Err(fault) = citations::build("acorns", "../specs", "src") {
        println!("cargo::error={fault}");
    }
}

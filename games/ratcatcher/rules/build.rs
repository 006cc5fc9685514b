//! Generates `Rule` from the rule books.

fn main() {
    if let Err(fault) = rulegen::build("ratcatcher", "../specs", "src") {
        println!("cargo::error={fault}");
    }
}

//! Generates `Rule` from the rule books.

fn main() {
    if let Err(fault) = rulegen::build("everdell", "../specs", "src") {
        println!("cargo::error={fault}");
    }
}

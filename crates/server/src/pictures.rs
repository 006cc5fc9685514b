//! Pictures as PNG, for programs that show previews of links but do not support SVG.
//!
//! The renderer does not support WOFF2. Therefore `crates/server/fonts` holds the faces of `crates/web/fonts` as
//! TrueType, each as one file with one weight.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use site::Painter;

/// The maximal size of the SVG of a picture, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// The longest side of a picture, in pixels.
const WIDEST: f32 = 2000.0;

/// The faces of pictures. Fonts of the system are not used: a picture is the same on every machine.
static FACES: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut faces = fontdb::Database::new();
    for face in [
        &include_bytes!("../fonts/cabin.ttf")[..],
        include_bytes!("../fonts/cabin-bold.ttf"),
        include_bytes!("../fonts/fraunces-bold.ttf"),
    ] {
        faces.load_font_data(face.to_vec());
    }
    faces.set_serif_family("Fraunces");
    faces.set_sans_serif_family("Cabin");
    Arc::new(faces)
});

/// Draws pictures as PNG.
#[derive(Debug, Clone, Copy)]
pub struct Png;

impl Painter for Png {
    fn png(&self, svg: &str) -> Option<Vec<u8>> {
        if svg.len() > LONGEST {
            return None;
        }
        let options =
            Options { fontdb: Arc::clone(&FACES), font_family: "Cabin".to_owned(), ..Options::default() };
        let tree = Tree::from_str(svg, &options).ok()?;
        let size = tree.size();
        if size.width() > WIDEST || size.height() > WIDEST {
            return None;
        }
        let size = size.to_int_size();
        let mut canvas = Pixmap::new(size.width(), size.height())?;
        resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
        canvas.encode_png().ok()
    }
}

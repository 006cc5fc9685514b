//! Pictures as PNG, for programs that show links and read no SVG.
//!
//! The faces of the site are kept as TrueType here, for the renderer reads no WOFF2: `crates/server/fonts` are the files
//! of `crates/web/fonts`, each as one, at one weight.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use site::Painter;

/// The longest text of a picture that is drawn, in bytes.
const LONGEST: usize = 4 * 1024 * 1024;

/// The longest side of a picture, in pixels.
const WIDEST: f32 = 2000.0;

/// The faces of pictures. Faces of the system are not asked, so that a picture is the same wherever it is drawn.
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

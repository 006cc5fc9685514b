//! Views as HTML and SVG.

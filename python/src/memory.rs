//! Python arrays that are written without the interpreter's lock.

use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;

use crate::fault::Fault;

/// A Python array, held for writing as long as this value lives.
pub struct Memory<T: Element> {
    buffer: PyBuffer<T>,
}

impl<T: Element> Memory<T> {
    /// Holds an array, which must be writable, contiguous, and of this length.
    ///
    /// # Errors
    /// If it is not such an array.
    pub fn hold(array: &Bound<'_, PyAny>, name: &str, length: usize) -> PyResult<Self> {
        let wrong = |what: String| Fault::argument(format!("`{name}`: {what}")).raise(array.py());
        let buffer = PyBuffer::<T>::get(array).map_err(|fault| wrong(fault.to_string()))?;
        if buffer.readonly() || !buffer.is_c_contiguous() {
            return Err(wrong("an array that is contiguous and may be written to is needed".to_owned()));
        }
        if buffer.item_count() != length {
            return Err(wrong(format!("{length} elements are needed, not {}", buffer.item_count())));
        }
        Ok(Self { buffer })
    }

    /// The elements.
    pub fn elements(&mut self) -> &mut [T] {
        if self.buffer.item_count() == 0 {
            return &mut [];
        }
        let first = self.buffer.buf_ptr().cast::<T>();
        // SAFETY: `hold` has checked that the buffer is writable, contiguous and of elements `T`. While a
        // buffer is held, its exporter neither moves nor frees it. The package creates these arrays itself,
        // one for each environment, and gives each to one `Memory`, which lends it to one borrower at a
        // time, so no other Rust code reads or writes here. A thread of Python that reads the array
        // while an environment is stepped sees partly written numbers, as with any array during a write.
        unsafe { std::slice::from_raw_parts_mut(first, self.buffer.item_count()) }
    }
}

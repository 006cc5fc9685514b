//! Conversion between JSON values and Python objects.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString};
use serde_json::{Map, Number, Value};

use crate::fault::Fault;

/// The maximal nesting of a Python value.
const DEEPEST: usize = 32;

/// Converts JSON to a Python object.
pub fn object<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(value) => PyBool::new(py, *value).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (_, Some(number)) => number.into_pyobject(py)?.into_any(),
            _ => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(values) => {
            let list = PyList::empty(py);
            for value in values {
                list.append(object(py, value)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, value) in fields {
                dict.set_item(name, object(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// Converts a Python object to a value of a setup.
pub fn value(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    nested(object, 0)
}

/// Converts keyword arguments to fields.
pub fn fields(named: Option<&Bound<'_, PyDict>>) -> PyResult<Map<String, Value>> {
    let mut fields = Map::new();
    for (name, object) in named.into_iter().flatten() {
        fields.insert(name.extract()?, value(&object)?);
    }
    Ok(fields)
}

fn nested(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    let strange = |what: String| Fault::new("SetupError", "unreadable-setup", what).raise(object.py());
    if depth > DEEPEST {
        return Err(strange("a setup is not nested so deeply".to_owned()));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(value) = object.cast::<PyBool>() {
        return Ok(value.is_true().into());
    }
    if object.is_instance_of::<PyInt>() {
        return object.extract::<i64>().map(Value::from);
    }
    if let Ok(value) = object.cast::<PyFloat>() {
        return Number::from_f64(value.extract()?)
            .map(Value::Number)
            .ok_or_else(|| strange("a number in a setup is finite".to_owned()));
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(Value::String(text.to_str()?.to_owned()));
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        let mut fields = Map::new();
        for (name, object) in dict {
            fields.insert(name.extract()?, nested(&object, depth + 1)?);
        }
        return Ok(Value::Object(fields));
    }
    if let Ok(sequence) = object.try_iter() {
        return sequence
            .map(|item| nested(&item?, depth + 1))
            .collect::<PyResult<Vec<_>>>()
            .map(Value::Array);
    }
    Err(strange(format!("a setup does not hold a {}", object.get_type().name()?)))
}

//! Tables as Parquet files.

use std::collections::BTreeMap;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader, RowGroupReader, SerializedFileReader};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;

use crate::{Field, Kind, Schema, StudyError, Table, Values};

/// The size of a row group.
const GROUP: usize = 32_768;

/// The metadata key of the description of columns.
const COLUMNS: &str = "hedgerow.columns";
/// The metadata key of the study.
const STUDY: &str = "hedgerow.study";

/// Writes a table in chunks. The bytes depend only on the rows and on their chunks.
pub struct TableWriter {
    path: PathBuf,
    writer: SerializedFileWriter<File>,
    buffer: Table,
}

impl TableWriter {
    /// Creates a file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn new(path: &Path, schema: &Arc<Schema>, study: &str) -> Result<Self, StudyError> {
        let file = File::create(path).map_err(StudyError::at(path))?;
        let fields = schema.fields.iter().map(|field| column(field).map(Arc::new));
        let root = fields
            .collect::<Result<Vec<_>, _>>()
            .and_then(|fields| Type::group_type_builder("schema").with_fields(fields).build())
            .map_err(StudyError::rows(path))?;
        // Serialising cannot fail: all keys are strings.
        let columns = serde_json::to_string(schema).unwrap_or_default();
        let said = [(COLUMNS, columns), (STUDY, study.to_owned())];
        let properties = WriterProperties::builder()
            .set_created_by(concat!("hedgerow ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(
                said.into_iter().map(|(key, value)| KeyValue::new(key.to_owned(), value)).collect(),
            ))
            .build();
        let writer = SerializedFileWriter::new(file, Arc::new(root), Arc::new(properties))
            .map_err(StudyError::rows(path))?;
        Ok(Self { path: path.to_owned(), writer, buffer: schema.table() })
    }

    /// Appends rows.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn push(&mut self, rows: Table) -> Result<(), StudyError> {
        self.buffer.append(rows);
        if self.buffer.rows() >= GROUP { self.flush() } else { Ok(()) }
    }

    /// Finishes the file; afterwards it is on disk.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish(mut self) -> Result<(), StudyError> {
        self.flush()?;
        self.writer.finish().map_err(StudyError::rows(&self.path))?;
        self.writer.inner().sync_all().map_err(StudyError::at(&self.path))
    }

    fn flush(&mut self) -> Result<(), StudyError> {
        if self.buffer.rows() == 0 {
            return Ok(());
        }
        let empty = self.buffer.schema.table();
        let rows = std::mem::replace(&mut self.buffer, empty);
        let fault = StudyError::rows(&self.path);
        let mut group = self.writer.next_row_group().map_err(&fault)?;
        for (field, values) in rows.schema.fields.iter().zip(&rows.columns) {
            write(&mut group, field, values).map_err(&fault)?;
        }
        group.close().map_err(&fault)?;
        Ok(())
    }
}

/// The Parquet type of a column.
fn column(field: &Field) -> Result<Type, ParquetError> {
    let repetition = if field.optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
    let one = |name: &str, physical, logical| {
        Type::primitive_type_builder(name, physical)
            .with_repetition(repetition)
            .with_logical_type(logical)
            .build()
    };
    match field.kind {
        Kind::Text => one(&field.name, Physical::BYTE_ARRAY, Some(LogicalType::String)),
        Kind::Whole => one(&field.name, Physical::INT64, None),
        Kind::Real => one(&field.name, Physical::DOUBLE, None),
        Kind::Flag => one(&field.name, Physical::BOOLEAN, None),
        Kind::Texts => {
            let element = Type::primitive_type_builder("element", Physical::BYTE_ARRAY)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(Some(LogicalType::String))
                .build()?;
            let list = Type::group_type_builder("list")
                .with_repetition(Repetition::REPEATED)
                .with_fields(vec![Arc::new(element)])
                .build()?;
            Type::group_type_builder(&field.name)
                .with_repetition(Repetition::REQUIRED)
                .with_logical_type(Some(LogicalType::List))
                .with_fields(vec![Arc::new(list)])
                .build()
        }
    }
}

fn write(
    group: &mut SerializedRowGroupWriter<'_, File>,
    field: &Field,
    values: &Values,
) -> Result<(), ParquetError> {
    let bytes = |text: &String| ByteArray::from(text.clone().into_bytes());
    match values {
        Values::Text(values) => write_all::<ByteArrayType, _>(group, field, values, bytes),
        Values::Whole(values) => write_all::<Int64Type, _>(group, field, values, |&number| number),
        Values::Real(values) => write_all::<DoubleType, _>(group, field, values, |&number| number),
        Values::Flag(values) => write_all::<BoolType, _>(group, field, values, |&flag| flag),
        Values::Texts(lists) => {
            let mut flat = Vec::new();
            let (mut defined, mut repeated) = (Vec::new(), Vec::new());
            for list in lists {
                if list.is_empty() {
                    defined.push(0);
                    repeated.push(0);
                }
                for (place, text) in list.iter().enumerate() {
                    flat.push(bytes(text));
                    defined.push(1);
                    repeated.push(i16::from(place > 0));
                }
            }
            let mut column = next(group)?;
            column.typed::<ByteArrayType>().write_batch(&flat, Some(&defined), Some(&repeated))?;
            column.close()
        }
    }
}

fn next<'a>(
    group: &'a mut SerializedRowGroupWriter<'_, File>,
) -> Result<parquet::file::writer::SerializedColumnWriter<'a>, ParquetError> {
    group.next_column()?.ok_or_else(|| ParquetError::General("there is a column too many".to_owned()))
}

fn write_all<T: DataType, V>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    field: &Field,
    values: &[Option<V>],
    convert: impl Fn(&V) -> T::T,
) -> Result<(), ParquetError> {
    let there: Vec<T::T> = values.iter().flatten().map(convert).collect();
    let defined: Option<Vec<i16>> =
        field.optional.then(|| values.iter().map(|value| i16::from(value.is_some())).collect());
    let mut column = next(group)?;
    column.typed::<T>().write_batch(&there, defined.as_deref(), None)?;
    column.close()
}

/// A file of rows of a study.
pub struct TableFile {
    path: PathBuf,
    reader: SerializedFileReader<File>,
    /// Its columns.
    pub schema: Arc<Schema>,
    /// Its study, as JSON.
    pub study: String,
}

impl TableFile {
    /// Opens a file.
    ///
    /// # Errors
    /// If it cannot be read, or is not a file of a study.
    pub fn open(path: &Path) -> Result<Self, StudyError> {
        let file = File::open(path).map_err(StudyError::at(path))?;
        let reader = SerializedFileReader::new(file).map_err(StudyError::rows(path))?;
        let metadata = reader.metadata().file_metadata();
        let said: BTreeMap<&str, &str> = metadata
            .key_value_metadata()
            .into_iter()
            .flatten()
            .filter_map(|pair| Some((pair.key.as_str(), pair.value.as_deref()?)))
            .collect();
        let none_of_ours =
            || StudyError::Rows { path: path.to_owned(), what: "is no table of a study".to_owned() };
        let schema: Schema = said
            .get(COLUMNS)
            .and_then(|columns| serde_json::from_str(columns).ok())
            .ok_or_else(none_of_ours)?;
        if schema.fields.len() != metadata.schema_descr().num_columns() {
            return Err(none_of_ours());
        }
        let study = said.get(STUDY).copied().unwrap_or_default().to_owned();
        Ok(Self { path: path.to_owned(), schema: Arc::new(schema), study, reader })
    }

    /// Reads all rows of some columns, or of all columns if none is named.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn read(&self, names: &[&str]) -> Result<Table, StudyError> {
        let fault = StudyError::rows(&self.path);
        let wanted: Vec<usize> = (0..self.schema.fields.len())
            .filter(|&place| names.is_empty() || names.contains(&self.schema.fields[place].name.as_str()))
            .collect();
        let fields = wanted.iter().map(|&place| self.schema.fields[place].clone()).collect();
        let mut table = Arc::new(Schema { fields }).table();
        for number in 0..self.reader.num_row_groups() {
            let group = self.reader.get_row_group(number).map_err(&fault)?;
            let columns = wanted.iter().map(|&place| read(&*group, place, &self.schema.fields[place]));
            let columns = columns.collect::<Result<Vec<_>, _>>().map_err(&fault)?;
            let schema = Arc::clone(&table.schema);
            table.append(Table::of(schema, columns));
        }
        Ok(table)
    }
}

fn read(group: &dyn RowGroupReader, place: usize, field: &Field) -> Result<Values, ParquetError> {
    let rows = usize::try_from(group.metadata().num_rows()).unwrap_or(0);
    let text = |bytes: ByteArray| bytes.as_utf8().map(ToOwned::to_owned).unwrap_or_default();
    match (group.get_column_reader(place)?, field.kind) {
        (ColumnReader::ByteArrayColumnReader(column), Kind::Text) => {
            Ok(Values::Text(read_all(column, rows, field, text)?))
        }
        (ColumnReader::Int64ColumnReader(column), Kind::Whole) => {
            Ok(Values::Whole(read_all(column, rows, field, |number| number)?))
        }
        (ColumnReader::DoubleColumnReader(column), Kind::Real) => {
            Ok(Values::Real(read_all(column, rows, field, |number| number)?))
        }
        (ColumnReader::BoolColumnReader(column), Kind::Flag) => {
            Ok(Values::Flag(read_all(column, rows, field, |flag| flag)?))
        }
        (ColumnReader::ByteArrayColumnReader(mut column), Kind::Texts) => {
            let (mut flat, mut defined, mut repeated) = (Vec::new(), Vec::new(), Vec::new());
            let mut records = 0;
            while records < rows {
                let (read, _, _) = column.read_records(
                    rows - records,
                    Some(&mut defined),
                    Some(&mut repeated),
                    &mut flat,
                )?;
                if read == 0 {
                    break;
                }
                records += read;
            }
            let mut lists: Vec<Vec<String>> = Vec::with_capacity(rows);
            let mut flat = flat.into_iter();
            for (defined, repeated) in defined.into_iter().zip(repeated) {
                if repeated == 0 {
                    lists.push(Vec::new());
                }
                if defined > 0
                    && let (Some(list), Some(bytes)) = (lists.last_mut(), flat.next())
                {
                    list.push(text(bytes));
                }
            }
            Ok(Values::Texts(lists))
        }
        _ => Err(ParquetError::General(format!("column `{}` is of another kind", field.name))),
    }
}

fn read_all<T: DataType, V>(
    mut column: ColumnReaderImpl<T>,
    rows: usize,
    field: &Field,
    convert: impl Fn(T::T) -> V,
) -> Result<Vec<Option<V>>, ParquetError> {
    let (mut there, mut defined) = (Vec::new(), Vec::new());
    let mut records = 0;
    while records < rows {
        let levels = field.optional.then_some(&mut defined);
        let (read, _, _) = column.read_records(rows - records, levels, None, &mut there)?;
        if read == 0 {
            break;
        }
        records += read;
    }
    let mut there = there.into_iter().map(convert);
    Ok(if field.optional {
        defined.into_iter().map(|level| if level > 0 { there.next() } else { None }).collect()
    } else {
        there.map(Some).collect()
    })
}

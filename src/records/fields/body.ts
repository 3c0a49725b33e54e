import { type Field, type Fields, isApplicable, nestedValue, type Texts, textOf, valueOf } from './field.ts';

export interface Edited<Row> {
  readonly row: Row;
  /**
   * The whole record (section 7), the fields alone, or of these the required and the changed ones: an optional field that is
   * as stored would undo somebody else's change.
   */
  readonly sends: 'record' | 'fields' | 'changes';
}

/** The stored value where its text was not touched, so that one this app does not know survives an edit. */
function editedValue<Row>(field: Field<Row>, row: Row, text: string): unknown {
  // One that was stored with spaces would be refused: it is sent as the form has judged it.
  if (field.rule?.type === 'phone') return valueOf(field, text);
  return text === textOf(field, row) ? (field.get(row) ?? null) : valueOf(field, text);
}

/** What is sent of a field: null clears it, and undefined leaves it out. */
function sentValue<Row>(field: Field<Row>, text: string, values: Texts, edited: Edited<Row> | undefined): unknown {
  const { required, initial = '' } = field;
  const applies = isApplicable(field, values);
  switch (edited?.sends) {
    case 'record':
      return applies ? editedValue(field, edited.row, text) : null;
    case 'fields':
      return applies ? valueOf(field, text) : undefined;
    case 'changes':
      return required || text !== textOf(field, edited.row) ? valueOf(field, text) : undefined;
    case undefined: {
      // What a form begins with, and nobody has changed, is the server's to decide.
      const wanted = text || initial;
      return required || wanted !== initial ? (valueOf(field, wanted) ?? undefined) : undefined;
    }
  }
}

/** A value that stands inside an object in a record is sent beside the others under either of its names. */
const alone = <Row>(name: string, { inner }: Field<Row>, value: unknown) =>
  inner ? { [name]: value, [`${name}${inner.charAt(0).toUpperCase()}${inner.slice(1)}`]: value } : { [name]: value };

/**
 * What a form's texts become in a request, with the `updatedAt` that was read of an edited record. The caller names the type
 * of the body: the table of the fields is checked against the contract's types where it is made, and not once more here.
 * @param edited none for a new record, which is sent with what is filled in
 */
export function requestBody<Row extends object, Body>(fields: Fields<Row>, values: Texts, edited?: Edited<Row>): Body {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    const value = field.readOnly ? undefined : sentValue(field, values[name] ?? '', values, edited);
    if (value === undefined) return [];
    return edited?.sends === 'fields' ? alone(name, field, value) : nestedValue(name, field, value);
  });
  const { row, sends } = edited ?? {};
  const known = sends === 'record' ? row : row && 'updatedAt' in row && row.updatedAt && { updatedAt: row.updatedAt };
  return Object.assign({}, known, ...parts) as Body;
}

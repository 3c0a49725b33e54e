import { type Field, type Fields, isApplicable, recordPart, type Texts, textOf, valueOf } from './field.ts';

/*
 * What a form's texts become in a request. Each function names its body's type: the table of the fields is checked
 * against the contract's types where it is made, and not once more here.
 */

const writable = <Row>(fields: Fields<Row>) => Object.entries(fields).filter(([, { readOnly }]) => !readOnly);

/** The stored value where its text was not touched, so that one this app does not know survives an edit. */
function editedValue<Row>(field: Field<Row>, row: Row, text: string): unknown {
  // One that was stored with spaces would be refused: it is sent as the form has judged it.
  if (field.rule?.type === 'phone') return valueOf(field, text);
  return text === textOf(field, row) ? (field.get(row) ?? null) : valueOf(field, text);
}

/** The whole edited record (section 7). What has been emptied is null, which clears it; the rest is as it was. */
export function wholeBody<Row, Body>(fields: Fields<Row>, row: Row, values: Texts): Body {
  const parts = writable(fields).map(([name, field]) =>
    recordPart(name, field, isApplicable(field, values) ? editedValue(field, row, values[name] ?? '') : null),
  );
  return Object.assign({}, row, ...parts) as Body;
}

/** The required and the changed fields: an optional one that is as stored would undo somebody else's change. */
export function changedBody<Row, Body>(fields: Fields<Row>, row: Row | undefined, values: Texts): Body {
  const parts = writable(fields).flatMap(([name, field]) => {
    const text = values[name] ?? '';
    // A file may say nothing of a field that a form begins with a value in: the server decides.
    if (!row && text === '' && !field.required) return [];
    const before = row ? textOf(field, row) : (field.initial ?? '');
    return field.required || text !== before ? recordPart(name, field, valueOf(field, text)) : [];
  });
  return Object.assign({}, ...parts) as Body;
}

/** A new record: what it is sent with (section 7), and what was left empty left out. */
export function newBody<Row, Body>(fields: Fields<Row>, values: Texts): Body {
  const parts = writable(fields).flatMap(([name, field]) => {
    const value = valueOf(field, values[name] || (field.initial ?? ''));
    return field.create === 'sent' && value !== null ? recordPart(name, field, value) : [];
  });
  return Object.assign({}, ...parts) as Body;
}

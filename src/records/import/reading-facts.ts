import { formatDate } from '#src/platform/text/format.ts';
import { type Fields, formatText } from '../fields/field.ts';
import { numberRuleOf, readAmount, signOf } from './amount-text.ts';
import { plainHeading, titleOf } from './csv-columns.ts';
import { isRecordLine } from './headings.ts';
import { centuryRule, orderOf, readDate } from './date-text.ts';
import { turnedName } from './name-text.ts';
import type { ReadingFact } from './plan.ts';
import { centuryOf, fieldOf, type Reading, type SurveyedFile, unknownWords } from './reading.ts';
import { meaningsOf } from './choice-words.ts';

/** How a file has been read, where its headings and cells can be read in more than one way. */
export function factsOf<Row>(file: SurveyedFile, reading: Reading, fields: Fields<Row>): readonly ReadingFact[] {
  const { targets, notations, words, everyRow } = reading;
  const { titles } = file.table;
  const said = new Set<string>();
  const ofColumns = targets.flatMap((target, i): readonly (readonly [string, string])[] => {
    const name = fieldOf(target);
    const [field, column] = [fields[name], file.columns[i]];
    if (!field || !column || said.has(name)) return [];
    said.add(name);
    const sentences: string[] = [];
    if (target !== name) {
      const joined = targets
        .flatMap((other, at) => (fieldOf(other) === name ? [[other, titles[at] ?? ''] as const] : []))
        .toSorted(([a], [b]) => a.localeCompare(b));
      sentences.push(
        joined.length > 1 ? `joined from ${joined.map(([, title]) => title).join(', ')}` : `from ${titles[i]}`,
      );
    } else if (isRenamed(titles[i] ?? '', titleOf(fields, name))) sentences.push(`from the column ${titles[i]}`);

    const century = centuryOf(field);
    if (century) {
      const told = orderOf(column.dates);
      const notation = notations[name];
      const order = told ?? (notation === 'day' || notation === 'month' ? notation : undefined);
      const proof = order === 'day' ? column.dates.day : column.dates.month;
      const example = column.dates.open ?? proof;
      const read = example && readDate(example, order, century);
      if (order && read && 'date' in read)
        sentences.push(
          `${order} first, as ${told ? `${proof} shows` : 'chosen'}: ${example} is ${formatDate(read.date)}`,
        );
      if (column.shortYear !== undefined) sentences.push(`${centuryRule[century]} (${column.shortYear})`);
      if (column.serialDay !== undefined) {
        const day = readDate(column.serialDay, order, century);
        if ('date' in day)
          sentences.push(
            `${column.serialDay} is a spreadsheet’s number for ${formatDate(day.date)}, counted from 1900`,
          );
      }
    }
    const { surnameFirst } = column;
    if (notations[name] === 'turned' && surnameFirst !== undefined)
      sentences.push(`${surnameFirst} is ${turnedName(surnameFirst)}`);
    const rule = numberRuleOf(field);
    if (rule && !field.control?.options) {
      const notation = notations[name];
      const sign =
        signOf(column.amounts, rule) ?? (notation === 'comma' || notation === 'point' ? notation : undefined);
      const example = column.amounts.open ?? column.amounts.comma ?? column.amounts.point;
      const value = example?.includes(',') && readAmount(example, sign, rule);
      if (value) sentences.push(`${example} is ${formatText(field, value)}`);
    }
    const mapped = words[name] ?? {};
    const known = unknownWords(name, field, file, reading).flatMap(({ key, text }) => {
      const label = meaningsOf(field).find(({ value }) => value === mapped[key])?.label;
      return label ? `${text} is ${label}` : [];
    });
    if (known.length > 0) sentences.push(known.join(', '));
    return sentences.length > 0 ? [[name, sentences.join('; ')]] : [];
  });
  const ofEveryRow = Object.entries(everyRow).map(([name, value]) => {
    const field = fields[name];
    return [name, `${field ? formatText(field, value) : value} for every new record`] as const;
  });
  const facts = [...ofColumns, ...ofEveryRow].map(([field, text]) => ({ field, title: titleOf(fields, field), text }));
  const { headingsLine } = file.table;
  const ofHeadings = [
    ...(headingsLine === undefined ? [] : [`in line ${headingsLine}; what stands above is left out`]),
    ...(isRecordLine(titles)
      ? [`“${titles.join(', ')}” seems to be a record, and is not imported: write a line of headings above it`]
      : []),
  ];
  return [...ofHeadings.map((text) => ({ field: '', title: 'Headings', text })), ...facts];
}

const isRenamed = (title: string, own: string) => plainHeading(title) !== plainHeading(own);

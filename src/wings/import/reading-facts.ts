import { plural, t, translate } from '#src/languages/texts.ts';
import { formatText } from '#src/records/fields/field.ts';
import { locale } from '#src/platform/locale.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';
import { meaningsOf } from './choice-words.ts';
import { notationOf } from './column-survey.ts';
import { isRecordLine, plainHeading, shownTitle, type StudentFields, titleOfField } from './headings.ts';
import { hasLines } from './line-breaks.ts';
import { readAs } from './notation.ts';
import { isNothing } from './nothing-words.ts';
import { fieldOf, orderIn, partOf, type Reading, type SurveyedFile, unknownWords } from './reading.ts';

export interface ReadingFact {
  readonly title: string;
  readonly text: string;
}

/** How a file is read, in sentences, where that is not plain from its headings and cells. */
export function readingFacts(file: SurveyedFile, reading: Reading, fields: StudentFields): readonly ReadingFact[] {
  const { targets, notations, words, everyRow } = reading;
  const { titles, headingsLine } = file.table;
  const fact = (title: string, sentences: readonly (string | false | undefined)[]) => {
    const text = sentences.filter(Boolean).join('; ');
    return text ? { title, text } : [];
  };
  const unknown = unknownWords(file, reading, fields);
  const order = orderIn(file, reading, fields);
  const meaningOf = (name: string, key: string) =>
    fields[name] && meaningsOf(fields[name]).find(({ value }) => value === words[name]?.[key])?.label;
  return [
    fact(t`Headings`, [
      headingsLine !== undefined &&
        (file.lineWord === 'Row'
          ? t`in row ${headingsLine}; what stands above is left out`
          : t`in line ${headingsLine}; what stands above is left out`),
      isRecordLine(titles) &&
        t`“${titles.join(', ')}” seems to be a record, and is not imported: write a line of headings above it`,
    ]),
    [...new Set(targets.map(fieldOf))].flatMap((name) => {
      const [field, column] = [fields[name], file.columns[targets.findIndex((target) => fieldOf(target) === name)]];
      if (!field || !column) return [];
      const known = (unknown.get(name) ?? []).flatMap(({ key, text }) => {
        const meaning = meaningOf(name, key);
        return meaning ? readAs(text, translate(meaning)) : [];
      });
      return fact(shownTitle(name), [
        originOf(name, titles, targets),
        ...(notationOf(field, column, notations[name], order)?.facts ?? []),
        listed(known),
        hasLines(field) && column.lineBreak && t`${column.lineBreak} is a line break`,
        hasLines(field) && column.hasDoubledBackslash && t`\\\\ is one \\`,
        emptyCells(name, file, targets, fields),
      ]);
    }),
    Object.entries(everyRow).flatMap(([name, value]) =>
      fact(shownTitle(name), [t`${fields[name] ? formatText(fields[name], value) : value} for every new record`]),
    ),
  ].flat();
}

/** From which columns a field is read, where that is not the one with its own heading. */
function originOf(name: string, titles: readonly string[], targets: Reading['targets']): string | undefined {
  const columns = targets
    .flatMap((target, i) => (fieldOf(target) === name ? { target, title: titles[i] ?? '' } : []))
    .sort((a, b) => a.target.localeCompare(b.target, locale()));
  const [first] = columns;
  if (columns.length > 1) return t`joined from ${listed(columns.map(({ title }) => title))}`;
  if (first?.target !== name) return t`from ${first?.title ?? ''}`;
  return plainHeading(first.title) === plainHeading(titleOfField(name)) ? undefined : t`from the column ${first.title}`;
}

/** How many cells of a field count as empty, and what stands in them. */
function emptyCells(name: string, { columns }: SurveyedFile, targets: Reading['targets'], fields: StudentFields) {
  const found = targets.flatMap((target, i) =>
    fieldOf(target) === name
      ? [...(columns[i]?.nothings ?? [])].filter(([text]) => isNothing(fields[name], partOf(target), text))
      : [],
  );
  const count = found.reduce((sum, [, some]) => sum + some, 0);
  const words = listed([...new Set(found.map(([text]) => text))]);
  return (
    count > 0 &&
    plural(
      count,
    )`${formatNumber(count)} cell says nothing and counts as empty (${words}) | ${formatNumber(count)} cells say nothing and count as empty (${words})`
  );
}

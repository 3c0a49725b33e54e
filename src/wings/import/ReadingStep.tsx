import { Box, Button, Field, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { plural, t, translate } from '#src/languages/texts.ts';
import { listedWithAnd } from '#src/platform/text/listed.ts';
import { shownTitle, type StudentFields, targetChoices } from './headings.ts';
import {
  columnName,
  fieldOf,
  isIdentified,
  missingIn,
  proposedWords,
  questionsOf,
  type Reading,
  repeatedIn,
  type SurveyedFile,
  unknownWords,
} from './reading.ts';
import { type FieldChoice, fieldChoices } from '#src/records/fields/choices.ts';
import { meaningsOf } from './choice-words.ts';

interface Props {
  readonly fileName: string;
  readonly file: SurveyedFile;
  readonly fields: StudentFields;
  readonly initial: Reading;
  readonly onCheck: (reading: Reading) => void;
  /** Leaves the file for another one. */
  readonly another: ReactNode;
}

/** More columns that nobody knows would stand between what is known and what has to be answered: they come last. */
const MOST_UNKNOWN_AMONG_KNOWN = 12;
/** A column of a record has few words; a list of more is of a column that is something else. */
const MOST_WORDS_SHOWN = 50;
const SAMPLE_LENGTH = 40;

const columnsIn = (count: number): string =>
  plural(count)`${formatNumber(count)} column | ${formatNumber(count)} columns`;
const rowsIn = (count: number): string => plural(count)`${formatNumber(count)} row | ${formatNumber(count)} rows`;
const moreWords = (count: number): string =>
  plural(
    count,
  )`${formatNumber(count)} more word is not listed: is the right column chosen? | ${formatNumber(count)} more words are not listed: is the right column chosen?`;

const shortened = (text: string) => (text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text);

export function ReadingStep({ fileName, file, fields, initial, onCheck, another }: Props) {
  const [reading, setReading] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // As proposed: a column does not move while somebody says what it is.
  const [last] = useState(() => {
    const unknown = initial.targets.flatMap((one, i) => (one === '' ? [i] : []));
    return new Set(isIdentified(initial) && unknown.length > MOST_UNKNOWN_AMONG_KNOWN ? unknown : []);
  });
  const { titles, rows } = file.table;

  const repeated = repeatedIn(reading);
  const questions = questionsOf(file, reading, fields);
  const missing = missingIn(reading, fields);
  const isNobody = !isIdentified(reading);
  const isOpen = isNobody || repeated.size > 0 || questions.some(({ field }) => !reading.notations[field]);

  function takeAs(i: number, value: string): void {
    const next = { ...reading, targets: reading.targets.map((before, at) => (at === i ? value : before)) };
    setReading({ ...next, words: proposedWords(file, next, fields) });
  }
  const set = (part: 'notations' | 'everyRow', field: string, value: string) =>
    setReading({ ...reading, [part]: { ...reading[part], [field]: value } });
  const mean = (field: string, key: string, value: string) =>
    setReading({ ...reading, words: { ...reading.words, [field]: { ...reading.words[field], [key]: value } } });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (isOpen) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')?.focus(),
      );
      return;
    }
    const open = new Set(missing.map(([name]) => name));
    const everyRow = Object.entries(reading.everyRow).filter(([name, value]) => value !== '' && open.has(name));
    onCheck({ ...reading, everyRow: Object.fromEntries(everyRow) });
  }

  const columnQuestion = (i: number) => (
    <Question
      key={file.columns[i]?.id}
      label={columnName(file, i)}
      help={samplesOf(file, i)}
      error={
        repeated.has(i) ? t`Two columns are ${shownTitle(fieldOf(reading.targets[i] ?? ''))}: leave one out` : undefined
      }
      choices={targetChoices}
      placeholder={t`Leave out`}
      value={reading.targets[i] ?? ''}
      onChange={(value) => takeAs(i, value)}
    />
  );

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="6">
        <Text overflowWrap="anywhere">
          {t`${fileName} has ${columnsIn(titles.length)} and ${rowsIn(rows.length)}. Say what its columns are. Nothing has been written. Your choices are remembered on this device for files with the same headings.`}
        </Text>
        {isNobody && (
          <Notice
            status="warning"
            role="alert"
            tabIndex={-1}
            title={t`A column with the roll number or the email is needed to tell which student a row is about.`}
          >
            {t`If the first line holds no headings, add a line with them and choose the file again.`}
          </Notice>
        )}
        <Part title={t`Columns`}>{file.columns.map((_, i) => (last.has(i) ? null : columnQuestion(i)))}</Part>
        {missing.length > 0 && (
          <Part
            title={t`What new students need and no column has`}
            help={t`Rows of students already on the roster need none of it, and keep what they have.`}
          >
            {missing.map(([name, field]) => {
              const choices = fieldChoices(field);
              if (!choices)
                return (
                  <Text key={name} color="fg.muted">
                    {t`No column is the ${shownTitle(name)}: rows of new students will not fit.`}
                  </Text>
                );
              return (
                <Question
                  key={name}
                  label={t`${shownTitle(name)} of every new student`}
                  choices={choices}
                  placeholder={t`Not known: new rows will not fit`}
                  value={reading.everyRow[name] ?? ''}
                  onChange={(value) => set('everyRow', name, value)}
                />
              );
            })}
          </Part>
        )}
        {questions.length > 0 && (
          <Part title={t`What can be read in two ways`}>
            {questions.map(({ field, example, conflict, choices }) => (
              <Question
                key={field}
                label={t`How ${shownTitle(field)} is read`}
                help={
                  conflict
                    ? t`${listedWithAnd(conflict)} contradict each other. Rows that are in the other order will not fit.`
                    : t`${example} stands in the file.`
                }
                error={isTried && !reading.notations[field] ? t`Choose how it is read` : undefined}
                choices={choices}
                placeholder={t`Choose one`}
                value={reading.notations[field] ?? ''}
                onChange={(value) => set('notations', field, value)}
              />
            ))}
          </Part>
        )}
        {[...unknownWords(file, reading, fields)].map(([name, words]) => (
          <Part
            key={name}
            title={t`Words for ${shownTitle(name)}`}
            help={words.length > MOST_WORDS_SHOWN ? moreWords(words.length - MOST_WORDS_SHOWN) : undefined}
          >
            {words.slice(0, MOST_WORDS_SHOWN).map(({ key, text, count }) => (
              <Question
                key={key}
                label={shortened(text)}
                help={plural(count)`In ${formatNumber(count)} row | In ${formatNumber(count)} rows`}
                choices={fields[name] ? meaningsOf(fields[name]) : []}
                placeholder={t`No choice: such rows will not fit`}
                value={reading.words[name]?.[key] ?? ''}
                onChange={(value) => mean(name, key, value)}
              />
            ))}
          </Part>
        ))}
        {last.size > 0 && (
          <Part title={t`Other columns`} help={t`They are left out, unless you say what they are.`}>
            {[...last].map(columnQuestion)}
          </Part>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit">{t`Check the File`}</Button>
          {another}
        </Flex>
      </Stack>
    </form>
  );
}

function samplesOf({ columns }: SurveyedFile, i: number): string {
  const samples = columns[i]?.samples.map(shortened) ?? [];
  return samples.length > 0 ? samples.join(' · ') : t`Every cell is empty`;
}

interface PartProps {
  readonly title: string;
  readonly help?: string | undefined;
  readonly children: ReactNode;
}

function Part({ title, help, children }: PartProps) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="md" mb="1">
        {title}
      </Heading>
      {help && (
        <Text color="fg.muted" textStyle="sm">
          {help}
        </Text>
      )}
      <Grid mt="3" gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" alignItems="start">
        {children}
      </Grid>
    </Box>
  );
}

interface QuestionProps {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly choices: readonly FieldChoice[];
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Question({ label, help, error, choices, placeholder, value, onChange }: QuestionProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label overflowWrap="anywhere">{label}</Field.Label>
      <Select
        choices={choices.map(({ value: one, label }) => ({ value: one, label: translate(label) }))}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
      {help && <Field.HelperText overflowWrap="anywhere">{help}</Field.HelperText>}
    </Field.Root>
  );
}

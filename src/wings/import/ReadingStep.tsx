import { Box, Button, Field, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import type { Fields } from '#src/records/fields/field.ts';
import type { Choice } from '#src/ui/choice.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { Select } from '#src/ui/Select.tsx';
import { counted, type Identified } from '#src/records/record-type.ts';
import { titleOf } from '#src/records/list/csv-columns.ts';
import type { ImportTarget } from './plan.ts';
import {
  columnName,
  fieldOf,
  missingIn,
  proposedWords,
  questionsOf,
  type Reading,
  repeatedIn,
  type SurveyedFile,
  targetsOf,
  unidentified,
  unknownWords,
} from './reading.ts';
import { fieldChoices } from '#src/records/fields/choices.ts';
import { meaningsOf } from './choice-words.ts';

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly fileName: string;
  readonly file: SurveyedFile;
  readonly fields: Fields<Row>;
  readonly initial: Reading;
  readonly onCheck: (reading: Reading) => void;
  readonly onBack: () => void;
}

/** More columns that nobody knows would stand between what is known and what has to be answered: they come last. */
const MOST_UNKNOWN_AMONG_KNOWN = 12;
/** A column of a record has few words; a list of more is of a column that is something else. */
const MOST_WORDS_SHOWN = 50;
const SAMPLE_LENGTH = 40;

const shortened = (text: string) => (text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH)}…` : text);

/** The step of an import in which somebody says what the columns of a file are, and what its words mean. */
export function ReadingStep<Row extends Identified>(props: Props<Row>) {
  const { target, fileName, file, fields, initial, onCheck, onBack } = props;
  const { type, proposals } = target;
  const [reading, setReading] = useState(initial);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // As proposed: a column does not move while somebody says what it is.
  const [last] = useState(() => {
    const unknown = initial.targets.flatMap((one, i) => (one === '' ? [i] : []));
    const isOrdered = unidentified(target, initial) === undefined && unknown.length > MOST_UNKNOWN_AMONG_KNOWN;
    return new Set(isOrdered ? unknown : []);
  });
  const targets = useMemo(() => targetsOf(fields), [fields]);
  const { titles, rows } = file.table;

  const repeated = repeatedIn(reading);
  const questions = questionsOf(file, reading, fields);
  const missing = missingIn(reading, fields);
  const nobody = unidentified(target, reading);
  const isOpen = nobody !== undefined || repeated.size > 0 || questions.some(({ field }) => !reading.notations[field]);

  function takeAs(i: number, value: string): void {
    const next = { ...reading, targets: reading.targets.map((before, at) => (at === i ? value : before)) };
    setReading({ ...next, words: proposals ? proposedWords(file, next, fields, proposals) : next.words });
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

  const wordLists = Object.entries(fields).flatMap(([name, field]) => {
    const words = unknownWords(name, field, file, reading);
    return words.length > 0 ? [{ name, field, words }] : [];
  });

  const columnQuestion = (i: number) => (
    <Question
      key={file.columns[i]?.id}
      label={columnName(file, i)}
      help={samplesOf(file, i)}
      error={
        repeated.has(i)
          ? `Two columns are ${titleOf(fields, fieldOf(reading.targets[i] ?? ''))}: leave one out`
          : undefined
      }
      choices={targets}
      placeholder="Leave out"
      value={reading.targets[i] ?? ''}
      onChange={(value) => takeAs(i, value)}
    />
  );

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="6">
        <Text overflowWrap="anywhere">
          {`${fileName} has ${formatNumber(titles.length)} columns and ${counted(rows.length, 'row', 'rows')}. Say what its columns are. Nothing has been written. What is chosen here is remembered on this device for files with the same headings.`}
        </Text>
        {nobody && (
          <Notice status="warning" role="alert" tabIndex={-1} title={nobody}>
            If the first line holds no headings, add a line with them and choose the file again.
          </Notice>
        )}
        <Part title="Columns">{file.columns.map((_, i) => (last.has(i) ? null : columnQuestion(i)))}</Part>
        {missing.length > 0 && (
          <Part
            title={`What new ${type.plural} need and no column has`}
            help={`Rows of ${type.plural} already ${type.place} need none of it, and keep what they have.`}
          >
            {missing.map(([name, field]) => {
              const choices = fieldChoices(field);
              if (!choices)
                return (
                  <Text key={name} color="fg.muted">
                    {`No column is the ${titleOf(fields, name)}: rows of new ${type.plural} will not fit.`}
                  </Text>
                );
              return (
                <Question
                  key={name}
                  label={`${titleOf(fields, name)} of every new ${type.noun}`}
                  choices={choices}
                  placeholder="Not known: new rows will not fit"
                  value={reading.everyRow[name] ?? ''}
                  onChange={(value) => set('everyRow', name, value)}
                />
              );
            })}
          </Part>
        )}
        {questions.length > 0 && (
          <Part title="What can be read in two ways">
            {questions.map(({ field, example, conflict, choices }) => (
              <Question
                key={field}
                label={`How ${titleOf(fields, field)} is read`}
                help={
                  conflict
                    ? `${conflict.join(' and ')} contradict each other. Rows that are in the other order will not fit.`
                    : `${example} stands in the file.`
                }
                error={isTried && !reading.notations[field] ? 'Choose how it is read' : undefined}
                choices={choices}
                placeholder="Choose one"
                value={reading.notations[field] ?? ''}
                onChange={(value) => set('notations', field, value)}
              />
            ))}
          </Part>
        )}
        {wordLists.map(({ name, field, words }) => (
          <Part
            key={name}
            title={`Words for ${titleOf(fields, name)}`}
            help={
              words.length > MOST_WORDS_SHOWN
                ? `${formatNumber(words.length - MOST_WORDS_SHOWN)} more words are not listed: is the right column chosen?`
                : undefined
            }
          >
            {words.slice(0, MOST_WORDS_SHOWN).map(({ key, text, count }) => (
              <Question
                key={key}
                label={shortened(text)}
                help={`In ${counted(count, 'row', 'rows')}`}
                choices={meaningsOf(field)}
                placeholder="No choice: such rows will not fit"
                value={reading.words[name]?.[key] ?? ''}
                onChange={(value) => mean(name, key, value)}
              />
            ))}
          </Part>
        ))}
        {last.size > 0 && (
          <Part title="Other columns" help="They are left out, unless you say what they are.">
            {[...last].map(columnQuestion)}
          </Part>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit">Check the File</Button>
          <Button variant="surface" onClick={onBack}>
            Choose Another File
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

function samplesOf({ columns }: SurveyedFile, i: number): string {
  const samples = columns[i]?.samples.map(shortened) ?? [];
  return samples.length > 0 ? samples.join(' · ') : 'Every cell is empty';
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
  readonly choices: readonly Choice[];
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Question({ label, help, error, choices, placeholder, value, onChange }: QuestionProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label overflowWrap="anywhere">{label}</Field.Label>
      <Select
        choices={choices}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
      {help && <Field.HelperText overflowWrap="anywhere">{help}</Field.HelperText>}
    </Field.Root>
  );
}

import { Alert, Button, Field, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { plural, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';
import { LinkButton } from '#src/ui/links.tsx';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Select } from '#src/ui/Select.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { Sheets } from './Letterhead.tsx';
import { type LetterKind, letterKinds } from './letter-params.ts';
import { letterChoices, letterLabels, letterOf, useLetters } from './letters.ts';
import { MailMerge } from './MailMerge.tsx';
import { PreviewFrame } from './PaperPreview.tsx';
import { PrintedLetters } from './PrintedLetters.tsx';
import { MOST_LETTERS, recipientsOf } from './recipients.ts';
import { fillLetter, letterFacts, letterProblems, type LetterText } from './template.ts';
import { useNumbering } from './use-numbering.ts';

interface Props {
  readonly rows: readonly Student[];
  readonly onClose: () => void;
}

/** One letter to each of the selected students: on paper, or as a file from which a mail program writes to each. */
export function SelectedLetters({ rows, onClose }: Props) {
  const [kind, setKind] = useState<LetterKind>('fee');
  const text = letterOf(kind, useLetters());
  const [problem] = letterProblems(text);
  const { to, owingNothing } = recipientsOf(kind, rows);
  const spared = owingNothing.length;
  const edit = (
    <LinkButton size="sm" variant="surface" to="/admin/letters" search={{ letter: kind }}>
      {t`Edit Text`}
    </LinkButton>
  );
  return (
    <Stack gap="4">
      <HStack align="flex-end" gap="3" wrap="wrap">
        <Field.Root flex="1 1 14rem" width="auto">
          <Field.Label>{t`Letter`}</Field.Label>
          <Select
            choices={letterChoices()}
            value={kind}
            onChange={({ target }) => setKind(letterKinds.find((one) => one === target.value) ?? 'fee')}
          />
        </Field.Root>
        {edit}
      </HStack>
      {spared > 0 && (
        <Text>{plural(
          spared,
        )`${formatNumber(spared)} student owes nothing and gets no letter. | ${formatNumber(spared)} students owe nothing and get no letter.`}</Text>
      )}
      {problem !== undefined ? (
        <Notice status="warning" title={t`This letter cannot be printed yet`}>
          <Alert.Description>{problem}</Alert.Description>
        </Notice>
      ) : (
        to.length > 0 && <Letters key={kind} kind={kind} text={text} to={to} onClose={onClose} />
      )}
    </Stack>
  );
}

interface LettersProps {
  readonly kind: LetterKind;
  readonly text: LetterText;
  readonly to: readonly Student[];
  readonly onClose: () => void;
}

interface Printed {
  /** Of the first letter among all. */
  readonly start: number;
  readonly done: number;
  readonly isNumbered: boolean;
}

/** How many of the letters have a line to write on, by what is not on record. */
function missingWords(text: LetterText, to: readonly Student[]): string | undefined {
  const counts = new Map<string, number>();
  for (const student of to)
    for (const label of fillLetter(text, student).missing) counts.set(label, (counts.get(label) ?? 0) + 1);
  if (counts.size === 0) return undefined;
  return listed([...counts].map(([label, count]) => t`${translate(label)} (${formatNumber(count)})`));
}

const printPortion = (start: number, end: number) => t`Print ${formatNumber(start)} to ${formatNumber(end)}`;

function Letters({ kind, text, to, onClose }: LettersProps) {
  const [printed, setPrinted] = useState<Printed>();
  const { number, stampOf } = useNumbering(letterLabels[kind], (student) => letterFacts(text, student));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const [missing] = useState(() => missingWords(text, to));
  const starts = Array.from({ length: Math.ceil(to.length / MOST_LETTERS) }, (_, i) => i * MOST_LETTERS);
  const [first] = to;
  const count = to.length;
  const portion = printed && to.slice(printed.start, printed.start + MOST_LETTERS);
  const isBusy = printed !== undefined && portion !== undefined && printed.done < portion.length;
  const stop = () => {
    running.current?.abort();
    setPrinted(undefined);
  };
  const start = async (from: number) => {
    const { signal } = (running.current = new AbortController());
    setPrinted({ start: from, done: 0, isNumbered: false });
    const students = to.slice(from, from + MOST_LETTERS);
    const tell = (done: number) => !signal.aborted && setPrinted({ start: from, done, isNumbered: false });
    const canPrint = await number(students, tell, signal);
    if (!signal.aborted) setPrinted(canPrint ? { start: from, done: 0, isNumbered: true } : undefined);
  };
  return (
    <>
      {missing !== undefined && (
        <Notice status="info" title={t`Not on record: ${missing}.`}>
          <Alert.Description>{t`These letters have a line there to write on.`}</Alert.Description>
        </Notice>
      )}
      {first && (
        <Stack gap="2">
          <SmallText>{plural(count)`The letter: | The first of ${formatNumber(count)} letters:`}</SmallText>
          <PreviewFrame
            className="light"
            maxH="22rem"
            overflowY="auto"
            tabIndex={0}
            role="region"
            aria-label={t`First letter`}
          >
            <Sheets>
              <LetterSheet letter={fillLetter(text, first)} rollNo={first.rollNo} stamp={stampOf(first)} />
            </Sheets>
          </PreviewFrame>
        </Stack>
      )}
      {isBusy && (
        <ProgressBar
          label={printed.isNumbered ? t`Preparing letters` : t`Giving numbers`}
          done={printed.done}
          total={portion.length}
          onStop={stop}
        />
      )}
      {printed?.isNumbered && portion && (
        <PrintedLetters
          key={printed.start}
          text={text}
          to={portion}
          stampOf={stampOf}
          fileName={`${translate(letterLabels[kind])} ${portion.length}`}
          onProgress={(done) => setPrinted({ ...printed, done })}
        />
      )}
      <MailMerge kind={kind} text={text} to={to} />
      <HStack justify="flex-end" gap="3" wrap="wrap">
        <Button variant="surface" onClick={onClose}>
          {t`Cancel`}
        </Button>
        {starts.map((from) => (
          <Button key={from} aria-disabled={isBusy} onClick={() => isBusy || void start(from)}>
            {starts.length === 1
              ? plural(count)`Print ${formatNumber(count)} Letter | Print ${formatNumber(count)} Letters`
              : printPortion(from + 1, Math.min(from + MOST_LETTERS, count))}
          </Button>
        ))}
      </HStack>
    </>
  );
}

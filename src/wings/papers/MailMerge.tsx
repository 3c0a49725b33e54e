import { Button, Link, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { plural, t } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { writeCsv } from '#src/platform/csv/write.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { downloadFile } from '#src/ui/download.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import type { LetterKind } from './letter-params.ts';
import { letterLabels } from './letters.ts';
import { hasAddress, letterHref, mergeRow, mergeTitles } from './recipients.ts';
import type { LetterText } from './template.ts';

interface Props {
  readonly kind: LetterKind;
  readonly text: LetterText;
  readonly to: readonly Student[];
}

/** So many links are shown at once. */
const SHOWN = 50;

/** The letter by mail, to each with the own amount: a file for a mail program, or message by message. */
export function MailMerge({ kind, text, to }: Props) {
  const [shown, setShown] = useState(0);
  const reached = to.filter(hasAddress);
  const without = to.length - reached.length;
  const more = Math.min(SHOWN, reached.length - shown);
  const save = () =>
    downloadFile(async () => [
      `${letterLabels[kind].toLowerCase().replaceAll(' ', '-')}-mail-merge-${reached.length}.csv`,
      await writeCsv(mergeTitles, [reached], (student) => mergeRow(text, student)),
    ]);
  return (
    <Stack role="group" aria-label={t`By e-mail`} gap="2" align="start" borderTopWidth="1px" pt="4">
      <SmallText>
        {[
          t`By e-mail, each with their own amount: a file for your mail program’s mail merge, or one message after the other.`,
          without > 0 &&
            plural(
              without,
            )`${formatNumber(without)} student has no e-mail address. | ${formatNumber(without)} students have no e-mail address.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </SmallText>
      {reached.length > 0 && (
        <>
          <Button size="sm" variant="surface" onClick={() => void save()}>
            {t`Mail-Merge CSV for ${formatNumber(reached.length)}`}
          </Button>
          {shown > 0 && <Messages text={text} to={reached.slice(0, shown)} />}
          {shown < reached.length && (
            <Button size="sm" variant="surface" onClick={() => setShown(shown + SHOWN)}>
              {shown === 0 ? t`Message by Message` : t`Show ${formatNumber(more)} More`}
            </Button>
          )}
          <SmallText>{t`The portal sends nothing.`}</SmallText>
        </>
      )}
    </Stack>
  );
}

function Messages({ text, to }: Pick<Props, 'text' | 'to'>) {
  const messages = to.map((student) => ({ student, ...letterHref(text, student) }));
  return (
    <>
      {messages.some(({ isWhole }) => !isWhole) && (
        <SmallText>{t`The text is too long for a link: these messages have the subject alone.`}</SmallText>
      )}
      <Stack as="ul" gap="1" maxH="14rem" overflowY="auto" width="full" listStyleType="none">
        {messages.map(({ student: { id, name, email }, href }) => (
          <li key={id}>
            <Link href={href} colorPalette="brand" overflowWrap="anywhere">
              {t`${name}, ${email}`}
            </Link>
          </li>
        ))}
      </Stack>
    </>
  );
}

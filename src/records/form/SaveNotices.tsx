import { Alert, chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import { t, translate } from '#src/languages/texts.ts';
import type { Missing, RecordType } from '../record-type.ts';
import { differenceSentences, storedDifferently, type StoredDifference } from './stored-differences.ts';

/** A notice that takes the focus when it appears. */
function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return <Notice ref={notice} tabIndex={-1} role="alert" {...props} />;
}

/** The server said success, and has stored something else: which fields, and what they hold now. */
export function StoredDifferentlyNotice({ differences }: { readonly differences: readonly StoredDifference[] }) {
  return (
    <FocusedNotice status="warning" title={storedDifferently()}>
      {differenceSentences(differences).map((sentence) => (
        <Alert.Description key={sentence} display="block">
          {sentence}
        </Alert.Description>
      ))}
      <Alert.Description>
        {t`The server answered that it was done. The form shows what is stored: correct it and save once more, or ask whoever runs the server.`}
      </Alert.Description>
    </FocusedNotice>
  );
}

interface MissingProps {
  readonly type: Pick<RecordType<never>, 'missing'>;
  readonly missing: Missing;
  readonly message: string | undefined;
}

const editsStay = () =>
  t`Your edits are still in the form, and stored nowhere else: save them once more, or copy them.`;

/** What each of them says, given what the kind of record says of it. */
const missingWords: Readonly<Record<Missing, (own: string) => readonly [title: string, text: string]>> = {
  deleted: (own) => [
    own,
    t`Somebody else has deleted the record while you were editing it. Your edits are still in the form, where you can copy them, but there is no record left to save them in.`,
  ],
  notFound: (own) => [
    own,
    `${t`Somebody may have deleted the record while you were editing it, or the server is at fault.`} ${editsStay()}`,
  ],
  // The record may well be there: a server that does not offer the change answers the same.
  notSaved: (own) => [t`The server did not find where to save this`, `${own} ${editsStay()}`],
};

/** 404 on a save, or on a look at the record while there are edits in it: they stay in sight until somebody leaves. */
export function MissingNotice({ type, missing, message }: MissingProps) {
  const [title, text] = missingWords[missing](translate(type.missing[missing]));
  return (
    <FocusedNotice status="error" title={title}>
      <Alert.Description>
        {message && <chakra.span display="block">{message}</chakra.span>}
        <span>{text}</span>
      </Alert.Description>
    </FocusedNotice>
  );
}

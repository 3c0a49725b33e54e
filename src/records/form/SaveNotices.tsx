import { Alert, chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from '#src/ui/Notice.tsx';
import type { RecordType } from '../record-type.ts';
import { differenceSentences, STORED_DIFFERENTLY, type StoredDifference } from './stored-differences.ts';

/** A notice that takes the focus when it appears. */
function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return <Notice ref={notice} tabIndex={-1} role="alert" {...props} />;
}

/** The server said success, and has stored something else: which fields, and what they hold now. */
export function StoredDifferentlyNotice({ differences }: { readonly differences: readonly StoredDifference[] }) {
  return (
    <FocusedNotice status="warning" title={STORED_DIFFERENTLY}>
      {differenceSentences(differences).map((sentence) => (
        <Alert.Description key={sentence} display="block">
          {sentence}
        </Alert.Description>
      ))}
      <Alert.Description>
        The server answered that it was done. The form shows what is stored: correct it and save once more, or ask
        whoever runs the server.
      </Alert.Description>
    </FocusedNotice>
  );
}

/** Of a save or a record that the server answers with 404: whether a list still names it, or it is known to be gone. */
export type Missing = 'notSaved' | 'notFound' | 'deleted';

interface MissingProps {
  readonly type: Pick<RecordType<never>, 'noun' | 'place'>;
  readonly missing: Missing;
  readonly message: string | undefined;
}

const EDITS_STAY = 'Your edits are still in the form, and stored nowhere else: save them once more, or copy them.';

/** What each of them says, of a course for example. */
const missingWords: Readonly<Record<Missing, (it: MissingProps['type']) => readonly [title: string, text: string]>> = {
  deleted: ({ noun, place }) => [
    `This ${noun} is no longer ${place}`,
    'Somebody else has deleted the record while you were editing it. Your edits are still in the form, where you can copy them, but there is no record left to save them in.',
  ],
  notFound: ({ noun }) => [
    `The server does not find this ${noun}`,
    `Somebody may have deleted the record while you were editing it, or the server is at fault. ${EDITS_STAY}`,
  ],
  // The record may well be there: a server that does not offer the change answers the same.
  notSaved: ({ noun }) => [
    'The server did not find where to save this',
    `Somebody may have deleted the ${noun} while you were editing it, or the server does not offer this change. ${EDITS_STAY}`,
  ],
};

/** 404 on a save, or on a look at the record while there are edits in it: they stay in sight until somebody leaves. */
export function MissingNotice({ type, missing, message }: MissingProps) {
  const [title, text] = missingWords[missing](type);
  return (
    <FocusedNotice status="error" title={title}>
      <Alert.Description>
        {message && <chakra.span display="block">{message}</chakra.span>}
        <span>{text}</span>
      </Alert.Description>
    </FocusedNotice>
  );
}

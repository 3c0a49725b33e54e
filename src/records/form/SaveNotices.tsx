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

/** Of a record that the server does not find: whether a list still names it, or it is known to be gone. */
export type Missing = 'notFound' | 'deleted';

interface MissingProps {
  readonly type: Pick<RecordType<never>, 'noun' | 'place'>;
  readonly missing: Missing;
  readonly message: string | undefined;
}

/** 404 on a save, or on a look at the record while there are edits in it: they stay in sight until somebody leaves. */
export function MissingNotice({ type, missing, message }: MissingProps) {
  const [title, text] =
    missing === 'deleted'
      ? [
          `This ${type.noun} is no longer ${type.place}`,
          'Somebody else has deleted the record while you were editing it. Your edits are still in the form, where you can copy them, but there is no record left to save them in.',
        ]
      : [
          `The server does not find this ${type.noun}`,
          'Somebody may have deleted the record while you were editing it, or the server is at fault. Your edits are still in the form, and stored nowhere else: save them once more, or copy them.',
        ];
  return (
    <FocusedNotice status="error" title={title}>
      <Alert.Description>
        {message && <chakra.span display="block">{message}</chakra.span>}
        <span>{text}</span>
      </Alert.Description>
    </FocusedNotice>
  );
}

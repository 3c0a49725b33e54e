import { Alert, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { WarningIcon } from '../../../ui/icons.tsx';

/** 404 on a save, or on a look at the record while there are edits in it: they stay in sight, and leave by hand alone. */
export function GoneNotice({ message }: { readonly message: string | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert.Root ref={notice} tabIndex={-1} status="error" role="alert">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>This student is no longer on the roster</Alert.Title>
        <Alert.Description>
          {message && <chakra.span display="block">{message}</chakra.span>}
          Somebody else has deleted the record while you were editing it. Your edits are still in the form, where you
          can copy them, but there is no record left to save them in.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

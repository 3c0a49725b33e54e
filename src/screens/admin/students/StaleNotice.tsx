import { Alert, Button, HStack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { moment } from '../../../domain/dates.ts';
import { WarningIcon } from '../../../ui/icons.tsx';

interface Props {
  readonly changedAt: string | undefined;
  readonly onReload: () => void;
  /** Sends the form, whatever has been stored meanwhile. */
  readonly onOverwrite: (submit: () => Promise<void>) => Promise<void>;
}

/** 409 STALE: nothing has been stored, nothing typed is lost, and the administrator decides whose version stays. */
export function StaleNotice({ changedAt, onReload, onOverwrite }: Props) {
  const { submitForm, isSubmitting } = useFormikContext();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is disabled by now, and on a phone the notice may be out of sight.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert.Root ref={notice} tabIndex={-1} status="warning" role="alert">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>Somebody else changed this record while you were editing it</Alert.Title>
        <Alert.Description>
          {`It was saved ${moment(changedAt)}. Your edits are still in the form and have not been stored.`}
        </Alert.Description>
        <HStack mt="2" gap="3" wrap="wrap">
          <Button size="sm" variant="surface" onClick={onReload} disabled={isSubmitting}>
            Discard My Edits and Reload
          </Button>
          <Button size="sm" onClick={() => void onOverwrite(submitForm)} disabled={isSubmitting}>
            Overwrite With My Version
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

import { Alert, Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { moment } from '../../../../domain/dates.ts';
import { InfoIcon } from '../../../../ui/icons.tsx';
import { whoImports } from './who-imports.ts';
import type { ImportInProgress } from './journal.ts';

/** Says that an import was cut short, perhaps with the browser, and offers to look which of its rows are in. */
export function InterruptedNotice({ onResume }: { readonly onResume: () => void }) {
  const [begun, setBegun] = useState<ImportInProgress>();
  useEffect(() => {
    let here = true;
    const look = async () => {
      const { interruptedImport } = await import('./journal.ts');
      const found = await interruptedImport(whoImports());
      if (here) setBegun(found);
    };
    // Without the code, or without a storage, nothing is known of an import.
    look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  if (!begun) return null;

  const discard = async () => {
    const { forgetImport } = await import('./journal.ts');
    await forgetImport();
    setBegun(undefined);
  };
  return (
    <Alert.Root status="info">
      <Alert.Indicator>
        <InfoIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>An import was cut short</Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          {`${begun.fileName}, begun on ${moment(new Date(begun.begunAt).toISOString())}. Some of its rows may be in.`}
        </Alert.Description>
        <HStack mt="2" gap="3" wrap="wrap">
          <Button size="sm" onClick={onResume}>
            See Which Rows Are In
          </Button>
          <Button size="sm" variant="surface" onClick={() => void discard()}>
            Discard
          </Button>
        </HStack>
      </Alert.Content>
    </Alert.Root>
  );
}

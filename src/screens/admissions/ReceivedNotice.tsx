import { Alert } from '@chakra-ui/react';
import { useState } from 'react';
import { SuccessIcon } from '../../ui/icons.tsx';
import { lastReceived } from './received.ts';

/** For an applicant who comes back: the reference number again, which the toast showed for five seconds. */
export function ReceivedNotice() {
  const [received] = useState(lastReceived);
  if (!received) return null;
  return (
    <Alert.Root status="success">
      <Alert.Indicator>
        <SuccessIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>Your application for {received.course} has been received.</Alert.Title>
        <Alert.Description>
          Its reference number is <strong>{received.reference}</strong>. There is one application per email address.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

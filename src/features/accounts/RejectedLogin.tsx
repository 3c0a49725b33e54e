import { Text } from '@chakra-ui/react';
import { university } from '#src/university/university.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** The login succeeded, and the first call after it was refused with a 401: no other password helps. */
export function RejectedLogin() {
  return (
    <Notice status="error" role="alert" title="The server does not accept the sign-in it has just given">
      <Text>
        The login itself succeeded: email and password are right. Something between this browser and the server may
        remove the sign-in from what is sent. Log in once more, or from another network.
      </Text>
      <Text>
        If that does not help, call <ContactLink scheme="tel" value={university.phone} /> or write to{' '}
        <ContactLink scheme="mailto" value={university.email} />, and say this sentence.
      </Text>
    </Notice>
  );
}

import { Text } from '@chakra-ui/react';
import { university } from '#src/university/university.ts';
import { ContactLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { t } from '#src/languages/texts.ts';
import { rich } from '#src/languages/rich.tsx';

/** The login succeeded, and the first call after it was refused with a 401: no other password helps. */
export function RejectedLogin() {
  const phone = <ContactLink scheme="tel" value={university.phone} />;
  const email = <ContactLink scheme="mailto" value={university.email} />;
  return (
    <Notice status="error" role="alert" title={t`The server does not accept the sign-in it has just given`}>
      <Text>
        {t`The login itself succeeded: email and password are right. Something between this browser and the server may remove the sign-in from what is sent. Log in once more, or from another network.`}
      </Text>
      <Text>{rich({})`If that does not help, call ${phone} or write to ${email}, and say this sentence.`}</Text>
    </Notice>
  );
}

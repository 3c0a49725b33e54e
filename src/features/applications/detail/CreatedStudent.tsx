import { Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { rich } from '#src/languages/rich.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { accountOf, markAsSaved, useAdmissions } from '../admissions.ts';
import { PasswordText, RollNumber } from '../AdmittedStudents.tsx';
import type { Application } from '../application.ts';

const accounts = {
  made: { title: msg`Approved: the student’s account is made`, text: '' },
  linked: {
    title: msg`Approved: an existing student is linked`,
    text: msg`This email address already belonged to a student. The application is linked to that student, whose password is not changed.`,
  },
  lost: {
    title: msg`Approved: the server’s answer was lost`,
    text: msg`The approval is stored, as a look at the application has shown. If it made an account, its temporary password was in the answer and cannot be shown again: reset the student’s password, or ask whoever runs the server.`,
  },
  unknown: {
    title: msg`Approved: the server did not say what became of the account`,
    text: msg`The server named no student and sent no temporary password, so that the portal does not know whether an account was made. Look for the address on the roster, or ask whoever runs the server how the student gets a password.`,
  },
};

/** The student whom an approval has created or linked; the password only in the session of the approval. */
export function CreatedStudent({ application }: { readonly application: Application }) {
  const client = useQueryClient();
  const admission = useAdmissions().find((one) => one.application.id === application.id);
  if (application.status !== 'APPROVED') return null;
  const { temporaryPassword: password } = admission ?? {};
  const account = admission && accountOf(admission);
  const words = account && accounts[account];
  return (
    <Notice
      status={account === 'unknown' || account === 'lost' ? 'warning' : 'success'}
      role="note"
      aria-label={t`The student`}
      title={words ? translate(words.title) : t`Approved`}
    >
      <Facts
        rowGap={{ base: '0.5', sm: '2' }}
        facts={{
          [t`Roll number`]: <RollNumber application={application} />,
          ...(admission &&
            password && {
              [t`Temporary password`]: (
                <Flex gap="2" align="center" wrap="wrap">
                  <PasswordText>{password}</PasswordText>
                  <CopyButton size="xs" text={password} onCopied={() => markAsSaved(client, [admission])}>
                    {t`Copy password`}
                  </CopyButton>
                </Flex>
              ),
            }),
        }}
      />
      {account === 'made' && (
        <Text>
          {rich({
            strong: (words) => <strong>{words}</strong>,
          })`Tell <strong>${application.fullName}</strong> the password now: it is shown this once, and nobody can look it up later. It should be changed after the first login.`}
        </Text>
      )}
      {words?.text && <Text>{translate(words.text)}</Text>}
    </Notice>
  );
}

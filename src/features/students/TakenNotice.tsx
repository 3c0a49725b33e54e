import { Alert } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { formStatus } from '#src/forms/field-errors.ts';
import { orNA } from '#src/platform/text/format.ts';
import type { Texts } from '#src/records/fields/field.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { studentOfEmailQuery, studentOfRollNoQuery } from './holders.ts';
import type { Student } from './student.ts';
import { StudentTabLink } from './StudentTabLink.tsx';
import { t } from '#src/languages/texts.ts';

/** Says in a form of a student whose the email address or roll number is that the server has just refused. */
export function TakenNotice() {
  const { status, values } = useFormikContext<Texts>();
  const { serverErrors } = formStatus(status);
  const refused = (name: string) => {
    const value = values[name] ?? '';
    return value.trim() !== '' && serverErrors[name]?.value === value ? value.trim() : undefined;
  };
  const [email, rollNo] = [refused('email'), refused('rollNo')];
  // Where nobody is found, the message of the server is all that is said.
  const ofEmail = useQuery({ ...studentOfEmailQuery(email ?? ''), enabled: email !== undefined, retry: false });
  const ofRollNo = useQuery({ ...studentOfRollNoQuery(rollNo ?? ''), enabled: rollNo !== undefined, retry: false });
  return (
    // What appears together with its text is not announced: the frame is always there.
    <div aria-live="polite">
      {email !== undefined && ofEmail.data && (
        <Holder of={ofEmail.data} what={email}>
          {t`Each student signs in with an email address of their own. A brother or sister needs another one.`}
        </Holder>
      )}
      {rollNo !== undefined && ofRollNo.data && (
        <Holder of={ofRollNo.data} what={t`Roll number ${rollNo}`}>
          {t`If this is the same person, change that record instead.`}
        </Holder>
      )}
    </div>
  );
}

interface HolderProps {
  readonly of: Student;
  readonly what: string;
  readonly children: string;
}

const Holder = ({ of: { id, name, rollNo }, what, children }: HolderProps) => (
  <Notice status="info" title={t`${what} belongs to ${orNA(name)}, ${orNA(rollNo)}`}>
    <Alert.Description overflowWrap="anywhere">
      <span>{children}</span> <StudentTabLink id={id} rollNo={rollNo} />
    </Alert.Description>
  </Notice>
);

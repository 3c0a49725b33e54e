import { Alert, List } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { rich } from '#src/languages/rich.tsx';
import { t } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { ContactLink, TextLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { university } from '#src/university/university.ts';

const phone = <ContactLink scheme="tel" value={university.phone} />;

/**
 * What to do where an address has applied before (contract, submitApplication: once for an e-mail address, whatever became
 * of it and whatever the course). It goes when another address is typed.
 */
export function AlreadyApplied({ email }: { readonly email: string }) {
  const { values } = useFormikContext<{ readonly email: string }>();
  const hasStatus = useExtension('application-status');
  if (values.email.trim().toLowerCase() !== email.toLowerCase()) return null;
  return (
    <Notice status="info" role="status" title={t`What you can do now`}>
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5" gap="1">
          <List.Item>
            {hasStatus
              ? rich({
                  link: (words) => (
                    <TextLink to="/admissions" hash="own-application" search>
                      {words}
                    </TextLink>
                  ),
                })`If you have applied before, see its status under <link>Already applied?</link> You need the reference number that you got then.`
              : rich(
                  {},
                )`If you have applied before, ask the admissions office about its status: ${phone}. Have your reference number at hand.`}
          </List.Item>
          <List.Item>
            {t`If somebody of your family has applied with this address, enter another email address for this application.`}
          </List.Item>
          <List.Item>
            {rich(
              {},
            )`There is one application per email address, for one course. For another course, or if you have lost the reference number, call the admissions office: ${phone}`}
          </List.Item>
        </List.Root>
      </Alert.Description>
    </Notice>
  );
}

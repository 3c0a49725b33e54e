import { Alert, Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { NA } from '../../../../domain/format.ts';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { SuccessIcon } from '../../../../ui/icons.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { markAsSaved, useAdmissions, type Admission } from '../admissions.ts';
import { PasswordText } from '../AdmittedStudents.tsx';
import { Terms } from './PanelSections.tsx';

interface Props {
  readonly application: components['schemas']['Application'];
}

/** The student whom an approval has created or linked; the password only in the session of the approval. */
export function CreatedStudent({ application }: Props) {
  const client = useQueryClient();
  const admission = useAdmissions().find(({ applicationId }) => applicationId === application.id);
  if (application.status !== 'APPROVED') return null;
  const { generatedStudentId: id, generatedRollNumber: rollNo } = application;
  return (
    <Alert.Root status="success" role="note" aria-label="The student">
      <Alert.Indicator>
        <SuccessIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{titleOf(admission)}</Alert.Title>
        <Terms>
          <dt>Roll number</dt>
          <dd>
            {id ? (
              <TextLink to="/admin/students/$studentId" params={{ studentId: id }}>
                {rollNo ?? 'View student'}
              </TextLink>
            ) : (
              (rollNo ?? NA)
            )}
          </dd>
          {admission?.password && (
            <>
              <dt>Temporary password</dt>
              <dd>
                <Flex gap="2" align="center" wrap="wrap">
                  <PasswordText>{admission.password}</PasswordText>
                  <CopyButton
                    size="xs"
                    text={admission.password}
                    onCopied={() => markAsSaved(client, [admission.applicationId])}
                  >
                    Copy password
                  </CopyButton>
                </Flex>
              </dd>
            </>
          )}
        </Terms>
        {admission?.password ? (
          <Text>
            Tell <strong>{admission.name}</strong> the password now: it is shown this once, and nobody can look it up
            later. It should be changed after the first login.
          </Text>
        ) : (
          admission && (
            <Text>
              The address already belonged to this student, whom the application is linked with. No new account was
              made: the record and its password are as they were.
            </Text>
          )
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function titleOf(admission: Admission | undefined): string {
  if (!admission) return 'Approved';
  return admission.password ? 'Approved: the student’s account is made' : 'Approved: an existing student is linked';
}

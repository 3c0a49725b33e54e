import { Alert, Text } from '@chakra-ui/react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { formatDateTime } from '../../../../domain/format.ts';
import { Part } from './Part.tsx';

type Application = components['schemas']['Application'];

/** Why it was rejected: what the applicant is told, and no mere comment. */
export function RejectionReason({ application: { status, rejectionReason } }: { readonly application: Application }) {
  if (status !== 'REJECTED') return null;
  return (
    <Alert.Root status="error" role="note" aria-label="Reason for the rejection">
      <Alert.Content>
        <Alert.Title>Reason for the rejection</Alert.Title>
        <Alert.Description whiteSpace="pre-line">{rejectionReason || 'No reason was recorded.'}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** The latest comments, which are between administrators. */
export function Comments({ application }: { readonly application: Application }) {
  const { reviewComments, reviewedBy, reviewedAt } = application;
  return (
    <Part title="Comments">
      {reviewComments ? (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {reviewComments}
        </Text>
      ) : (
        <Text color="fg.muted">Nobody has commented on it yet.</Text>
      )}
      {reviewedBy && (
        <Text textStyle="sm" color="fg.muted">{`Last reviewed by ${reviewedBy}, ${formatDateTime(reviewedAt)}`}</Text>
      )}
    </Part>
  );
}

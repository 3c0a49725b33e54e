import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { components } from '../../../openapi/schema.gen.ts';
import { isRefusal, reasonOf } from '../../api/errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { useCurrentStudent } from './use-current-student.ts';

interface Props {
  readonly query: ReturnType<typeof useCurrentStudent>;
  /** Draws the screen; without a student, the places where the record will stand. */
  readonly children: (student: components['schemas']['Student'] | undefined) => ReactNode;
}

/** Section 8: 'Failed to load student data', with a retry. A record that cannot be refreshed is shown as it was. */
export function StudentStates({ query: { data, error, refetch }, children }: Props) {
  // A session that has ended has its own way out, to /login.
  const failed = error !== null && !isRefusal(error, 401);
  return (
    <>
      {failed && (
        <ErrorState
          message="Failed to load student data"
          meanwhile={data && 'What you see below is as it was loaded before.'}
          onRetry={() => void refetch()}
        >
          {reasonOf(error)}
        </ErrorState>
      )}
      {!data && !failed && <VisuallyHidden role="status">Loading...</VisuallyHidden>}
      {(data !== undefined || !failed) && children(data)}
    </>
  );
}

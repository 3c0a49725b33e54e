import { Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect } from 'react';
import { currentUserQuery } from '#src/features/accounts/auth.ts';
import { type Student, studentFields } from '../student.ts';
import { type OwnRecord, parseOwnRecord } from './own-record.ts';
import { isLoadFailure, LoadError } from '#src/records/failures.tsx';
import { useSlot } from '#src/records/slots.tsx';
import { session } from '#src/session/session.ts';
import { t, translate } from '#src/languages/texts.ts';

/** Section 7, "Get current student": GET /auth/me, whose result refreshes the stored user. */
export function useCurrentStudent() {
  const query = useQuery({ ...currentUserQuery(), select: parseOwnRecord });
  const { data } = query;
  // A layout effect, since others may run when the page of this session has gone.
  useLayoutEffect(() => {
    // A server may leave the role out of this answer; it is then unchanged.
    if (data) session.updateUser({ role: session.state().user?.role, ...data });
  }, [data]);
  return query;
}

/** Section 8. */
const words = () => ({ failed: t`Failed to load student data`, unanswered: t`Failed to load student data` });

interface StatesProps {
  readonly query: ReturnType<typeof useCurrentStudent>;
  /** The screen; without a student, with skeletons in place of the values. */
  readonly children: (student: OwnRecord | undefined) => ReactNode;
}

/** Section 8: 'Failed to load student data', with a retry. A record that cannot be refreshed stays on the screen. */
export function StudentStates({ query: { data, error, refetch }, children }: StatesProps) {
  const failed = isLoadFailure(error);
  return (
    <>
      <LoadError
        error={error}
        words={words()}
        meanwhile={data && t`What you see below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
      {!data && !failed && <VisuallyHidden role="status">{t`Loading...`}</VisuallyHidden>}
      {(data !== undefined || !failed) && children(data)}
    </>
  );
}

export function PrintOwnRecord({ query: { data, error } }: Pick<StatesProps, 'query'>) {
  const actions = useSlot('recordActions');
  if (!data && isLoadFailure(error)) return null;
  return actions.map(
    (one) =>
      one.of === 'student' &&
      one.ownToo && (
        <one.Action
          key={one.key}
          student={data}
          disabled={!data}
          title={data ? undefined : t`Your record is being loaded`}
        />
      ),
  );
}

/** A value of the student; until the student has loaded, a skeleton in the same line, so that nothing moves. */
export function withSkeleton<Value extends object>(
  value: Value | undefined,
  read: (value: Value) => ReactNode,
): ReactNode {
  if (value) return read(value);
  return (
    <Skeleton as="span" display="inline-block" width="5ch" maxW="full" aria-hidden="true">
      {'\u00a0'}
    </Skeleton>
  );
}

export function fieldValue(student: Student | undefined, name: keyof typeof studentFields): ReactNode {
  const { get, format } = studentFields[name];
  return withSkeleton(student, (row) => format(get(row)));
}

export function fieldFacts(student: Student | undefined, ...names: (keyof typeof studentFields)[]) {
  return Object.fromEntries(names.map((name) => [translate(studentFields[name].label), fieldValue(student, name)]));
}

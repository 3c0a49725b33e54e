import { Button, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fallbackOf, isRefusal, reasonOf } from '../../api/errors.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { formatNumber } from '../../domain/format.ts';

interface Props {
  readonly query: { readonly error: unknown; readonly refetch: () => unknown };
  /** The words for a refusal, and for no answer at all (section 8). */
  readonly failed: string;
  readonly unanswered: string;
  /** What is listed, in the plural. */
  readonly noun: string;
  /** How many the filters leave, and how many there are; unknown while the list is being loaded. */
  readonly shown: number | undefined;
  readonly total: number | undefined;
  readonly empty: string;
  readonly whenEmpty: ReactNode;
  readonly emptyAction?: ReactNode;
  /** What to do where nothing fits the filters; it has a word of its own for it. */
  readonly whenNoneFit?: ReactNode;
  readonly onClear: () => void;
  readonly controls: ReactNode;
  /** The list itself. */
  readonly children: ReactNode;
}

/** Every state that a list can be in: being loaded, failed, empty, without a match, there; and loaded but out of date. */
export function ListStates({ query, noun, shown, total, onClear, controls, children, whenNoneFit, ...words }: Props) {
  // A session that has ended has its own way out, to /login.
  const failed = Boolean(query.error) && !isRefusal(query.error, 401);
  const failure = failed ? (
    <ErrorState
      message={fallbackOf(query.error, words.failed, words.unanswered)}
      meanwhile={total === undefined ? undefined : 'The list below is as it was loaded before.'}
      onRetry={() => void query.refetch()}
    >
      {reasonOf(query.error)}
    </ErrorState>
  ) : null;
  // Without a list, its controls would have nothing to control.
  if (failure && total === undefined) return failure;
  if (total === 0)
    return (
      <>
        {failure}
        <EmptyState title={words.empty} action={words.emptyAction}>
          {words.whenEmpty}
        </EmptyState>
      </>
    );
  return (
    <Stack gap="4">
      {failure}
      {controls}
      <Text role="status" textStyle="sm" color="fg.muted">
        {shown === undefined || total === undefined ? `Loading ${noun}...` : countText(shown, total, noun)}
      </Text>
      {shown === 0 ? (
        <EmptyState
          title={`No ${noun} match`}
          action={
            <Button variant="surface" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          {whenNoneFit ?? 'Nothing in the list fits these filters. Try fewer letters, or fewer filters.'}
        </EmptyState>
      ) : (
        children
      )}
    </Stack>
  );
}

const countText = (shown: number, total: number, noun: string) =>
  shown === total ? `${formatNumber(total)} ${noun}` : `${formatNumber(shown)} of ${formatNumber(total)} ${noun}`;

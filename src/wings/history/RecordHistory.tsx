import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { plural, t } from '#src/languages/texts.ts';
import type { HistoryQuery, RecordChange } from '#src/records/calls/resource-history.ts';
import { formatDateTime, formatNumber, orNA } from '#src/platform/text/format.ts';
import type { Fields } from '#src/records/fields/field.ts';
import { changeWords, kindWord } from '#src/records/change-words.ts';
import { roleLabel } from '#src/session/roles.ts';
import { Facts } from '#src/ui/TitledCard.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingState } from '#src/ui/Page.tsx';
import { Message } from '#src/ui/Notice.tsx';
import { isLoadFailure, LoadError, UnreadableRows } from '#src/records/failures.tsx';

interface Props {
  /** What is said where nothing has happened yet. */
  readonly whenEmpty: string;
  readonly fields: Fields<never>;
  readonly query: HistoryQuery;
}

const PAGE = 50;

/** Who has changed a record, when, and what: each field before and after, the newest change first. */
export function RecordHistory({ whenEmpty, fields, query }: Props) {
  const { data, error, refetch } = useQuery(query);
  const [count, setCount] = useState(PAGE);
  if (!data && !isLoadFailure(error)) return <LoadingState />;
  const hidden = (data?.length ?? 0) - count;
  return (
    <Stack gap="4">
      <LoadError
        error={error}
        words={{ failed: t`Failed to load history`, unanswered: t`Error loading history` }}
        meanwhile={data && t`What you see below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
      <UnreadableRows
        listKey={query.queryKey}
        rows={data}
        title={(some, all) =>
          plural(
            all,
          )`${formatNumber(some)} of ${formatNumber(all)} change could not be read | ${formatNumber(some)} of ${formatNumber(all)} changes could not be read`
        }
      >
        {t`The server sent something that cannot be read.`}
      </UnreadableRows>
      {data?.length === 0 && <EmptyState title={t`No changes on record`}>{whenEmpty}</EmptyState>}
      {data && data.length > 0 && (
        <Changes aria-label={t`Changes, the newest first`}>
          {data.slice(0, count).map((change) => (
            <Change key={change.id} change={change} fields={fields} />
          ))}
        </Changes>
      )}
      {hidden > 0 && (
        <Button variant="surface" size="sm" alignSelf="flex-start" onClick={() => setCount(count + PAGE)}>
          {t`Show ${formatNumber(Math.min(hidden, PAGE))} More`}
        </Button>
      )}
    </Stack>
  );
}

const Changes = chakra('ol', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    '& > li': { px: { base: '3', md: '5' }, py: '3' },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

/** The arrow is for the eye; a screen reader says the words. */
const heardAndSeen = {
  heard: (words: ReactNode) => <chakra.span srOnly>{words}</chakra.span>,
  seen: (words: ReactNode) => <span aria-hidden="true">{words}</span>,
};

function fromTo(old: string, now: string): ReactNode {
  const before = (
    <chakra.span color="fg.muted" whiteSpace="pre-line">
      <Message text={old} />
    </chakra.span>
  );
  const after = (
    <chakra.span whiteSpace="pre-line">
      <Message text={now} />
    </chakra.span>
  );
  return rich(heardAndSeen)`<heard>from</heard> ${before} <seen>→</seen> <heard>to</heard> ${after}`;
}

function Change({ change, fields }: { readonly change: RecordChange; readonly fields: Fields<never> }) {
  const { kind, by, at } = change;
  const changed = change.fields.map((one) => {
    const { label, old, now } = changeWords(fields, one);
    return [label, fromTo(old, now)] as const;
  });
  return (
    <li>
      <Text fontWeight="semibold" overflowWrap="anywhere">{t`${kindWord(kind)} by ${orNA(by.name)}`}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[formatDateTime(at), by.role && roleLabel(by.role)].filter(Boolean).join(' · ')}
      </Text>
      {changed.length > 0 && <Facts mt="2" facts={Object.fromEntries(changed)} />}
    </li>
  );
}

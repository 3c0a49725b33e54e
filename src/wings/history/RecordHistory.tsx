import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { outcomeWords } from '#src/records/record-type.ts';

interface Props {
  readonly noun: string;
  readonly fields: Fields<never>;
  readonly query: HistoryQuery;
}

const PAGE = 50;

/** Who has changed a record, when, and what: each field before and after, the newest change first. */
export function RecordHistory({ noun, fields, query }: Props) {
  const { data, error, refetch } = useQuery(query);
  const [count, setCount] = useState(PAGE);
  if (!data && !isLoadFailure(error)) return <LoadingState />;
  const hidden = (data?.length ?? 0) - count;
  return (
    <Stack gap="4">
      <LoadError
        error={error}
        words={outcomeWords('history', 'load')}
        meanwhile={data && 'What you see below was loaded earlier.'}
        onRetry={() => void refetch()}
      />
      <UnreadableRows listKey={query.queryKey} rows={data} type={{ noun: 'change', plural: 'changes' }}>
        The server sent something that cannot be read.
      </UnreadableRows>
      {data?.length === 0 && (
        <EmptyState title="No changes on record">
          {`From now on, every change of this ${noun} is listed here, with the person who made it.`}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Changes aria-label="Changes, the newest first">
          {data.slice(0, count).map((change) => (
            <Change key={change.id} change={change} fields={fields} />
          ))}
        </Changes>
      )}
      {hidden > 0 && (
        <Button variant="surface" size="sm" alignSelf="flex-start" onClick={() => setCount(count + PAGE)}>
          {`Show ${formatNumber(Math.min(hidden, PAGE))} More`}
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

function Change({ change, fields }: { readonly change: RecordChange; readonly fields: Fields<never> }) {
  const { kind, by, at } = change;
  const changed = change.fields.map((one) => {
    const { label, old, now } = changeWords(fields, one);
    return [
      label,
      <>
        <chakra.span color="fg.muted" whiteSpace="pre-line">
          <chakra.span srOnly>from </chakra.span>
          <Message text={old} />
        </chakra.span>{' '}
        <span aria-hidden="true">→</span> <chakra.span srOnly>to </chakra.span>
        <chakra.span whiteSpace="pre-line">
          <Message text={now} />
        </chakra.span>
      </>,
    ] as const;
  });
  return (
    <li>
      <Text fontWeight="semibold" overflowWrap="anywhere">{`${kindWord(kind)} by ${orNA(by.name)}`}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[formatDateTime(at), by.role && roleLabel(by.role)].filter(Boolean).join(' · ')}
      </Text>
      {changed.length > 0 && <Facts mt="2" facts={Object.fromEntries(changed)} />}
    </li>
  );
}

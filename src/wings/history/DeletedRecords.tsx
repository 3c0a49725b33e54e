import { Alert, Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import type { Deleted } from '#src/records/calls/resource-history.ts';
import { formatDateTime, orNA } from '#src/platform/text/format.ts';
import { textOf } from '#src/records/fields/field.ts';
import { type Columns, nameCells } from '#src/ui/data-table/columns.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingState } from '#src/ui/Page.tsx';
import { Message, Notice } from '#src/ui/Notice.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { describeFailure, isLoadFailure, LoadError, UnreadableRows } from '#src/records/failures.tsx';
import type { Identified } from '#src/records/record-type.ts';
import { bringBack, type RestorableType } from '#src/records/restore.ts';

interface Props<Row extends Identified> {
  readonly type: RestorableType<Row>;
  readonly onFind: (text: string) => void;
}

interface Failure<Row> {
  readonly row: Row;
  readonly error: unknown;
}

/** What was deleted and can be restored: who deleted it and when, the latest first, each with its button. */
export function DeletedRecords<Row extends Identified>({ type, onFind }: Props<Row>) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(type.deletedQuery());
  const [restoring, setRestoring] = useState<string>();
  const [restored, setRestored] = useState<string>();
  const [failure, setFailure] = useState<Failure<Row>>();
  const status = useRef<HTMLParagraphElement>(null);

  const restore = useEventCallback(async (row: Row) => {
    setRestoring(row.id);
    setFailure(undefined);
    setRestored(undefined);
    try {
      await bringBack(client, type, row.id);
      setRestored(type.nameOf(row));
    } catch (cause) {
      setFailure({ row, error: cause });
    }
    setRestoring(undefined);
    // The row has gone, and the button with it.
    status.current?.focus();
  });
  const columns = useMemo(() => columnsOf(type, restoring, restore), [type, restoring, restore]);

  if (!data && !isLoadFailure(error)) return <LoadingState />;
  const { restoration } = type;
  return (
    <Stack gap="3">
      <LoadError
        error={error}
        words={restoration.loadFailure()}
        meanwhile={data && t`The list below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
      <UnreadableRows listKey={type.deletedQuery().queryKey} rows={data} title={restoration.unreadable}>
        {t`The server sent something that cannot be read, so it cannot be restored here.`}
      </UnreadableRows>
      {failure && <RestoreFailure {...failure} type={type} onFind={onFind} />}
      {data && (
        <Text ref={status} role="status" tabIndex={-1} outline="0" color="fg.muted" overflowWrap="anywhere">
          {restored !== undefined && <span>{`${t`“${restored}” is restored.`} `}</span>}
          {data.length > 0 && <span>{restoration.count(data.length)}</span>}
        </Text>
      )}
      {data?.length === 0 && (
        <EmptyState title={translate(restoration.none)}>{translate(restoration.whenEmpty)}</EmptyState>
      )}
      {data && data.length > 0 && (
        <DataTable
          caption={translate(restoration.title)}
          columns={columns}
          rows={data}
          rowId={({ record }) => record.id}
          maxHeight="50vh"
          compactRowHeight={7.5}
        />
      )}
    </Stack>
  );
}

function columnsOf<Row extends Identified>(
  type: RestorableType<Row>,
  restoring: string | undefined,
  onRestore: (row: Row) => unknown,
): Columns<Deleted<Row>> {
  const when = ({ deletedAt }: Deleted<Row>) => formatDateTime(deletedAt);
  const button = ({ record }: Deleted<Row>) => (
    <Button
      size="xs"
      variant="surface"
      aria-label={t`Restore ${type.nameOf(record)}`}
      aria-busy={restoring === record.id}
      onClick={() => restoring === undefined && onRestore(record)}
    >
      {restoring === record.id ? t`Restoring...` : t`Restore`}
    </Button>
  );
  const names = nameCells<Deleted<Row>>({
    name: ({ record }) => type.nameOf(record),
    detail: ({ record }) => type.detailOf(record),
    compactDetail: ({ record }) => type.detailOf(record),
    compactFooter: (deleted) => (
      <>
        <span className="line minor">{`${when(deleted)}, ${orNA(deleted.deletedBy)}`}</span>
        <div style={{ marginTop: '0.25rem' }}>{button(deleted)}</div>
      </>
    ),
  });
  return [
    { id: 'name', header: msg`Name`, width: 14, ...names },
    { id: 'at', header: msg`Deleted`, width: 11, responsivePriority: 1, cell: when },
    { id: 'by', header: msg`Deleted by`, width: 9, responsivePriority: 2, cell: ({ deletedBy }) => orNA(deletedBy) },
    { id: 'restore', header: msg`Restore`, width: 7, responsivePriority: 0, end: true, cell: button },
  ];
}

interface FailureProps<Row extends Identified> extends Failure<Row>, Pick<Props<Row>, 'onFind'> {
  readonly type: RestorableType<Row>;
}

function RestoreFailure<Row extends Identified>({ row, error, type, onFind }: FailureProps<Row>) {
  const { message, reason } = describeFailure(error, type.restoration.outcome());
  const [name = ''] = isRefusal(error, 409) ? Object.keys(error.errors) : [];
  const field = type.fields[name];
  const taken = field ? textOf(field, row) : '';
  return (
    <Notice status="error" role="alert" title={<Message text={message} />}>
      {reason && <Alert.Description>{reason}</Alert.Description>}
      {field && taken && (
        <>
          <Alert.Description>{type.restoration.taken(translate(field.label))}</Alert.Description>
          <HStack mt="2">
            <Button size="sm" variant="surface" onClick={() => onFind(taken)}>
              {t`Find ${taken}`}
            </Button>
          </HStack>
        </>
      )}
    </Notice>
  );
}

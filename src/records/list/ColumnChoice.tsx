import { Button, Checkbox, Stack } from '@chakra-ui/react';
import { memo, useMemo, useState } from 'react';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import type { Column } from '#src/ui/data-table/columns.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Identified } from '../record-type.ts';
import { ToolPanel } from './ToolPanel.tsx';
import type { List } from './list.tsx';

function storedColumns(key: string): readonly string[] | undefined {
  const stored = localStore.getJson(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
}

/** Which columns a person wants to see: a habit that the browser keeps, and no part of what a link means. */
export function useColumnChoice<Row extends Identified>(
  storageKey: string,
  config: Pick<List<Row>, 'columns' | 'moreColumns'>,
) {
  const { columns: usual, moreColumns } = config;
  const [chosen, setChosen] = useState(() => storedColumns(storageKey));

  const change = useEventCallback((ids: readonly string[] | undefined) => {
    if (ids) localStore.setJson(storageKey, ids);
    else localStore.remove(storageKey);
    setChosen(ids);
  });

  return useMemo(() => {
    const all = [...usual, ...(moreColumns ?? [])];
    const columns = chosen && all.filter(({ id, rowHeader }) => rowHeader || chosen.includes(id));
    const shown = (columns ?? usual).map(({ id }) => id);
    const toggle = (id: string) => change(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
    return { all, columns, isOwn: columns !== undefined, shown, toggle, reset: () => change(undefined) };
  }, [usual, moreColumns, chosen, change]);
}

interface Props {
  readonly choice: Pick<ReturnType<typeof useColumnChoice>, 'isOwn' | 'shown' | 'toggle' | 'reset'> & {
    readonly all: readonly Pick<Column<unknown>, 'id' | 'header' | 'rowHeader'>[];
  };
}

export const ColumnChoice = memo(function ColumnChoice({ choice }: Props) {
  const { all, isOwn, shown, toggle, reset } = choice;
  return (
    <ToolPanel name="Columns" width="13rem">
      <Stack gap="2.5">
        {all.map(({ id, header, rowHeader }) =>
          rowHeader ? null : (
            <Checkbox.Root key={id} size="sm" checked={shown.includes(id)} onCheckedChange={() => toggle(id)}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{header}</Checkbox.Label>
            </Checkbox.Root>
          ),
        )}
        <Button
          size="sm"
          variant="surface"
          disabled={!isOwn}
          title={isOwn ? undefined : 'These are the usual columns'}
          onClick={reset}
        >
          Usual Columns
        </Button>
      </Stack>
    </ToolPanel>
  );
});

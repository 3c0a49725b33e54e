import { Button, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import type { Identified } from '../record-type.ts';
import { LabelledCheckbox } from '#src/ui/LabelledCheckbox.tsx';
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

  const all = useMemo(() => [...usual, ...(moreColumns ?? [])], [usual, moreColumns]);
  // The same as long as the choice is: with other ones, the table would be laid out again.
  const columns = useMemo(
    () => chosen && all.filter(({ id, rowHeader }) => rowHeader || chosen.includes(id)),
    [all, chosen],
  );
  const shown = (columns ?? usual).map(({ id }) => id);
  const change = (ids: readonly string[] | undefined) => {
    if (ids) localStore.setJson(storageKey, ids);
    else localStore.remove(storageKey);
    setChosen(ids);
  };
  const toggle = (id: string) => change(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return { all, columns, isOwn: columns !== undefined, shown, toggle, reset: () => change(undefined) };
}

interface Props {
  readonly choice: Omit<ReturnType<typeof useColumnChoice<never>>, 'columns'>;
}

export function ColumnChoice({ choice: { all, isOwn, shown, toggle, reset } }: Props) {
  return (
    <ToolPanel name={t`Columns`} width="13rem">
      <Stack gap="2.5">
        {all.map(({ id, header, rowHeader }) =>
          rowHeader ? null : (
            <LabelledCheckbox key={id} size="sm" checked={shown.includes(id)} onChange={() => toggle(id)}>
              {translate(header)}
            </LabelledCheckbox>
          ),
        )}
        <Button
          size="sm"
          variant="surface"
          disabled={!isOwn}
          title={isOwn ? undefined : t`These are the usual columns`}
          onClick={reset}
        >
          {t`Usual Columns`}
        </Button>
      </Stack>
    </ToolPanel>
  );
}

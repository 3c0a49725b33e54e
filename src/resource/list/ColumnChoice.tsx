import { Box, Button, Checkbox, Stack } from '@chakra-ui/react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { localStore } from '../../storage/safe-storage.ts';
import type { Column } from '../../ui/data-table/columns.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { useEventCallback } from '../../ui/use-event-callback.ts';
import type { Identified } from '../record-type.ts';
import type { ListLook } from './use-list.ts';

function storedColumns(key: string): readonly string[] | undefined {
  const stored = localStore.getJson(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
}

/** Which columns a person wants to see: a habit that the browser keeps, and no part of what a link means. */
export function useColumnChoice<Row extends Identified>(
  storageKey: string,
  look: Pick<ListLook<Row>, 'columns' | 'moreColumns'>,
) {
  const { columns: usual, moreColumns } = look;
  const [chosen, setChosen] = useState(() => storedColumns(storageKey));

  const change = useEventCallback((ids: readonly string[] | undefined) => {
    if (ids) localStore.setJson(storageKey, ids);
    else localStore.remove(storageKey);
    setChosen(ids);
  });

  return useMemo(() => {
    const all = [...usual, ...(moreColumns ?? [])];
    /** Undefined where nobody has chosen any. */
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

/** The columns of a table, to be ticked. Escape closes it, and so does a click or a step elsewhere. */
export const ColumnChoice = memo(function ColumnChoice({ choice }: Props) {
  const { all, isOwn, shown, toggle, reset } = choice;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const watched = frame.current;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    watched?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      watched?.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <Box ref={frame} position="relative">
      <Button ref={button} variant="surface" height="11" aria-expanded={open} onClick={() => setOpen(!open)}>
        Columns
        <ChevronDownIcon />
      </Button>
      {open && (
        <Box
          role="group"
          aria-label="Columns"
          // A press on a label gives the focus to whatever around it can have it: not to something outside.
          tabIndex={-1}
          outline="0"
          position="absolute"
          zIndex="10"
          insetInlineStart={{ base: '0', lg: 'auto' }}
          insetInlineEnd={{ lg: '0' }}
          mt="1"
          p="4"
          width="13rem"
          maxH="min(28rem, 60dvh)"
          overflowY="auto"
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="l3"
          boxShadow="lg"
        >
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
        </Box>
      )}
    </Box>
  );
});

import { Box, Button, Checkbox, Stack } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { memo, useEffect, useRef, useState } from 'react';
import type { Columns } from '../../../ui/data-table/columns.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';

interface Props<Row extends RowData> {
  readonly all: Columns<Row>;
  readonly shown: Columns<Row>;
  /** Whether the person has chosen anything. */
  readonly own: boolean;
  readonly onToggle: (id: string) => void;
  readonly onReset: () => void;
}

function Choice<Row extends RowData>({ all, shown, own, onToggle, onReset }: Props<Row>) {
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
      <Button ref={button} variant="surface" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
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
            {all.map(({ id, header, meta }) =>
              id === undefined || meta?.rowHeader ? null : (
                <Checkbox.Root
                  key={id}
                  size="sm"
                  checked={shown.some((column) => column.id === id)}
                  onCheckedChange={() => onToggle(id)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label>{typeof header === 'string' ? header : id}</Checkbox.Label>
                </Checkbox.Root>
              ),
            )}
            <Button
              size="sm"
              variant="surface"
              disabled={!own}
              title={own ? undefined : 'These are the usual columns'}
              onClick={onReset}
            >
              Usual Columns
            </Button>
          </Stack>
        </Box>
      )}
    </Box>
  );
}

/** The columns of a table, to be ticked. Escape closes it, and so does a click or a step elsewhere. */
export const ColumnChoice = memo(Choice) as typeof Choice;

import { Button, IconButton } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#src/languages/texts.ts';
import { whenUnused } from '#src/platform/scheduling.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { browserCan } from '#src/ui/browser-support.ts';
import { printPage } from '#src/ui/print/print-page.ts';
import { namePrintedFile } from '#src/ui/print/PrintOnly.tsx';
import { explanationOf } from '#src/platform/api/errors.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { PrintedTable, TableSheet } from './TableSheet.tsx';

/** As many rows as a browser lays out in a few seconds: meanwhile the page answers to nothing. */
export const MAX_ROWS = 5000;

export const tooLong = (): string =>
  t`Lists of up to ${formatNumber(MAX_ROWS)} rows can be printed. Set filters so that fewer rows are listed.`;

const notLoaded = () =>
  t`Not all rows of this list were there when it was printed. Print it with its own Print button.`;

/** Why a table is not printed; undefined where it is. */
function unprintable({
  rows,
  isPartial = false,
}: Pick<PrintedTable<unknown>, 'rows' | 'isPartial'>): string | undefined {
  // A list that is loaded as far as can be printed, and goes on, is longer than that.
  if (rows.length > MAX_ROWS || (isPartial && rows.length === MAX_ROWS)) return tooLong();
  return isPartial ? notLoaded() : undefined;
}

let Sheets: typeof TableSheet | undefined;
async function loadSheets(): Promise<void> {
  Sheets ??= (await import('./TableSheet.tsx')).TableSheet;
}

interface Sheet {
  readonly fileName: string;
  readonly problem: string | undefined;
  readonly render: (Table: typeof TableSheet) => ReactNode;
}

function sheetOf<Row>(table: PrintedTable<Row>): Sheet {
  const problem = unprintable(table);
  return {
    fileName: [table.title, ...(table.conditions ?? [])].join(', '),
    problem,
    render: (Table) => <Table table={table} tooLong={problem} />,
  };
}

interface Printer {
  readonly id: object;
  readonly print: (other?: Sheet) => unknown;
}

/** The lists on the screen, in the order in which they came. The browser's own command prints the first. */
const lists: Printer[] = [];
let asked: object | undefined;

export const printTable = <Row,>(table: PrintedTable<Row>): void => void lists[0]?.print(sheetOf(table));

interface Props<Row> {
  /** The table as it is now; undefined while there is none. */
  readonly getTable: () => PrintedTable<Row> | undefined;
  /** Loads the rows of it that are not there yet, up to the most that can be printed. */
  readonly loadAll?: (() => Promise<unknown>) | undefined;
  readonly isLoading?: boolean;
  readonly isEmpty: boolean;
  /** The button has its word beside its icon. */
  readonly hasWord?: boolean;
}

/**
 * Prints all rows of a list, however few of them are on the screen: at this button, or at the browser's own command. The
 * sheets are drawn when the browser says that it prints, and go when the person turns to the page again.
 */
export function PrintButton<Row>({ getTable, loadAll, isLoading = false, isEmpty, hasWord = false }: Props<Row>) {
  const [printed, setPrinted] = useState<Sheet>();
  const [busy, setBusy] = useState(false);
  const latest = useEventCallback(() => {
    const table = getTable();
    return table && sheetOf(table);
  });
  /** Whether a paper is printed in place of the page, such as letters. */
  const isAside = useEventCallback(() => !printed && document.querySelector('body > [data-print-only]') !== null);
  const other = useRef<Sheet>(undefined);
  const [id] = useState(() => ({}));

  const print = useEventCallback(async (wanted?: Sheet): Promise<void> => {
    // Before a long list is loaded for nothing.
    if (!browserCan('print')) return;
    setBusy(true);
    try {
      if (!wanted) await loadAll?.();
      const sheet = wanted ?? latest();
      if (sheet?.problem === tooLong()) {
        toast.warning(t`This list is too long to be printed`, tooLong());
        return;
      }
      await loadSheets();
      asked = id;
      other.current = wanted;
      printPage();
    } catch (error) {
      other.current = undefined;
      toast.error(
        t`The list could not be prepared for printing`,
        explanationOf(error) ?? t`Check your connection and try again.`,
      );
    } finally {
      setBusy(false);
    }
  });

  useEffect(() => {
    const draw = () => {
      const sheet = other.current ?? latest();
      if (!Sheets || !sheet || id !== (asked ?? lists[0]?.id) || isAside()) return;
      namePrintedFile(sheet.fileName);
      flushSync(() => setPrinted(sheet));
    };
    const clear = () => setPrinted(undefined);
    const clearLater = () => {
      asked = undefined;
      other.current = undefined;
      // Browsers of phones say that they have printed while they still read the sheets.
      for (const event of ['pointerdown', 'keydown']) globalThis.addEventListener(event, clear, { once: true });
    };
    lists.push({ id, print });
    globalThis.addEventListener('beforeprint', draw);
    globalThis.addEventListener('afterprint', clearLater);
    const cancelLoad = whenUnused(() => void loadSheets().catch(() => undefined));
    return () => {
      cancelLoad();
      lists.splice(
        lists.findIndex((list) => list.id === id),
        1,
      );
      // Where no browser says that its print has ended, a list that is gone would keep all others off the paper.
      if (asked === id) asked = undefined;
      globalThis.removeEventListener('beforeprint', draw);
      globalThis.removeEventListener('afterprint', clearLater);
      for (const event of ['pointerdown', 'keydown']) globalThis.removeEventListener(event, clear);
    };
  }, [latest, print, id, isAside]);

  const button = {
    variant: 'ghost',
    disabled: isLoading || isEmpty || busy,
    'aria-busy': busy,
    title: isLoading
      ? t`The list is still being loaded`
      : isEmpty
        ? t`The list is empty`
        : t`Print everything in the list, in its order`,
    onClick: () => void print(),
  } as const;
  return (
    <>
      {hasWord ? (
        <Button size="sm" {...button}>
          <PrinterIcon />
          {t`Print`}
        </Button>
      ) : (
        <IconButton size="md" height="11" aria-label={t`Print`} {...button}>
          <PrinterIcon />
        </IconButton>
      )}
      {printed && Sheets && printed.render(Sheets)}
    </>
  );
}

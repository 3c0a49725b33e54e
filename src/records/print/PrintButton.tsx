import { Button, IconButton } from '@chakra-ui/react';
import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenUnused } from '#src/platform/scheduling.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { namePrintedFile } from '#src/ui/print/PrintOnly.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { PrintedTable, TableSheet } from './TableSheet.tsx';

/** As many rows as a browser lays out in a few seconds: meanwhile the page answers to nothing. */
export const MAX_ROWS = 5000;

export const tooLong = `Lists of up to ${formatNumber(MAX_ROWS)} rows can be printed. Set filters so that fewer rows are listed.`;

const notLoaded = 'Not all rows of this list were there when it was printed. Print it with its own Print button.';

/** Why a table is not printed; undefined where it is. */
function unprintable({
  rows,
  isPartial = false,
}: Pick<PrintedTable<unknown>, 'rows' | 'isPartial'>): string | undefined {
  // A list that is loaded as far as can be printed, and goes on, is longer than that.
  if (rows.length > MAX_ROWS || (isPartial && rows.length === MAX_ROWS)) return tooLong;
  return isPartial ? notLoaded : undefined;
}

/** What draws the sheets; undefined until it has been loaded. */
let Sheets: typeof TableSheet | undefined;
async function loadSheets(): Promise<void> {
  Sheets ??= (await import('./TableSheet.tsx')).TableSheet;
}

/** The lists on the screen, in the order in which they came. The browser's own command prints the first. */
const lists: object[] = [];
let asked: object | undefined;

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
export const PrintButton = memo(PrintButtonOf) as typeof PrintButtonOf;

function PrintButtonOf<Row>({ getTable, loadAll, isLoading = false, isEmpty, hasWord = false }: Props<Row>) {
  const [printed, setPrinted] = useState<PrintedTable<Row>>();
  const [busy, setBusy] = useState(false);
  const latest = useEventCallback(getTable);
  const [self] = useState(() => ({}));

  useEffect(() => {
    const draw = () => {
      const table = latest();
      if (!Sheets || !table || self !== (asked ?? lists[0])) return;
      namePrintedFile([table.title, ...table.facts].join(', '));
      flushSync(() => setPrinted(table));
    };
    const clear = () => setPrinted(undefined);
    const clearLater = () => {
      asked = undefined;
      // Browsers of phones say that they have printed while they still read the sheets.
      for (const event of ['pointerdown', 'keydown']) globalThis.addEventListener(event, clear, { once: true });
    };
    lists.push(self);
    globalThis.addEventListener('beforeprint', draw);
    globalThis.addEventListener('afterprint', clearLater);
    const cancelLoad = whenUnused(() => void loadSheets().catch(() => undefined));
    return () => {
      cancelLoad();
      lists.splice(lists.indexOf(self), 1);
      globalThis.removeEventListener('beforeprint', draw);
      globalThis.removeEventListener('afterprint', clearLater);
      for (const event of ['pointerdown', 'keydown']) globalThis.removeEventListener(event, clear);
    };
  }, [latest, self]);

  async function print(): Promise<void> {
    setBusy(true);
    try {
      await loadAll?.();
      const table = latest();
      if (table && unprintable(table) === tooLong) {
        toast.warning('This list is too long to be printed', tooLong);
        return;
      }
      await loadSheets();
      asked = self;
      globalThis.print();
    } catch {
      toast.error('The list could not be prepared for printing. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }

  const button = {
    variant: 'surface',
    disabled: isLoading || isEmpty || busy,
    'aria-busy': busy,
    title: isLoading
      ? 'The list is still being loaded'
      : isEmpty
        ? 'There is nothing in the list'
        : 'Print everything in the list, in its order',
    onClick: () => void print(),
  } as const;
  return (
    <>
      {hasWord ? (
        <Button size="sm" {...button}>
          <PrinterIcon />
          Print
        </Button>
      ) : (
        <IconButton size="md" height="11" aria-label="Print" {...button}>
          <PrinterIcon />
        </IconButton>
      )}
      {printed && Sheets && <Sheets table={printed} tooLong={unprintable(printed)} />}
    </>
  );
}

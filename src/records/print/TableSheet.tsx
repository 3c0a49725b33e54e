import { chakra } from '@chakra-ui/react';
import { t, translate } from '#src/languages/texts.ts';
import { formatToday } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { Crest } from '#src/university/Crest.tsx';
import type { Column, Columns } from '#src/ui/data-table/columns.tsx';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';

export interface PrintedTable<Row> {
  /** What is listed, e.g. `Students`. */
  readonly title: string;
  /** How many rows there are, e.g. `60 of 1,200 students`. */
  readonly count: string;
  /** What the rows were chosen and sorted by, in words. */
  readonly conditions?: readonly string[];
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  /** Not all rows of the list are there. */
  readonly isPartial?: boolean;
  readonly rowId: (row: Row) => string;
}

/** More columns than this, in rem of the screen's table, are printed on sheets that lie on their side. */
const UPRIGHT_REM = 52;

const Sheet = chakra('article', {
  base: {
    color: '#000',
    bg: '#fff',
    fontSize: '9pt',
    lineHeight: '1.3',
    '& header': { display: 'flex', alignItems: 'center', gap: '3', pb: '2', mb: '3', borderBottomWidth: '2px' },
    '& header, & th, & td': { borderColor: '#000' },
    '& h1': { fontFamily: 'heading', fontWeight: 'semibold', fontSize: '16pt', lineHeight: '1.2' },
    '& [data-counts]': { flex: '1 1 auto', textAlign: 'end' },
    '& table': { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': {
      py: '0.8mm',
      px: '1.5mm',
      borderBottomWidth: '1px',
      borderColor: '#999',
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 'normal',
      overflowWrap: 'anywhere',
    },
    '& :is(th, td):first-child': { ps: '0' },
    '& thead th': { fontWeight: 'semibold', borderColor: '#000' },
    '& [data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& a': { color: 'inherit' },
    '& strong': { fontWeight: 'semibold' },
    '& .minor': { fontSize: '8pt' },
    '& .line': { display: 'block' },
  },
});

const cssText = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`;

/** `Page 1 of 3` as CSS says it, with its two counters where the sentence has them. */
function pageOfPages(): string {
  const [page, pages] = ['{page}', '{pages}'];
  const counters = new Map([
    [page, 'counter(page)'],
    [pages, 'counter(pages)'],
  ]);
  return t`Page ${page} of ${pages}`
    .split(/(\{pages?\})/)
    .filter(Boolean)
    .map((part) => counters.get(part) ?? cssText(part))
    .join(' ');
}

/** The margins of the sheets: at the top what is listed, but for the first, whose head says it; at the foot the page. */
function sheetsOf({ title, count, columns }: Pick<PrintedTable<never>, 'title' | 'count' | 'columns'>): string {
  const box = (place: string, content: string) => `@${place} { font: 8pt sans-serif; content: ${content}; }`;
  return `
    @page {
      size: ${breadthOf(columns) > UPRIGHT_REM ? 'A4 landscape' : 'A4'};
      margin: 14mm 12mm;
      ${box('top-left', cssText(`${university.name} · ${title}`))}
      ${box('top-right', cssText(count))}
      ${box('bottom-left', cssText(t`Printed on ${formatToday()}`))}
      ${box('bottom-right', pageOfPages())}
    }
    @page :first {
      margin-top: 10mm;
      @top-left { content: none; }
      @top-right { content: none; }
    }
  `;
}

/** The column that names the row has its second line whole, such as an address. */
const widthOf = ({ width, rowHeader }: Column<never>) => (rowHeader ? 1.6 * width : width);
const breadthOf = (columns: Columns<never>) => columns.reduce((sum, column) => sum + widthOf(column), 0);

interface Props<Row> {
  readonly table: PrintedTable<Row>;
  readonly tooLong: string | undefined;
}

export function TableSheet<Row>({ table, tooLong }: Props<Row>) {
  const { title, count, conditions = [], rows, rowId } = table;
  const columns = table.columns.filter(({ printedCell }) => printedCell !== 'none');
  return (
    <PrintOnly sheets={sheetsOf({ title, count, columns })}>
      <Sheet>
        <header>
          <Crest boxSize="10" />
          <div>
            <h1>{title}</h1>
            <p>{university.name}</p>
          </div>
          <div data-counts>
            <p>
              <strong>{count}</strong>
              <span>{' · '}</span>
              <bdi>{formatToday()}</bdi>
            </p>
            {conditions.map((condition) => (
              <p key={condition}>{condition}</p>
            ))}
          </div>
        </header>
        {tooLong ? (
          <p>{tooLong}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <Headings columns={columns} />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={rowId(row)}>
                  {columns.map(({ id, rowHeader, end, cell, printedCell = cell }) => {
                    const Cell = rowHeader ? 'th' : 'td';
                    return (
                      <Cell key={id} scope={rowHeader ? 'row' : undefined} data-end={end || undefined}>
                        {printedCell === 'none' ? null : printedCell(row)}
                      </Cell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
    </PrintOnly>
  );
}

function Headings<Row>({ columns }: { readonly columns: Columns<Row> }) {
  const breadth = breadthOf(columns);
  return columns.map((column) => (
    <th
      key={column.id}
      scope="col"
      data-end={column.end || undefined}
      style={{ width: `${(100 * widthOf(column)) / breadth}%` }}
    >
      {translate(column.header)}
    </th>
  ));
}

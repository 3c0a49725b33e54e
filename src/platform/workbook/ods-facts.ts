/** What the reader of .ods leaves out: how numbers are shown, and what the spreadsheet does not show. */
export interface OdsFacts {
  readonly isHidden: boolean;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  /** How a number is shown that is not shown as it is, such as `0%` or `00000`; by `row,column`, from 0. */
  readonly formats: ReadonlyMap<string, string>;
}

/** A cell is followed by what the spreadsheet shows of it. */
const tags =
  /<table:(table|table-column|table-row|table-cell|covered-table-cell)(?=[\s/>])([^>]*)>(?:<text:p>([^<]*))?/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** The percent sign may be a word of the format, beside a number that counts percents: 87.5 as `87.5 %`. */
function isPart(value: number, shown: string): boolean {
  const figure = Number.parseFloat(shown.replace(',', '.'));
  return !(Math.abs(figure - value) < Math.abs(figure - value * 100));
}

/** Digits with zeros, letters or hyphens that the value does not have: `00042`, `CS0042`, `24-01-007`. */
const inPlaces = /^(?=0|.*[A-Za-z-])[A-Za-z\d-]+$/;

function formatOf(attributes: string, shown = ''): string | undefined {
  if (attributes.includes('"percentage"')) return '0%';
  if (!attributes.includes('office:value-type="float"')) return undefined;
  const value = Number(attribute(attributes, 'office:value'));
  if (shown.endsWith('%')) return isPart(value, shown) ? '0%' : undefined;
  const isShown = inPlaces.test(shown) && Number(shown.replaceAll(/\D/g, '')) === value;
  return isShown ? shown.replaceAll(/\D+/g, '"$&"').replaceAll(/\d/g, '0') : undefined;
}

/** Rows and cells that are the same stand once, with a number; those at the end of a sheet are a million. */
const MOST_REPEATED = 100_000;
const repeated = (attributes: string, of: 'rows' | 'columns') =>
  Math.min(Number(attribute(attributes, `table:number-${of}-repeated`) ?? 1), MOST_REPEATED);

const isHidden = (attributes: string) =>
  ['collapse', 'filter'].includes(attribute(attributes, 'table:visibility') ?? '');

/** The styles of sheets that are not shown. */
const hiddenStyles = (content: string) =>
  new Set(
    [...content.matchAll(/<style:style\s[^>]*style:name="([^"]*)"[^>]*style:family="table"[^]*?<\/style:style>/g)]
      .filter(([style]) => style.includes('table:display="false"'))
      .map(([, name]) => name),
  );

function addRange(to: Set<number>, from: number, count: number): void {
  for (let i = from; i < from + count; i += 1) to.add(i);
}

/** @param content `content.xml` of an .ods @returns the facts of each sheet, in the order of the file */
export function odsFacts(content: string): readonly OdsFacts[] {
  const hidden = hiddenStyles(content);
  const facts: {
    isHidden: boolean;
    hiddenRows: Set<number>;
    hiddenColumns: Set<number>;
    formats: Map<string, string>;
  }[] = [];
  let [row, nextRow, column] = [0, 0, 0];
  for (const [, tag, attributes = '', shown] of content.matchAll(tags)) {
    const sheet = facts.at(-1);
    if (tag === 'table') {
      const style = attribute(attributes, 'table:style-name') ?? '';
      facts.push({
        isHidden: hidden.has(style),
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        formats: new Map(),
      });
      [row, nextRow, column] = [0, 0, 0];
    } else if (tag === 'table-column') {
      const count = repeated(attributes, 'columns');
      if (isHidden(attributes)) addRange(sheet?.hiddenColumns ?? new Set(), column, count);
      column += count;
    } else if (tag === 'table-row') {
      row = nextRow;
      const count = repeated(attributes, 'rows');
      if (isHidden(attributes)) addRange(sheet?.hiddenRows ?? new Set(), row, count);
      nextRow = row + count;
      column = 0;
    } else {
      const count = repeated(attributes, 'columns');
      const format = formatOf(attributes, shown);
      if (format !== undefined)
        for (let r = row; r < nextRow; r += 1)
          for (let c = column; c < column + count; c += 1) sheet?.formats.set(`${r},${c}`, format);
      column += count;
    }
  }
  return facts;
}

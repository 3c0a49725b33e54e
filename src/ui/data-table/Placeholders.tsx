import type { Columns } from './columns.ts';

const lengths = ['70%', '45%', '85%', '55%', '62%'];

interface Props<Row> {
  readonly columns: Columns<Row>;
  readonly count: number;
  readonly height: string;
  readonly selectable?: boolean;
}

/** Rows without words, as tall as those that are being waited for, so that nothing moves when these arrive. */
export function Placeholders<Row>({ columns, count, height, selectable }: Props<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden="true" style={{ height }}>
      {selectable && <td className="select" />}
      {columns.map(({ id }, column) => (
        <td key={id}>
          <span className="bar" style={{ width: lengths[(row + column) % lengths.length] }} />
        </td>
      ))}
    </tr>
  ));
}

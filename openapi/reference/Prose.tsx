import type { ReactNode } from 'react';

interface Block {
  readonly kind: 'heading' | 'table' | 'paragraph';
  readonly lines: string[];
}

/** The paragraphs, headings and tables of a text: all the Markdown that the contract's descriptions use. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let previous: string | undefined;
  for (const line of text.split('\n')) {
    const kind = line.startsWith('## ') ? 'heading' : line.startsWith('|') ? 'table' : line ? 'paragraph' : undefined;
    if (kind && kind === previous && kind !== 'heading') blocks.at(-1)?.lines.push(line);
    else if (kind) blocks.push({ kind, lines: [line] });
    previous = kind;
  }
  return blocks;
}

const cells = (row: string) =>
  row
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** A line of text, in which `code` stands between backticks. */
export function Inline({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Table({ rows: [head = '', , ...rows] }: { readonly rows: readonly string[] }) {
  return (
    <table>
      <thead>
        <tr>
          {cells(head).map((cell) => (
            <th key={cell} scope="col">
              <Inline text={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cells(row).map((cell, index) => (
              <td key={index}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A description of the contract. */
export function Prose({ text }: { readonly text: string }): ReactNode {
  return blocksOf(text).map(({ kind, lines }, index) => {
    if (kind === 'table') return <Table key={index} rows={lines} />;
    const line = lines.join(' ').replace(/^## /, '');
    return kind === 'heading' ? (
      <h2 key={index}>{line}</h2>
    ) : (
      <p key={index}>
        <Inline text={line} />
      </p>
    );
  });
}

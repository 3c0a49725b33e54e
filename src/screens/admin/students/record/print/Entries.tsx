import { chakra } from '@chakra-ui/react';

const Table = chakra('table', {
  base: {
    width: 'full',
    mb: '6',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderTopWidth: '1px', verticalAlign: 'top' },
    '& th': { width: '40%', fontWeight: 'normal' },
    '& td': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

interface Props {
  readonly caption: string;
  readonly entries: Readonly<Record<string, string>>;
}

/** What a document states, entry by entry. */
export function Entries({ caption, entries }: Props) {
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {Object.entries(entries).map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

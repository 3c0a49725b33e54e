import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SmallText } from '#src/ui/Notice.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { t } from '#src/languages/texts.ts';

export interface Compared {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

export interface ComparedLine {
  readonly label: string;
  readonly texts: readonly string[];
}

const Cells = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& :is(th, td)': {
      p: '2',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      minW: '7rem',
    },
    '& th': { fontWeight: 'semibold' },
    '& tr[data-differs]': { bg: 'accent.muted' },
    // Two values fit into a phone's width, below the name of their field. Browsers still read it as a table.
    mdDown: {
      '&, & :is(thead, tbody)': { display: 'block' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--records), minmax(7rem, 1fr))',
        borderBottomWidth: '1px',
      },
      '& :is(th, td)': { borderBottomWidth: '0' },
      '& :is([scope=row], [data-corner])': { gridColumn: '1 / -1', pb: '0' },
      '& [data-corner]': { srOnly: true },
    },
  },
});

interface Props {
  readonly label: string;
  readonly records: readonly Compared[];
  readonly lines: readonly ComparedLine[];
}

export function SideBySide({ label, records, lines }: Props) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={t`Comparison`}>
      <Cells aria-label={label} css={{ '--records': records.length }}>
        <thead>
          <tr>
            <th scope="col" data-corner="">
              {t`Field`}
            </th>
            {records.map(({ id, title, detail }) => (
              <th key={id} scope="col">
                {title}
                <SmallText fontWeight="normal">{detail}</SmallText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const differs = new Set(line.texts).size > 1;
            return (
              <tr key={line.label} data-differs={differs || undefined}>
                <th scope="row">
                  <span>{line.label}</span> {differs && <ToneBadge tone="warning">{t`differs`}</ToneBadge>}
                </th>
                {line.texts.map((text, i) => (
                  <td key={records[i]?.id}>{text}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Cells>
    </Box>
  );
}

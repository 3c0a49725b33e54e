import { Card, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  readonly hint?: ReactNode;
  /** The figure as a chart or an icon. */
  readonly chart?: ReactNode;
}

const Figure = chakra('dl', { base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' } });

/** A figure with its label. */
export function StatCard({ label, value, hint, chart }: Props) {
  return (
    <Card.Root size="sm" overflow="hidden" borderTopWidth="3px" borderTopColor="accent.solid">
      <Card.Body flexDirection="row" alignItems="center" justifyContent="space-between" gap="3">
        <Figure>
          <chakra.dt textStyle="sm" color="fg.muted" fontWeight="semibold">
            {label}
          </chakra.dt>
          <chakra.dd
            fontFamily="heading"
            fontWeight="semibold"
            textStyle="3xl"
            fontVariantNumeric="tabular-nums lining-nums"
          >
            {value}
          </chakra.dd>
          {hint && (
            <chakra.dd textStyle="sm" color="fg.muted">
              {hint}
            </chakra.dd>
          )}
        </Figure>
        {chart}
      </Card.Body>
    </Card.Root>
  );
}

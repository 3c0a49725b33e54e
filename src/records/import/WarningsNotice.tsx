import { Alert, List } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { PlannedRow } from './plan.ts';

const NAMED = 8;

interface Props<Row> {
  readonly rows: readonly PlannedRow<Row>[];
}

/** What fits and may still be wrong, such as a number without its leading zero: the first few, and how many there are. */
export function WarningsNotice<Row>({ rows }: Props<Row>) {
  const warnings = rows.flatMap(({ row, name, warnings }) => warnings.map((one) => ({ ...one, line: row.line, name })));
  if (warnings.length === 0) return null;
  const others = warnings.length - NAMED;
  return (
    <Notice
      status="warning"
      title={warnings.length === 1 ? 'Look at 1 value' : `Look at ${formatNumber(warnings.length)} values`}
    >
      <Alert.Description>
        <List.Root listStyleType="disc" ps="5">
          {warnings.slice(0, NAMED).map(({ line, name, column, value, reason }) => (
            <List.Item key={`${line} ${column}`} overflowWrap="anywhere">
              {`Line ${line}, ${name}: ${column} ${value}. ${reason}.`}
            </List.Item>
          ))}
          {others > 0 && <List.Item>{`${formatNumber(others)} more.`}</List.Item>}
        </List.Root>
      </Alert.Description>
    </Notice>
  );
}

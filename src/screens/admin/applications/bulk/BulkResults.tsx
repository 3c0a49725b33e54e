import { Button, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { decisionLabels, type Decision } from '../../../../domain/application-transitions.ts';
import { AdmissionTools } from '../AdmittedStudents.tsx';
import { useAdmissions } from '../admissions.ts';
import { ResultTable } from './ResultTable.tsx';
import type { BulkResult } from './use-bulk-review.ts';

interface Props {
  readonly decision: Decision;
  readonly results: readonly BulkResult[];
  readonly onDismiss: () => void;
}

/** What came of a decision for many, row by row: those that nothing came of first. */
export function BulkResults({ decision, results, onDismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that it was asked in is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const admissions = useAdmissions();
  const failed = results.filter(({ reason }) => reason !== undefined);
  const done = results.filter(({ reason }) => reason === undefined);
  const made = admissions.filter(({ applicationId }) => done.some(({ id }) => id === applicationId));
  const stay = failed.length === 1 ? '1 was not, and stays selected' : `${failed.length} were not, and stay selected`;

  return (
    <Card.Root as="section" size="sm" aria-label="Result of the decision">
      <Card.Body gap="3">
        <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between">
          <div>
            <Heading as="h2" ref={heading} tabIndex={-1} size="lg" outline="0">
              {`${done.length} of ${results.length} ${done.length === 1 ? '' : 'are '}${verb(decision, done.length)}`}
            </Heading>
            <Text role="status" color="fg.muted">
              {failed.length > 0 ? `${stay}. The reasons are below.` : 'Every one of them.'}
            </Text>
          </div>
          <Flex gap="2" wrap="wrap">
            {made.length > 0 && <AdmissionTools admissions={made} />}
            <Button size="sm" variant="surface" onClick={onDismiss}>
              Close results
            </Button>
          </Flex>
        </Flex>
        <ResultTable
          results={[...failed, ...done]}
          done={decisionLabels('', decision).done}
          admissions={decision === 'APPROVED' ? admissions : undefined}
        />
      </Card.Body>
    </Card.Root>
  );
}

/** `is approved` of one, `approved` of many. */
function verb(decision: Decision, count: number): string {
  const { done } = decisionLabels('', decision);
  return count === 1 ? done : done.replace(/^is /, '');
}

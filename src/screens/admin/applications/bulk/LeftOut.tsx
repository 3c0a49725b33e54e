import { Alert } from '@chakra-ui/react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { blockedReason, type Decision } from '../../../../domain/application-transitions.ts';

interface Props {
  readonly rows: readonly components['schemas']['Application'][];
  readonly decision: Decision;
}

const SHOWN = 5;

/** Which of those that are chosen the decision is not allowed for, and why; they are not asked about. */
export function LeftOut({ rows, decision }: Props) {
  const out = rows.flatMap(({ id, fullName, status }) => {
    const reason = blockedReason(status, decision);
    return reason === undefined ? [] : [{ id, text: `${fullName}: ${reason}` }];
  });
  if (out.length === 0) return null;
  const more = out.length - SHOWN;
  return (
    <Alert.Root status="warning" role="note">
      <Alert.Content>
        <Alert.Title>{out.length === 1 ? '1 is left out' : `${out.length} are left out`}</Alert.Title>
        <ul>
          {out.slice(0, SHOWN).map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
          {more > 0 && <li>{`and ${more} more`}</li>}
        </ul>
      </Alert.Content>
    </Alert.Root>
  );
}

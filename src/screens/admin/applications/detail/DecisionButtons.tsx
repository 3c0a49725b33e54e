import { Button, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { DECISIONS, type Decision } from '../../../../domain/application-transitions.ts';

interface Choice {
  readonly label: string;
  /** Why it cannot be chosen; undefined where it can. */
  readonly refused: string | undefined;
}

interface Props {
  readonly label: string;
  readonly chosen: Decision | undefined;
  readonly choice: (decision: Decision) => Choice;
  readonly onChoose: (decision: Decision) => void;
}

/** Every decision there is. What is not allowed is shown too, and says why. */
export function DecisionButtons({ label, chosen, choice, onChoose }: Props) {
  const id = useId();
  const choices = DECISIONS.map((decision) => ({ decision, ...choice(decision) }));
  const refusals = choices.filter(({ refused }) => refused !== undefined);
  return (
    <>
      <Flex role="group" aria-label={label} gap="2" wrap="wrap">
        {choices.map(({ decision, label: name, refused }) => (
          <Button
            key={decision}
            size="sm"
            colorPalette={decision === 'REJECTED' ? 'red' : 'brand'}
            variant={decision === chosen ? 'solid' : 'surface'}
            aria-pressed={decision === chosen}
            disabled={refused !== undefined}
            aria-describedby={refused === undefined ? undefined : `${id}${decision}`}
            title={refused}
            onClick={() => onChoose(decision)}
          >
            {name}
          </Button>
        ))}
      </Flex>
      {refusals.length > 0 && (
        <chakra.ul textStyle="sm" color="fg.muted">
          {refusals.map(({ decision, label: name, refused }) => (
            <li key={decision}>
              {`${name}: `}
              <span id={`${id}${decision}`}>{refused}</span>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

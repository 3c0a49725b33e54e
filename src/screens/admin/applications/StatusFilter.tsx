import { Button, HStack } from '@chakra-ui/react';
import { APPLICATION_STATUSES, applicationStatusLabel } from '../../../domain/application-status.ts';

interface Props {
  readonly counts: ReadonlyMap<string, number> | undefined;
  readonly total: number | undefined;
  /** The chosen status; empty for all of them. */
  readonly status: string;
  readonly onChange: (status: string) => void;
}

/** One button a status, with how many applications stand in it. */
export function StatusFilter({ counts, total, status, onChange }: Props) {
  const statuses = counts ? [...counts.keys()] : APPLICATION_STATUSES;
  return (
    <HStack role="group" aria-label="Status" gap="2" wrap="wrap">
      {['', ...statuses].map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === status ? 'solid' : 'surface'}
          aria-pressed={one === status}
          onClick={() => onChange(one)}
        >
          {`${one ? applicationStatusLabel(one) : 'All'} (${(one ? counts?.get(one) : total) ?? '...'})`}
        </Button>
      ))}
    </HStack>
  );
}

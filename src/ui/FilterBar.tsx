import { Button, Flex } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { SearchField } from './SearchField.tsx';
import { useEventCallback } from './use-event-callback.ts';

interface Props<Filters extends { readonly q: string }, None extends Partial<Filters>> {
  /** What is searched; also the name of the search region. */
  readonly label: string;
  readonly placeholder: string;
  readonly filters: Filters;
  /** Every filter that can be cleared, as it is when it is not set. */
  readonly none: None;
  readonly onChange: (part: Partial<Filters>) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
  /** The filters beside the search. */
  readonly children: ReactNode;
}

interface ClearProps {
  readonly disabled: boolean;
  readonly onClear: () => void;
}

const ClearFilters = memo(function ClearFilters({ disabled, onClear }: ClearProps) {
  return (
    <Button
      variant="surface"
      height="11"
      disabled={disabled}
      title={disabled ? 'No filter is set' : undefined}
      onClick={onClear}
    >
      Clear filters
    </Button>
  );
});

/** The search and the filters of a list. Whatever is set can be cleared at once. */
export function FilterBar<Filters extends { readonly q: string }, None extends Partial<Filters>>(
  props: Props<Filters, None>,
) {
  const { label, placeholder, filters, none, onChange, onLeave, children } = props;
  const names = Object.keys(none) as (keyof Filters)[];
  const search = useEventCallback((q: string) => onChange({ q } as Partial<Filters>));
  const clear = useEventCallback(() => onChange(none));
  return (
    <Flex role="search" aria-label={label} gap="4" wrap="wrap" align="flex-end">
      <SearchField label="Search" placeholder={placeholder} value={filters.q} onChange={search} onLeave={onLeave} />
      {children}
      <ClearFilters disabled={names.every((name) => filters[name] === '')} onClear={clear} />
    </Flex>
  );
}

import { chakra, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A part of the open application, under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="3">
      <Heading as="h3" id={id} size="lg">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

/** Terms and their values. */
export const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '9rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '2' },
    '& dt': { color: 'fg.muted', textStyle: 'sm', pt: '0.5' },
    '& dd': { overflowWrap: 'anywhere', minWidth: '0', mb: { base: '2', sm: '0' } },
  },
});

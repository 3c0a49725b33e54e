import { IconButton } from '@chakra-ui/react';
import { memo } from 'react';
import { chooseDensity, useDensity } from '#src/ui/data-table/density.ts';
import { icon } from '#src/ui/icons.tsx';

const RowsIcon = icon('M4 5h16M4 9.7h16M4 14.3h16M4 19h16');

/** How close the rows of all lists stand: comfortable, in two lines of text, or compact, in one. */
export const DensitySwitch = memo(function DensitySwitch() {
  const isCompact = useDensity() === 'compact';
  return (
    <IconButton
      variant="surface"
      size="md"
      height="11"
      aria-label="Compact rows"
      title={isCompact ? 'Show the rows with more space' : 'Show more rows, with less space'}
      aria-pressed={isCompact}
      onClick={() => chooseDensity(isCompact ? 'comfortable' : 'compact')}
    >
      <RowsIcon />
    </IconButton>
  );
});

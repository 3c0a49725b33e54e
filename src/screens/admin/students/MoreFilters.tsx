import { Box, Button, Flex } from '@chakra-ui/react';
import { memo, useId, useState } from 'react';
import { feeStatusValues, placementStatusValues, studentStatusValues } from '../../../../openapi/schema.gen.ts';
import { NA } from '../../../domain/format.ts';
import { SEMESTERS } from '../../../domain/study-years.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { SelectFilter } from '../../../ui/SelectFilter.tsx';
import type { RosterFilters } from './list-filters.ts';

interface Props extends Pick<RosterFilters, 'semester' | 'placement' | 'fee' | 'status'> {
  readonly onChange: (part: Partial<RosterFilters>) => void;
}

const fees = [...feeStatusValues, NA];

/** The filters of the roster beyond section 5. They are open where one of them is set. */
export const MoreFilters = memo(function MoreFilters({ semester, placement, fee, status, onChange }: Props) {
  const set = [semester, placement, fee, status].filter((value) => value !== '').length;
  const [wanted, setWanted] = useState<boolean>();
  const open = wanted ?? set > 0;
  const id = useId();
  return (
    <Box>
      <Button
        variant="surface"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setWanted(!open)}
      >
        {set > 0 ? `More filters (${set})` : 'More filters'}
        <ChevronDownIcon transform={open ? 'rotate(180deg)' : undefined} />
      </Button>
      {open && (
        <Flex id={id} gap="4" wrap="wrap" mt="3">
          <SelectFilter
            name="semester"
            label="Semester"
            all="All semesters"
            choices={SEMESTERS}
            value={semester}
            onChange={onChange}
          />
          <SelectFilter
            name="placement"
            label="Placement"
            all="Any placement"
            choices={placementStatusValues}
            value={placement}
            onChange={onChange}
          />
          <SelectFilter
            name="fee"
            label="Fee status"
            all="Any fee status"
            choices={fees}
            value={fee}
            onChange={onChange}
          />
          <SelectFilter
            name="status"
            label="Status"
            all="Any status"
            choices={studentStatusValues}
            value={status}
            onChange={onChange}
          />
        </Flex>
      )}
    </Box>
  );
});

import { Button, Flex } from '@chakra-ui/react';
import { t } from '#src/languages/texts.ts';
import { LabelledControl } from '../LabelledControl.tsx';
import { Select } from '../Select.tsx';
import type { Columns, SortOrder } from './columns.tsx';

interface Props<Row> {
  readonly columns: Columns<Row>;
  readonly sort: SortOrder | undefined;
  readonly onSort: (sort: SortOrder | undefined) => void;
}

/** Where a table has no room for all its headings: what it is sorted by, and in which direction. */
export function SortControl<Row>({ columns, sort, onSort }: Props<Row>) {
  const choices = columns.filter(({ accessor }) => accessor).map(({ id, header }) => ({ value: id, label: header }));
  return (
    <Flex data-sort="" gap="3" align="flex-end">
      <LabelledControl label={t`Sort by`} grow="1 1 7rem">
        {(id) => (
          <Select
            id={id}
            choices={choices}
            placeholder={t`As listed`}
            value={sort?.id ?? ''}
            onChange={({ target }) => onSort(target.value ? { id: target.value, desc: false } : undefined)}
          />
        )}
      </LabelledControl>
      {sort && (
        <Button variant="surface" height="11" onClick={() => onSort({ id: sort.id, desc: !sort.desc })}>
          {sort.desc ? t`Descending` : t`Ascending`}
        </Button>
      )}
    </Flex>
  );
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ReadWorkbook, SheetName, WorkbookOptions } from '#src/platform/workbook/read.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { rich } from '#src/languages/rich.tsx';
import { plural, t } from '#src/languages/texts.ts';
import { listed, listedWithAnd } from '#src/platform/text/listed.ts';
import { strong } from './strong.tsx';

interface Props {
  readonly fileName: string;
  readonly workbook: ReadWorkbook;
  readonly onChoose: (choice: WorkbookOptions) => void;
  /** Leaves the file for another one. */
  readonly another: ReactNode;
}

const calledOf = ({ name, isHidden }: SheetName) => (isHidden ? t`${name} (hidden)` : name);

const sheetsIn = (count: number): string => plural(count)`${formatNumber(count)} sheet | ${formatNumber(count)} sheets`;

/** Asks which sheet of a workbook has the students, and whether to take what the spreadsheet hides. */
export function SheetStep({ fileName, workbook: { sheets, sheet }, onChoose, another }: Props) {
  if (!sheet)
    return (
      <Stack gap="5" role="group" aria-label={t`The sheet with the students`}>
        <Text role="status">
          {rich(
            strong,
          )`<strong>${fileName}</strong> has ${(<bdi>{sheetsIn(sheets.length)}</bdi>)}. Which one has the students?`}
        </Text>
        <Flex gap="3" wrap="wrap">
          {[...sheets]
            .sort((a, b) => Number(a.isHidden) - Number(b.isHidden))
            .map((one, i) => (
              <Button
                key={one.name}
                variant={i === 0 ? 'solid' : 'surface'}
                maxW="full"
                overflow="hidden"
                textOverflow="ellipsis"
                display="block"
                onClick={() => onChoose({ sheet: one.name })}
              >
                {calledOf(one)}
              </Button>
            ))}
        </Flex>
        {another && <div>{another}</div>}
      </Stack>
    );
  const { name, hiddenRows, hiddenColumns } = sheet;
  const hidden = [
    hiddenRows > 0 &&
      plural(hiddenRows)`${formatNumber(hiddenRows)} hidden row | ${formatNumber(hiddenRows)} hidden rows`,
    hiddenColumns > 0 &&
      plural(
        hiddenColumns,
      )`${formatNumber(hiddenColumns)} hidden column | ${formatNumber(hiddenColumns)} hidden columns`,
  ].flatMap((some) => some || []);
  return (
    <Stack gap="5" role="group" aria-label={t`Hidden parts of the sheet`}>
      <Text role="status">
        {rich(
          strong,
        )`<strong>${name}</strong> has ${(<bdi>{listedWithAnd(hidden)}</bdi>)}, which a spreadsheet does not show. Import them too?`}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => onChoose({ sheet: name, withoutHidden: true })}>{t`Leave Them Out`}</Button>
        <Button variant="surface" onClick={() => onChoose({ sheet: name, withoutHidden: false })}>
          {t`Import Them Too`}
        </Button>
        {another}
      </Flex>
    </Stack>
  );
}

interface TakenProps {
  readonly name: string;
  readonly sheets: readonly SheetName[];
  readonly onAnother: () => void;
}

/** Says which sheet of several is imported, and which are not. */
export function SheetTaken({ name, sheets, onAnother }: TakenProps) {
  const others = sheets.filter((sheet) => sheet.name !== name).map(calledOf);
  return (
    <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
      <Text overflowWrap="anywhere" minW="0">
        {rich(strong)`Sheet <strong>${name}</strong>. Left out: ${(<bdi>{listed(others)}</bdi>)}.`}
      </Text>
      <Button size="sm" variant="surface" onClick={onAnother}>
        {t`Choose Another Sheet`}
      </Button>
    </Flex>
  );
}

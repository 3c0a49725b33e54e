import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ReadWorkbook, SheetName, WorkbookOptions } from '#src/platform/workbook/read.ts';
import { counted } from '#src/records/record-type.ts';

interface Props {
  readonly fileName: string;
  readonly workbook: ReadWorkbook;
  readonly onChoose: (choice: WorkbookOptions) => void;
  /** Leaves the file for another one. */
  readonly another: ReactNode;
}

const calledOf = ({ name, isHidden }: SheetName) => (isHidden ? `${name} (hidden)` : name);

/** Asks which sheet of a workbook has the students, and whether to take what the spreadsheet hides. */
export function SheetStep({ fileName, workbook: { sheets, sheet }, onChoose, another }: Props) {
  if (!sheet)
    return (
      <Stack gap="5" role="group" aria-label="The sheet with the students">
        <Text role="status">
          <strong>{fileName}</strong>
          <span>{` has ${counted(sheets.length, 'sheet', 'sheets')}. Which one has the students?`}</span>
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
    hiddenRows > 0 && counted(hiddenRows, 'hidden row', 'hidden rows'),
    hiddenColumns > 0 && counted(hiddenColumns, 'hidden column', 'hidden columns'),
  ].filter(Boolean);
  return (
    <Stack gap="5" role="group" aria-label="Hidden parts of the sheet">
      <Text role="status">
        <strong>{name}</strong>
        <span>{` has ${hidden.join(' and ')}, which a spreadsheet does not show. Import them too?`}</span>
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={() => onChoose({ sheet: name, withoutHidden: true })}>Leave Them Out</Button>
        <Button variant="surface" onClick={() => onChoose({ sheet: name, withoutHidden: false })}>
          Import Them Too
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
        {'Sheet '}
        <strong>{name}</strong>
        {`. Left out: ${others.join(', ')}.`}
      </Text>
      <Button size="sm" variant="surface" onClick={onAnother}>
        Choose Another Sheet
      </Button>
    </Flex>
  );
}

import { Box, Button, Field, Flex, List, Stack, Text, Textarea } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { useId, useRef, useState, type DragEvent } from 'react';
import { ErrorState } from '#src/ui/Notice.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { fieldsWhere } from '#src/records/fields/field.ts';
import { titleOfField } from './headings.ts';
import { templateCsv, templateWorkbook } from './own-files.ts';

const HEADINGS = Object.keys(fieldsWhere<Student>(studentFields, ({ required, csv }) => Boolean(required && csv)))
  .map(titleOfField)
  .join(',');

const Menu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));
const templates: Readonly<Record<string, typeof templateCsv>> = {
  'Excel workbook': templateWorkbook,
  CSV: templateCsv,
};

interface Props {
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

export function ChooseFile({ problem, onFile, onText }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const hint = useId();

  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Stack gap="5">
      {problem && <ErrorState message="This file cannot be imported" reason={problem} />}
      <Box
        role="group"
        aria-label="A file of students"
        p={{ base: '5', md: '8' }}
        borderWidth="2px"
        borderStyle="dashed"
        borderColor={over ? 'brand.solid' : 'border.emphasized'}
        borderRadius="l3"
        bg={over ? 'brand.subtle' : 'bg.panel'}
        textAlign="center"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Text fontWeight="semibold" mb="3">
          Drop a workbook or a CSV file here, or choose one. Nothing is saved before you have seen what would change.
        </Text>
        <Flex gap="3" justify="center" wrap="wrap">
          <Button aria-describedby={hint} onClick={() => picker.current?.click()}>
            Choose File
          </Button>
          <MenuButton
            renderMenu={(menu) => (
              <Menu
                {...menu}
                labels={Object.keys(templates)}
                onChoose={(label) => void downloadFile(templates[label] ?? templateCsv)}
              />
            )}
          >
            Download Template
          </MenuButton>
        </Flex>
        <Text id={hint} textStyle="sm" color="fg.muted" mt="3">
          {`A workbook (.xlsx, .ods) or a CSV file of up to 32 MB and ${formatNumber(100_000)} rows, with the columns’ headings above its rows.`}
        </Text>
        <input
          ref={picker}
          type="file"
          accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv"
          aria-label="File of students"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            take(target.files);
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
      </Box>
      <Field.Root>
        <Field.Label>Or paste rows, headings first</Field.Label>
        <Textarea
          rows={4}
          value={pasted}
          spellCheck={false}
          fontFamily="mono"
          textStyle="sm"
          placeholder={HEADINGS}
          onChange={({ target }) => setPasted(target.value)}
        />
      </Field.Root>
      <Box>
        <Button
          variant="surface"
          disabled={pasted.trim() === ''}
          title={pasted.trim() === '' ? 'Nothing has been pasted' : undefined}
          onClick={() => onText(pasted)}
        >
          Check Pasted Rows
        </Button>
      </Box>
      <List.Root listStyleType="disc" ps="5" gap="1.5" color="fg.muted" textStyle="sm">
        <List.Item>
          A row updates the student on the roster with the same id; without an id, the one with the same roll number and
          email, or with the same one of them where the row gives only one. A row that shares one of them with a
          student, and not the other, does not fit. Any other row adds a new student. A new student can sign in with the
          default password.
        </List.Item>
        <List.Item>
          Columns are found by their headings, in any order. Case, spaces and signs do not matter: Roll No, rollNo and
          ROLL_NO are the same. Where a heading or a word is not known for certain, you are asked before the check, and
          the answer is remembered on this device for files with the same headings.
        </List.Item>
        <List.Item>An empty cell, or a column that is not there, leaves a record as it is.</List.Item>
        <List.Item>
          Dates and amounts are read by their whole column: 12/31/2004 in it says that the month comes first, 6,50 that
          the comma is decimal. Where nothing in the column tells, you are asked.
        </List.Item>
      </List.Root>
    </Stack>
  );
}

/** The first cell of a text that is not of plain ASCII letters: it shows whether the text is read as it was written. */
const telling = /[^,;|\t"\r\n]*[^\0-\x7F][^,;|\t"\r\n]*/;

interface EncodingProps {
  readonly fileName: string;
  readonly text: string;
  readonly onRight: () => void;
  readonly onWrong: () => void;
}

/** A file that does not say its encoding: a name of it is shown, and nothing is done before somebody finds it right. */
export function EncodingStep({ fileName, text, onRight, onWrong }: EncodingProps) {
  const [sample = ''] = telling.exec(text) ?? [];
  return (
    <Stack gap="5" role="group" aria-label="How the letters of the file are read">
      <Text role="status">
        <strong>{fileName}</strong>
        <span>{` is not in UTF-8. Read as Windows-1252: is “${sample.trim().slice(0, 100)}” right?`}</span>
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button onClick={onRight}>Yes, It Is Right</Button>
        <Button variant="surface" onClick={onWrong}>
          No, Choose Another File
        </Button>
      </Flex>
    </Stack>
  );
}

import { msg, t, translate } from '#src/languages/texts.ts';
import { Box, Button, Field, Flex, List, Stack, Text, Textarea } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react';
import { ErrorState } from '#src/ui/Notice.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { fieldsWhere } from '#src/records/fields/field.ts';
import { type ChosenFile, droppedFiles, pickedFiles } from './chosen-files.ts';
import { titleOfField } from './headings.ts';
import { templateCsv, templateWorkbook } from './own-files.ts';
import { pastedFrom } from './pasted-cells.ts';

const HEADINGS = Object.keys(fieldsWhere<Student>(studentFields, ({ required, csv }) => Boolean(required && csv)))
  .map(titleOfField)
  .join(',');

const Menu = lazyComponent(() => import('#src/records/batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));
const templates = [
  { label: msg`Excel workbook`, file: templateWorkbook },
  { label: 'CSV', file: templateCsv },
] as const;

interface Props {
  readonly problem: string | undefined;
  readonly onFiles: (files: Promise<readonly ChosenFile[]>) => void;
  readonly onText: (text: string) => void;
  readonly onProblem: (problem: string) => void;
}

/** Somebody writes elsewhere on the page, such as a search. */
const isOtherField = (target: EventTarget | null, own: Element | null) =>
  target instanceof Element && target !== own && target.closest('input, textarea, select, [role=dialog]') !== null;

export function ChooseFile({ problem, onFiles, onText, onProblem }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const hint = useId();

  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(Promise.resolve(pickedFiles(files)));
  };
  const choose = (isFolder: boolean) => {
    if (!picker.current) return;
    picker.current.webkitdirectory = isFolder;
    picker.current.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) onFiles(droppedFiles(event.dataTransfer));
  };

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const what = clipboardData && !isOtherField(target, area.current) && pastedFrom(clipboardData);
    // What a browser would paste by itself can be undone by its own command.
    const isUsual = target === area.current && what && 'text' in what && what.isPlain;
    if (!what || isUsual) return;
    event.preventDefault();
    if ('files' in what) return take(what.files);
    if ('problem' in what) return onProblem(what.problem);
    // Where somebody writes already, it goes to where they are.
    const { selectionStart, selectionEnd, value } = area.current ?? { selectionStart: 0, selectionEnd: 0, value: '' };
    const [start, end] = target === area.current ? [selectionStart, selectionEnd] : [0, value.length];
    area.current?.setRangeText(what.text, start, end, 'end');
    area.current?.focus();
    setPasted(value.slice(0, start) + what.text + value.slice(end));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    <Stack gap="5">
      {problem && <ErrorState message={t`This file cannot be imported`} reason={problem} />}
      <Box
        role="group"
        aria-label={t`A file of students`}
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
          {t`Drop workbooks, CSV files or a folder here, or choose them. Nothing is saved before you have seen what would change.`}
        </Text>
        <Flex gap="3" justify="center" wrap="wrap">
          <Button aria-describedby={hint} onClick={() => choose(false)}>
            {t`Choose File`}
          </Button>
          <Button variant="surface" aria-describedby={hint} onClick={() => choose(true)}>
            {t`Choose Folder`}
          </Button>
          <MenuButton
            renderMenu={(menu) => (
              <Menu
                {...menu}
                labels={templates.map(({ label }) => translate(label))}
                onChoose={(chosen) => {
                  const template = templates.find(({ label }) => translate(label) === chosen);
                  if (template) void downloadFile(template.file);
                }}
              />
            )}
          >
            {t`Download Template`}
          </MenuButton>
        </Flex>
        <Text id={hint} textStyle="sm" color="fg.muted" mt="3">
          {t`A workbook (.xlsx, .ods) or a CSV file of up to 32 MB and ${formatNumber(100_000)} rows, with the columns’ headings above its rows. Several are imported one after the other.`}
        </Text>
        <input
          ref={picker}
          type="file"
          multiple
          accept=".xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv"
          aria-label={t`File of students`}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file, mended, can be chosen again.
            target.value = '';
          }}
        />
      </Box>
      <Field.Root>
        <Field.Label>{t`Or paste cells or rows, headings first`}</Field.Label>
        <Textarea
          ref={area}
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
          title={pasted.trim() === '' ? t`Nothing has been pasted` : undefined}
          onClick={() => onText(pasted)}
        >
          {t`Check Pasted Rows`}
        </Button>
      </Box>
      <List.Root listStyleType="disc" ps="5" gap="1.5" color="fg.muted" textStyle="sm">
        <List.Item>
          {t`A row updates the student on the roster with the same id; without an id, the one with the same roll number and email, or with the same one of them where the row gives only one. A row that shares one of them with a student, and not the other, does not fit. Any other row adds a new student. A new student can sign in with the default password.`}
        </List.Item>
        <List.Item>
          {t`Columns are found by their headings, in any order. Case, spaces and signs do not matter: Roll No, rollNo and ROLL_NO are the same. Where a heading or a word is not known for certain, you are asked before the check, and the answer is remembered on this device for files with the same headings.`}
        </List.Item>
        <List.Item>{t`An empty cell, or a column that is not there, leaves a record as it is.`}</List.Item>
        <List.Item>
          {t`Dates and amounts are read by their whole column: 12/31/2004 in it says that the month comes first, 6,50 that the comma is decimal. Where nothing in the column tells, you are asked.`}
        </List.Item>
      </List.Root>
    </Stack>
  );
}

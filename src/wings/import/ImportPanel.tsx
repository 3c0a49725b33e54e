import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { journaledImports } from '#src/session/import-journal.ts';
import { FocusedHeading } from '#src/ui/Page.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { BatchProgress } from '#src/records/batch/BatchStatus.tsx';
import { ChooseFile, EncodingStep } from './ChooseFile.tsx';
import { DryRun } from './DryRun.tsx';
import { ImportResults } from './ImportResults.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import { SheetStep, SheetTaken } from './SheetStep.tsx';
import { useImport } from './use-import.ts';
import { importedBefore } from './write-rows.ts';

const WRONG_LETTERS = 'Its letters are written in a way that a file does not tell. Save it again as “CSV UTF-8”.';

interface Props {
  /** When the import was begun that is to be continued. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** An import of a CSV file or a workbook: choose a file, see what would be done, start it, and see the result of each row. */
export function ImportPanel({ resume, onClose }: Props) {
  const { step, batch, show, check, checkFile, checkSheet, checkAs, start, stop } = useImport();
  const phase = batch ? (batch.results ? 'done' : 'running') : step.phase;
  const reset = () => void show({ phase: 'choose' });

  const continueImport = useEffectEvent(async () => {
    const begun = (await journaledImports('student')).find(({ begunAt }) => begunAt === resume);
    if (begun) await check(begun);
  });
  useEffect(() => {
    if (resume !== undefined) void continueImport();
  }, [resume]);

  function content(): ReactNode {
    if (batch?.results) {
      const { source, plan } = batch.action;
      return (
        <ImportResults
          fileName={source.fileName}
          plan={plan}
          results={batch.results}
          onContinue={() => void check(source)}
          onAnother={reset}
        />
      );
    }
    if (batch)
      return (
        <>
          <BatchProgress
            label={batch.action.progressLabel}
            progress={batch.progress}
            stopping={batch.stopping}
            onStop={stop}
            leaveTitle="Leave and stop the import?"
            leaveMessage="Rows that have been imported stay, the rest is not tried. The import can be continued on the page of the students."
          />
          <Text color="fg.muted">
            Stay on this page until it is done. If the import is interrupted, this page says afterwards which rows were
            imported.
          </Text>
        </>
      );
    switch (step.phase) {
      case 'choose':
        return (
          <ChooseFile
            problem={step.problem}
            onFile={(file) => void checkFile(file)}
            onText={(text) => void check({ fileName: 'Pasted text', text })}
          />
        );
      case 'encoding':
        return (
          <EncodingStep
            {...step.source}
            onRight={() => void check(step.source)}
            onWrong={() => void show({ phase: 'choose', problem: WRONG_LETTERS })}
          />
        );
      case 'sheet':
        return (
          <SheetStep
            fileName={step.file.name}
            workbook={step.workbook}
            onChoose={(choice) => void checkSheet(step.file, choice)}
            onBack={reset}
          />
        );
      case 'checking':
        return (
          <ProgressBar
            label={`Checking ${step.fileName}, percent`}
            done={Math.round(step.part * 100)}
            total={100}
            onStop={reset}
          />
        );
      case 'map':
        return (
          <ReadingStep
            fileName={step.source.fileName}
            file={step.file}
            fields={step.known.fields}
            initial={step.reading}
            onCheck={(reading) => void checkAs(step, reading)}
            onBack={reset}
          />
        );
      case 'review':
        return (
          <DryRun
            fileName={step.source.fileName}
            plan={step.plan}
            before={importedBefore(step.source)}
            onStart={(withUpdates) => start(step.source, step.plan, withUpdates)}
            onChange={() => void show({ ...step, phase: 'map' })}
            onBack={reset}
          />
        );
    }
  }

  function taken(): ReactNode {
    if (batch || (step.phase !== 'map' && step.phase !== 'review')) return null;
    const { workbook, source } = step;
    if (!workbook || !source.sheet || workbook.sheets.length < 2) return null;
    return (
      <SheetTaken
        name={source.sheet}
        sheets={workbook.sheets}
        onAnother={() => void show({ phase: 'sheet', file: workbook.file, workbook })}
      />
    );
  }

  return (
    <Stack as="section" aria-label="Import students" gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <FocusedHeading key={phase} size="lg">
          {phase === 'done' ? 'Result of the import' : 'Import students'}
        </FocusedHeading>
        {phase !== 'running' && (
          <Button size="sm" variant="surface" onClick={onClose}>
            Back to the List
          </Button>
        )}
      </Flex>
      {taken()}
      {content()}
    </Stack>
  );
}

import { holdLanguage } from '#src/platform/language-hold.ts';
import { t } from '#src/languages/texts.ts';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { journaledImports } from '#src/session/import-journal.ts';
import { ErrorState } from '#src/ui/Notice.tsx';
import { FocusedHeading } from '#src/ui/Page.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { BatchProgress } from '#src/records/batch/BatchStatus.tsx';
import { type ChosenFile, inTurn } from './chosen-files.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { DryRun } from './DryRun.tsx';
import { EncodingStep } from './EncodingStep.tsx';
import { afterFile, currentFile, type FileQueue, isLast, queueOf, stopped, withPart } from './file-queue.ts';
import { FilesInTurn } from './FilesInTurn.tsx';
import { countsOf, ImportResults } from './ImportResults.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import { SheetStep, SheetTaken } from './SheetStep.tsx';
import { problemOf, useImport } from './use-import.ts';
import { importedBefore } from './write-rows.ts';

const noFile = () => t`No workbook and no CSV file is among what was chosen.`;
const wrongLetters = () => t`Its letters are written in a way that a file does not tell. Save it again as “CSV UTF-8”.`;

interface Props {
  /** When the import was begun that is to be continued. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** An import of a CSV file or a workbook: choose a file, see what would be done, start it, and see the result of each row. */
export function ImportPanel({ resume, onClose }: Props) {
  const { step, batch, show, check, checkFile, checkSheet, checkAs, start, stop } = useImport();
  const phase = batch ? (batch.results ? 'done' : 'running') : step.phase;
  // A file that was chosen, and what came of it, are in this page alone.
  useEffect(() => (phase === 'choose' ? undefined : holdLanguage()), [phase]);
  /** Several files, which have their turn one after the other; until somebody chooses again it tells what came of them. */
  const [queue, setQueue] = useState<FileQueue>();
  const current = queue && currentFile(queue);
  const hasNext = queue !== undefined && current !== undefined && !isLast(queue);

  function reset(): void {
    setQueue(undefined);
    show({ phase: 'choose' });
  }
  function checkText(text: string): void {
    setQueue(undefined);
    void check({ fileName: t`Pasted text`, text });
  }
  function next(now: FileQueue | undefined): void {
    setQueue(now);
    const file = now && currentFile(now);
    if (file) void checkFile(file.file);
    else show({ phase: 'choose' });
  }
  async function begin(chosen: Promise<readonly ChosenFile[]>): Promise<void> {
    const signal = show({ phase: 'choose' });
    setQueue(undefined);
    try {
      const found = inTurn(await chosen);
      if (signal.aborted) return;
      const [first] = found.files;
      if (found.files.length + found.leftOut.length > 1) setQueue(queueOf(found));
      if (first) await checkFile(first.file);
      else show({ phase: 'choose', problem: noFile() });
    } catch (error) {
      if (!signal.aborted) show({ phase: 'choose', problem: problemOf(error) });
    }
  }

  /** What has come of the file whose turn it is. */
  function outcome(): string {
    if (batch?.results) return countsOf(batch.results);
    return step.phase === 'choose' && step.problem ? t`not imported. ${step.problem}` : t`skipped`;
  }
  const skip = () => next(queue && afterFile(queue, outcome()));
  const stopQueue = () => next(queue && stopped(queue, outcome()));

  const continueImport = useEffectEvent(async () => {
    const begun = (await journaledImports('student')).find(({ begunAt }) => begunAt === resume);
    if (begun) await check(begun);
  });
  useEffect(() => {
    if (resume !== undefined) void continueImport();
  }, [resume]);

  const another = !current && (
    <Button variant="surface" onClick={reset}>
      {t`Choose Another File`}
    </Button>
  );

  function content(): ReactNode {
    if (batch?.results) {
      const { source, plan } = batch.action;
      return (
        <ImportResults
          fileName={source.fileName}
          plan={plan}
          results={batch.results}
          onContinue={() => {
            if (queue) setQueue(withPart(queue, outcome()));
            void check(source);
          }}
          hasNext={hasNext}
          onAnother={current ? skip : reset}
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
            leaveTitle={t`Leave and stop the import?`}
            leaveMessage={t`Rows that have been imported stay, the rest is not tried. The import can be continued on the page of the students.`}
          />
          <Text color="fg.muted">
            {t`Stay on this page until it is done. If the import is interrupted, this page says afterwards which rows were imported.`}
          </Text>
        </>
      );
    switch (step.phase) {
      case 'choose':
        return current ? (
          <ErrorState
            message={t`This file cannot be imported`}
            reason={step.problem}
            onRetry={() => void checkFile(current.file)}
          />
        ) : (
          <ChooseFile
            problem={step.problem}
            onFiles={(files) => void begin(files)}
            onText={checkText}
            onProblem={(problem) => void show({ phase: 'choose', problem })}
          />
        );
      case 'encoding':
        return (
          <EncodingStep
            {...step.source}
            onRight={() => void check(step.source)}
            onWrong={() => void show({ phase: 'choose', problem: wrongLetters() })}
          />
        );
      case 'sheet':
        return (
          <SheetStep
            fileName={step.file.name}
            workbook={step.workbook}
            onChoose={(choice) => void checkSheet(step.file, choice)}
            another={another}
          />
        );
      case 'checking':
        return (
          <ProgressBar
            label={t`Checking ${step.fileName}, percent`}
            done={Math.round(step.part * 100)}
            total={100}
            onStop={current ? stopQueue : reset}
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
            another={another}
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
            another={another}
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
    <Stack as="section" aria-label={t`Import students`} gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <FocusedHeading key={phase} size="lg">
          {phase === 'done' ? t`Result of the import` : t`Import students`}
        </FocusedHeading>
        {phase !== 'running' && (
          <Button size="sm" variant="surface" onClick={onClose}>
            {t`Back to the List`}
          </Button>
        )}
      </Flex>
      {queue && (
        <FilesInTurn
          queue={queue}
          onSkip={current && !batch ? skip : undefined}
          onStop={current && phase !== 'running' && (!batch || hasNext) ? stopQueue : undefined}
        />
      )}
      {taken()}
      {content()}
    </Stack>
  );
}

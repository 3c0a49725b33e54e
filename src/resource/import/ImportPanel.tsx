import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { journaledImports } from '../../session/import-journal.ts';
import { BatchProgress } from '../batch/BatchStatus.tsx';
import { FocusedHeading } from '../../ui/FocusedHeading.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { DryRun } from './DryRun.tsx';
import { ImportResults } from './ImportResults.tsx';
import type { Identified } from '../record-type.ts';
import type { ImportTarget } from './plan.ts';
import { useImport } from './use-import.ts';

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  /** When the import was begun that is to be continued. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** A CSV import: choose a file, see what would be done, start it, and see the result of each row. */
export function ImportPanel<Row extends Identified>({ target, resume, onClose }: Props<Row>) {
  const { plural, noun } = target.type;
  const { step, batch, check, recheck, checkFile, start, stop, reset } = useImport(target);
  const phase = batch ? (batch.results ? 'done' : 'running') : step.phase;

  const continueImport = useEffectEvent(async () => {
    const begun = (await journaledImports(noun)).find(({ begunAt }) => begunAt === resume);
    if (begun) await recheck(begun);
  });
  useEffect(() => {
    if (resume !== undefined) void continueImport();
  }, [resume]);

  return (
    <Stack as="section" aria-label={`Import ${plural}`} gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <FocusedHeading key={phase}>{phase === 'done' ? 'What came of the import' : `Import ${plural}`}</FocusedHeading>
        {phase !== 'running' && (
          <Button variant="surface" onClick={onClose}>
            Back to the List
          </Button>
        )}
      </Flex>
      {batch ? (
        batch.results ? (
          <ImportResults
            target={target}
            fileName={batch.action.source.fileName}
            titles={batch.action.plan.titles}
            results={batch.results}
            onContinue={() => void recheck(batch.action.source)}
            onAnother={reset}
          />
        ) : (
          <>
            <BatchProgress
              label={batch.action.progressLabel}
              progress={batch.progress}
              stopping={batch.stopping}
              onStop={stop}
              leaveTitle="Leave and stop the import?"
              leaveMessage={`Rows that are in stay in, the rest is not tried. The import can be taken up again on the page of the ${plural}.`}
            />
            <Text color="fg.muted">
              Stay on this page until it is done. Should the import be cut short, this page says afterwards which rows
              are in.
            </Text>
          </>
        )
      ) : step.phase === 'checking' ? (
        <ProgressBar
          label={`Checking ${step.fileName}, percent`}
          done={Math.round(step.part * 100)}
          total={100}
          onStop={reset}
        />
      ) : step.phase === 'review' ? (
        <DryRun
          target={target}
          fileName={step.source.fileName}
          plan={step.plan}
          onStart={(withUpdates) => void start(step.source, step.plan, withUpdates)}
          onBack={reset}
        />
      ) : (
        <ChooseFile
          target={target}
          problem={step.problem}
          onFile={checkFile}
          onText={(text) => check('pasted rows', async () => text)}
        />
      )}
    </Stack>
  );
}

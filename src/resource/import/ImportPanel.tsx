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
  const { state, check, recheck, checkFile, start, stop, reset } = useImport(target);

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
        <FocusedHeading key={state.phase}>
          {state.phase === 'done' ? 'What came of the import' : `Import ${plural}`}
        </FocusedHeading>
        {state.phase !== 'running' && (
          <Button variant="surface" onClick={onClose}>
            Back to the List
          </Button>
        )}
      </Flex>
      {state.phase === 'choose' && (
        <ChooseFile
          target={target}
          problem={state.problem}
          onFile={checkFile}
          onText={(text) => check('pasted rows', async () => text)}
        />
      )}
      {state.phase === 'checking' && (
        <ProgressBar
          label={`Checking ${state.fileName}, percent`}
          done={Math.round(state.part * 100)}
          total={100}
          onStop={reset}
        />
      )}
      {state.phase === 'review' && (
        <DryRun
          target={target}
          source={state.source}
          plan={state.plan}
          onStart={(withUpdates) => void start(state.source, state.plan, withUpdates)}
          onBack={reset}
        />
      )}
      {state.phase === 'running' && (
        <>
          <BatchProgress
            label={`Importing ${state.source.fileName}`}
            progress={state.progress}
            stopping={state.stopping}
            onStop={stop}
            leaveTitle="Leave and stop the import?"
            leaveMessage={`Rows that are in stay in, the rest is not tried. The import can be taken up again on the page of the ${plural}.`}
          />
          <Text color="fg.muted">
            Stay on this page until it is done. Should the import be cut short, this page says afterwards which rows are
            in.
          </Text>
        </>
      )}
      {state.phase === 'done' && (
        <ImportResults target={target} {...state} onContinue={() => void recheck(state.source)} onAnother={reset} />
      )}
    </Stack>
  );
}

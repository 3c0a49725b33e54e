import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { journaledImports } from '../../../../session/import-journal.ts';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { DryRun } from './DryRun.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { RunGuard } from '../../RunGuard.tsx';
import { StepHeading } from '../StepHeading.tsx';
import { useImport } from './use-import.ts';

interface Props {
  /** Takes up an import that was cut short: the one that was begun then. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** A CSV import: choose, look at what it would do, let it, and see what came of each row. */
export function ImportPanel({ resume, onClose }: Props) {
  const { state, check, recheck, checkFile, start, halt, reset } = useImport();

  const takeUp = useEffectEvent(async () => {
    const begun = (await journaledImports()).find(({ begunAt }) => begunAt === resume);
    if (begun) await recheck(begun);
  });
  useEffect(() => {
    if (resume !== undefined) void takeUp();
  }, [resume]);

  return (
    <Stack as="section" aria-label="Import students" gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <StepHeading key={state.phase}>
          {state.phase === 'done' ? 'What came of the import' : 'Import students'}
        </StepHeading>
        {state.phase !== 'running' && (
          <Button variant="surface" onClick={onClose}>
            Back to the List
          </Button>
        )}
      </Flex>
      {state.phase === 'choose' && (
        <ChooseFile
          problem={state.problem}
          onFile={checkFile}
          onText={(text) => check('pasted rows', async () => text)}
        />
      )}
      {state.phase === 'checking' && (
        <Progress
          label={`Checking ${state.fileName}, percent`}
          done={Math.round(state.part * 100)}
          total={100}
          onStop={reset}
        />
      )}
      {state.phase === 'review' && (
        <DryRun
          source={state.source}
          plan={state.plan}
          onStart={(withUpdates) => void start(state.source, state.plan, withUpdates)}
          onBack={reset}
        />
      )}
      {state.phase === 'running' && (
        <>
          <Progress
            label={`Importing ${state.source.fileName}`}
            {...state.progress}
            stopping={state.stopping}
            onStop={halt}
          />
          <Text color="fg.muted">
            Stay on this page until it is done. Should the import be cut short, this page says afterwards which rows are
            in.
          </Text>
          <RunGuard
            title="Leave and stop the import?"
            message="Rows that are in stay in, the rest is not tried. The import can be taken up again on the page of the students."
            onStop={halt}
          />
        </>
      )}
      {state.phase === 'done' && (
        <ImportOutcome {...state} onContinue={() => void recheck(state.source)} onAnother={reset} />
      )}
    </Stack>
  );
}

import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { applicationQuery } from '../../../../api/admin-applications.ts';
import { isRefusal, messageOf, reasonOf } from '../../../../api/errors.ts';
import { orNA } from '../../../../domain/format.ts';
import { decisionLabels, type Decision } from '../../../../domain/application-transitions.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { KeyHints } from '../KeyHints.tsx';
import type { Queue } from '../use-queue.ts';
import { Decide } from './Decide.tsx';
import { Decided } from './Decided.tsx';
import { MadeStudent } from './MadeStudent.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { QueueNav } from './QueueNav.tsx';
import { Comments, RejectionReason } from './Remarks.tsx';
import { Submitted } from './Submitted.tsx';
import { Timeline } from './Timeline.tsx';

type Application = components['schemas']['Application'];

/** How far somebody is with an application: which decision is being made, and which has been. */
export interface Progress {
  readonly id: string;
  readonly decision?: Decision | undefined;
  readonly decided?: { readonly from: string; readonly to: Decision };
}

export interface PanelProps {
  readonly id: string;
  /** The application as the list has it; it is shown until the server has been asked for it. */
  readonly listed: Application | undefined;
  readonly queue: Queue;
  readonly progress: Progress;
  readonly onProgress: (progress: Progress) => void;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

interface Props extends PanelProps {
  readonly headingId: string;
  /** Where a reader starts. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** One application: what was submitted, what became of it, and what can be done. */
export function ApplicationPanel({ id, listed, queue, progress, onProgress, onShow, onClose, ...title }: Props) {
  const query = useQuery(applicationQuery(id));
  const { decision, decided } = progress;
  const application = query.data ?? listed;
  const name = application ? orNA(application.fullName) : 'Application';
  const { undecided } = queue;

  return (
    <Flex direction="column" minH="0" maxH="full">
      <Box px={{ base: '4', md: '5' }} py="3" borderBottomWidth="1px" flexShrink="0">
        <QueueNav queue={queue} name={name} onShow={onShow} onClose={onClose} />
      </Box>
      {/* Each application is read from its top. */}
      <Box key={id} overflow="auto" flex="1" px={{ base: '4', md: '5' }} py="5">
        <Stack gap="6">
          <PanelTitle id={title.headingId} heading={title.heading} name={name} application={application} />
          {query.error && !isRefusal(query.error, 401) && (
            <ErrorState
              message={messageOf(query.error, 'Failed to load application', 'Error loading application')}
              onRetry={() => void query.refetch()}
            >
              {!isRefusal(query.error) && reasonOf(query.error)}{' '}
              {application && 'What is shown below is as it was loaded before.'}
            </ErrorState>
          )}
          {decided && (
            <Decided
              text={`${name} ${decisionLabels(decided.from, decided.to).done}.`}
              onNext={undecided === undefined ? undefined : () => onShow(undecided)}
            />
          )}
          {application ? (
            <>
              <MadeStudent application={application} />
              <RejectionReason application={application} />
              <Decide
                key={id}
                application={application}
                decision={decision}
                onChoose={(chosen) => onProgress({ ...progress, decision: chosen })}
                onDecided={(to) => onProgress({ id, decided: { from: application.status, to } })}
              />
              <Submitted application={application} />
              <Comments application={application} />
              <Timeline application={application} />
            </>
          ) : (
            query.isPending && <Waiting />
          )}
        </Stack>
      </Box>
      <Box px={{ base: '4', md: '5' }} py="2" borderTopWidth="1px" hideBelow="md" flexShrink="0">
        <KeyHints />
      </Box>
    </Flex>
  );
}

function Waiting() {
  return (
    <Stack gap="4" role="status" aria-label="Loading application...">
      {['60%', '90%', '75%', '85%', '50%'].map((width) => (
        <Skeleton key={width} height="5" width={width} />
      ))}
    </Stack>
  );
}

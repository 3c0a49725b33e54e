import { chakra, Flex, Text } from '@chakra-ui/react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { formatDateTime, orNA } from '../../../../domain/format.ts';
import { applicationStatusLabel, applicationStatusTone } from '../../../../domain/application-status.ts';
import { ToneBadge } from '../../../../ui/ToneBadge.tsx';
import { Part } from './Part.tsx';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > li': { position: 'relative', ps: '6', pb: '5', overflowWrap: 'anywhere' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      top: '1.5',
      boxSize: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'accent.solid',
      bg: 'bg.panel',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetStart: '0.3125rem',
      top: '5',
      bottom: '-1',
      borderInlineStartWidth: '2px',
      borderColor: 'border.emphasized',
    },
    '& > li:last-child': { pb: '0' },
  },
});

/** A status, on its badge. */
function Status({ children }: { readonly children: string }) {
  return <ToneBadge tone={applicationStatusTone(children)}>{applicationStatusLabel(children)}</ToneBadge>;
}

/** Every step of the application, the latest first: from where to where, who took it, when, and what was said. */
export function Timeline({ application }: { readonly application: components['schemas']['Application'] }) {
  const { history, fullName, submittedAt } = application;
  return (
    <Part title="Timeline">
      <List reversed>
        {history.toReversed().map(({ from, to, by, at, comments }, i) => (
          <li key={`${at} ${history.length - i}`}>
            <Flex gap="1.5" align="center" wrap="wrap">
              <Status>{orNA(from)}</Status>
              <span aria-hidden="true">→</span>
              <chakra.span srOnly>to</chakra.span>
              <Status>{orNA(to)}</Status>
            </Flex>
            <Text textStyle="sm" color="fg.muted" mt="1">
              {`${orNA(by)}, ${formatDateTime(at)}`}
            </Text>
            {comments && (
              <Text mt="1" whiteSpace="pre-line">
                {comments}
              </Text>
            )}
          </li>
        ))}
        <li>
          <Status>APPLIED</Status>
          <Text textStyle="sm" color="fg.muted" mt="1">
            {`${orNA(fullName)}, ${formatDateTime(submittedAt)}`}
          </Text>
        </li>
      </List>
    </Part>
  );
}

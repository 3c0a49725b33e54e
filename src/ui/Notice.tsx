import { Alert, chakra, HStack } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { t } from '../languages/texts.ts';
import { HeldButton } from './HeldButton.tsx';
import { statusIcons } from './icons.tsx';

/** About four lines of a toast. */
const LONGEST = 300;

// A server's words keep their own direction.
const Words = chakra('bdi', { base: { overflowWrap: 'anywhere' } });
const Toggle = chakra('button', {
  base: { textDecoration: 'underline', fontWeight: 'medium', cursor: 'button', focusVisibleRing: 'outside' },
});

/** What a server has said, however long it is: its beginning, and the whole on demand. */
export function Message({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  if (text.length <= LONGEST) return <Words>{text}</Words>;
  return (
    <Words>
      {isWhole ? (
        <chakra.span display="block" maxH="50vh" overflowY="auto" tabIndex={0}>
          {text}
        </chakra.span>
      ) : (
        <span>{`${text.slice(0, LONGEST)}… `}</span>
      )}
      <Toggle type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t`Show less` : t`Show all`}
      </Toggle>
    </Words>
  );
}

interface Props extends Omit<ComponentProps<typeof Alert.Root>, 'title'> {
  readonly status: keyof typeof statusIcons;
  readonly title?: ReactNode;
}

export function Notice({ status, title, children, ...root }: Props) {
  const Icon = statusIcons[status];
  return (
    <Alert.Root status={status} {...root}>
      <Alert.Indicator>
        <Icon />
      </Alert.Indicator>
      <Alert.Content>
        {title && <Alert.Title>{typeof title === 'string' ? <Message text={title} /> : title}</Alert.Title>}
        {children}
      </Alert.Content>
    </Alert.Root>
  );
}

interface ErrorProps {
  /** Section 8's message for this failure. */
  readonly message: string;
  readonly reason?: string | undefined;
  /** What the screen shows meanwhile. A paragraph of its own, since a server's message may end without a full stop. */
  readonly meanwhile?: string | undefined;
  readonly onRetry?: () => void;
  /** Until when a retry waits, in milliseconds. */
  readonly retryHeldUntil?: number | undefined;
}

export function ErrorState({ message, reason, meanwhile, onRetry, retryHeldUntil }: ErrorProps) {
  const retry = ({ currentTarget }: { readonly currentTarget: Element }) => {
    // The button disappears with the alert; the focus moves to the heading above the content that replaces it. A dialog
    // keeps it: the focus outside would close it.
    const place = currentTarget.closest('[role="dialog"]') ?? document.querySelector('main h1');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <Notice status="error" role="alert" title={message}>
      {reason && (
        <Alert.Description>
          <Message text={reason} />
        </Alert.Description>
      )}
      {meanwhile && <Alert.Description>{meanwhile}</Alert.Description>}
      {onRetry && (
        <HStack mt="2">
          <HeldButton size="sm" variant="surface" until={retryHeldUntil} onClick={retry}>
            {t`Try Again`}
          </HeldButton>
        </HStack>
      )}
    </Notice>
  );
}

export const SmallText = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted' } });

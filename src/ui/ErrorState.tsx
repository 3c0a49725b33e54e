import { Alert, Button, HStack } from '@chakra-ui/react';
import { Message } from './Message.tsx';
import { Notice } from './Notice.tsx';

interface Props {
  /** Section 8's message for this failure. */
  readonly message: string;
  readonly reason?: string | undefined;
  /** What the screen shows meanwhile. A paragraph of its own, since a server's message may end without a full stop. */
  readonly meanwhile?: string | undefined;
  readonly onRetry?: () => void;
}

/** An alert that something could not be loaded, with a retry. */
export function ErrorState({ message, reason, meanwhile, onRetry }: Props) {
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
          <Button size="sm" variant="surface" onClick={retry}>
            Try Again
          </Button>
        </HStack>
      )}
    </Notice>
  );
}

import { Alert, Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

interface Props {
  /** Section 8's words for this failure. */
  readonly message: string;
  /** More that is known about it, or other ways out. */
  readonly children?: ReactNode;
  /** What is on the screen all the same. A line of its own: a server's words may end without a full stop. */
  readonly meanwhile?: string | undefined;
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
}

/** Something could not be loaded: what, and a way to try again. */
export function ErrorState({ message, children, meanwhile, onRetry, retryLabel = 'Try Again' }: Props) {
  const retry = () => {
    // The button goes with the failure: whatever comes in its place is read from the screen's heading on.
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <Alert.Root status="error" role="alert">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content>
        <Alert.Title>{message}</Alert.Title>
        {children && <Alert.Description>{children}</Alert.Description>}
        {meanwhile && <Alert.Description>{meanwhile}</Alert.Description>}
        {onRetry && (
          <HStack mt="2">
            <Button size="sm" variant="surface" onClick={retry}>
              {retryLabel}
            </Button>
          </HStack>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

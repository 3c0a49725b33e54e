import type { ComponentType } from 'react';
import { ErrorState } from './Notice.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { LoadingState } from './Page.tsx';

/** A lazy component that fills a dialog or a page: it shows that it is loading, and a failure with a button to retry. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  message = 'This part of the page could not be loaded. Check your connection and try again.',
): ComponentType<Props> {
  return lazyComponent(load, {
    fallback: <LoadingState />,
    failure: (retry) => <ErrorState message={message} onRetry={retry} />,
  });
}

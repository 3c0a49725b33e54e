import { type ComponentType, useEffect, useRef } from 'react';
import { msg, translate } from '../languages/texts.ts';
import { afterNextPaint } from '../platform/scheduling.ts';
import { ErrorState } from './Notice.tsx';
import { lazyComponent, type LazyComponent } from './lazy-component.tsx';
import { LoadingState } from './Page.tsx';

const first = ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled)';

/**
 * Stands in a panel until it is there. A dialog gives the focus to its first control when it opens, and while its content
 * is loaded that is its Close: the focus goes on to the content, as if that had been there.
 */
function Loading() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest('[role=dialog]');
    const moveOn = () => {
      const { activeElement } = document;
      if (activeElement?.matches('[data-part=close-trigger]') && dialog?.contains(activeElement))
        dialog.querySelector<HTMLElement>(first)?.focus();
    };
    return () => {
      moveOn();
      // The dialog may have chosen its Close already, and focus it only now.
      afterNextPaint(moveOn);
    };
  }, []);
  return (
    <div ref={place}>
      <LoadingState />
    </div>
  );
}

/** A lazy component that fills a dialog or a page: it shows that it is loading, and a failure with a button to retry. */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  message = msg`This part of the page could not be loaded. Check your connection and try again.`,
): LazyComponent<Props> {
  return lazyComponent(load, {
    fallback: <Loading />,
    failure: (retry) => <ErrorState message={translate(message)} onRetry={retry} />,
  });
}

import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

interface Options<Props> {
  /** Shown while the code is being loaded. */
  readonly fallback?: ReactNode;
  /** Shown where the code could not be loaded. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Called when it was to open and could not be loaded. */
  readonly onFailure?: (props: Props) => void;
}

/**
 * A part of the page whose code is loaded later. One with an `open` property, such as a dialog or a menu, is loaded when
 * it first opens. A load that fails is tried a second time at once, then when the part opens again or `retry` is called.
 * The page around a part that failed goes on.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failure, onFailure }: Options<Props> = {},
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load().catch(load) }));
  let Part = create();
  // It reads the variable when it is rendered again, since a load that failed is then replaced by a new one.
  const Latest = (props: Props) => <Part {...props} />;
  const Failure = ({ reset }: ErrorComponentProps) => failure?.(reset);
  return function LazyComponent(props: Props) {
    const open = !('open' in props) || props.open === true;
    const [wanted, setWanted] = useState(open);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    const fail = () => {
      Part = create();
      if (open) onFailure?.(props);
    };
    return (
      <CatchBoundary getResetKey={() => String(open)} errorComponent={Failure} onCatch={fail}>
        <Suspense fallback={fallback}>
          <Latest {...props} />
        </Suspense>
      </CatchBoundary>
    );
  };
}

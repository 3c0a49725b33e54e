import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from './toast/toast.ts';

interface Options<Props> {
  /** Its code is asked for at once, and a page whose HTML holds the part is not drawn before it is there. */
  readonly ahead?: boolean;
  /** Shown while the code is being loaded. */
  readonly fallback?: ReactNode;
  /** Shown where the code could not be loaded, with a way to retry. Without it, the part is loaded again by itself. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Shown from a load that has failed until one succeeds, where nobody has to do anything for it. */
  readonly meanwhile?: ReactNode;
  /** Called when it was to open and could not be loaded; without it, a toast says so. */
  readonly onFailure?: (props: Props) => void;
}

const LONGEST_PAUSE_MS = 30_000;

/** How long to wait after so many loads that have failed, in milliseconds. */
const pauseAfter = (failures: number) => Math.min(500 * 2 ** failures, LONGEST_PAUSE_MS);

const preloads: Promise<unknown>[] = [];

/** Resolves when the parts that were asked for ahead are there, or cannot be loaded. */
export const partsAhead = (): Promise<unknown> => Promise.allSettled(preloads);

/**
 * A part of the page whose code is loaded later. One with an `open` property, such as a dialog or a menu, is loaded when
 * it first opens. A load that fails is tried a second time at once, then after longer and longer pauses, when the browser
 * is online again, and when the part opens again; one with a `failure` of its own when `retry` is called. The page around
 * a part that failed goes on.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { ahead = false, fallback, failure, meanwhile, onFailure }: Options<Props> = {},
): ComponentType<Props> {
  let preloaded = ahead ? load() : undefined;
  if (preloaded) {
    preloads.push(preloaded);
    // A part that is never drawn has nobody who hears of the failure.
    preloaded.catch(() => undefined);
  }
  const create = () =>
    lazy(async () => {
      const first = preloaded ?? load();
      preloaded = undefined;
      return { default: await first.catch(load) };
    });
  let Part = create();
  let failures = 0;
  // It reads the variable when it is rendered again, since a load that failed is then replaced by a new one.
  const Latest = (props: Props) => <Part {...props} />;
  const Failure = ({ reset }: ErrorComponentProps) => failure?.(reset);
  const Retrying = ({ reset }: ErrorComponentProps) => {
    useEffect(() => {
      const timer = setTimeout(reset, pauseAfter(failures));
      window.addEventListener('online', reset);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', reset);
      };
    }, [reset]);
    return null;
  };
  // Beside the part, so that its effect runs when the part is there.
  const Loaded = ({ setFailing }: { readonly setFailing: (isFailing: boolean) => void }) => {
    useEffect(() => setFailing(false), [setFailing]);
    return null;
  };
  return function LazyComponent(props: Props) {
    const opens = 'open' in props;
    const open = !opens || props.open === true;
    const [wanted, setWanted] = useState(open);
    const [isFailing, setFailing] = useState(false);
    const isTold = useRef(false);
    useEffect(() => {
      isTold.current = false;
    }, [open]);
    if (open && !wanted) setWanted(true);
    if (!wanted) return null;
    const fail = () => {
      Part = create();
      failures += 1;
      setFailing(true);
      if (!open || isTold.current) return;
      isTold.current = true;
      if (onFailure) onFailure(props);
      else if (opens) toast.error('This part of the page could not be loaded. Check your connection.');
    };
    return (
      <>
        {/* Outside, where one load after the other does not mount it anew. */}
        {isFailing && meanwhile}
        <CatchBoundary
          getResetKey={() => String(open)}
          errorComponent={open && !failure ? Retrying : Failure}
          onCatch={fail}
        >
          <Suspense fallback={fallback}>
            <Latest {...props} />
            <Loaded setFailing={setFailing} />
          </Suspense>
        </CatchBoundary>
      </>
    );
  };
}

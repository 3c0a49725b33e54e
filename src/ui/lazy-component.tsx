import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { msg, translate } from '../languages/texts.ts';
import { whenUnused } from '../platform/scheduling.ts';
import { toast } from './toast/toast.ts';

interface Options<Props> {
  readonly fallback?: ReactNode;
  /** Shown where the code could not be loaded, with a way to retry. Without it, the part is loaded again by itself. */
  readonly failure?: (retry: () => void) => ReactNode;
  /** Shown from a load that has failed until one succeeds, where nobody has to do anything for it. */
  readonly meanwhile?: ReactNode;
  /** What a toast says when the part was to open and could not be loaded, marked by `msg`; and what is done beside that. */
  readonly failureText?: string;
  readonly onFailure?: (props: Props) => void;
}

const notLoaded = msg`This part of the page could not be loaded. Check your connection.`;
const LONGEST_PAUSE_MS = 30_000;

/** How long to wait after so many loads that have failed, in milliseconds. */
const pauseAfter = (failures: number) => Math.min(500 * 2 ** failures, LONGEST_PAUSE_MS);

/** A lazy component. Its code can be asked for before it is drawn; where that fails, nobody hears of it. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => void };

const preloads = new Set<Promise<unknown>>();

/** Resolves when the parts that have been asked for are there, or cannot be loaded: a page whose HTML holds them waits. */
export const preloaded = (): Promise<unknown> => Promise.allSettled(preloads);

/**
 * A part of the page whose code is loaded later. One with an `open` property, such as a dialog or a menu, is loaded when
 * it first opens. A load that fails is tried a second time at once, then after longer and longer pauses, when the browser
 * is online again, and when the part opens again; one with a `failure` of its own when `retry` is called. The page around
 * a part that failed goes on.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, failure, meanwhile, failureText = notLoaded, onFailure }: Options<Props> = {},
): LazyComponent<Props> {
  let preloading: Promise<ComponentType<Props>> | undefined;
  let isDrawn = false;
  const create = (): ComponentType<Props> => {
    isDrawn = false;
    return lazy(async () => {
      isDrawn = true;
      return { default: await (preloading ?? load()).catch(load) };
    });
  };
  let Part = create();
  const preload = () => {
    if (isDrawn) return;
    preloading = load();
    const loading = preloading.then(
      (Component) => {
        // Drawn without a lazy component, it never shows the fallback. One that is drawn stays: another would be mounted anew.
        if (!isDrawn) Part = Component;
      },
      () => (preloading = undefined),
    );
    preloads.add(loading);
    void loading.then(() => preloads.delete(loading));
  };
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
  return Object.assign(
    function LazyComponent(props: Props) {
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
        if (opens) toast.error(translate(failureText));
        onFailure?.(props);
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
    },
    { preload },
  );
}

/**
 * True once the first screen has been painted and nobody types: for parts that it does without, which are then rendered
 * in slices. Whoever scrolls is shown them.
 */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => whenUnused(() => startTransition(() => setPainted(true)), ['input']), []);
  return painted;
}

import { useSelector } from '@tanstack/react-store';
import { createContext, useContext, useEffect, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import type { Demo, DemoState } from '../demo.ts';
import { DemoError } from '../demo-error.ts';

export const DemoContext = createContext<Demo | undefined>(undefined);

export function useDemo(): Demo {
  const demo = useContext(DemoContext);
  if (!demo) throw new Error('no demo around this component');
  return demo;
}

const dayAndTime: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };

/** Writes moments in the language of the portal. */
export const useMomentFormat = (options = dayAndTime): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(useDemo().languages.locale(), options);

export function useDemoState<Selected>(select: (state: DemoState) => Selected): Selected {
  return useSelector(useDemo().state, select);
}

/** Does something with the demo; where it cannot be done, the bar says why. */
export function useAction(): (action: (demo: Demo) => unknown) => void {
  const demo = useDemo();
  return (action) => {
    const run = async () => {
      await action(demo);
    };
    run().catch((error: unknown) => {
      if (!(error instanceof DemoError)) console.error('The demo could not do it', error);
      const text = error instanceof DemoError ? error.message : t`That did not work. Please try again.`;
      demo.say({ tone: 'error', text });
    });
  };
}

/**
 * Something that is read from the database, read again whenever its data has changed.
 * @param load the same function in every render
 */
export function useLoaded<Value>(load: (demo: Demo) => Promise<Value>, first: Value): Value {
  const demo = useDemo();
  const [value, setValue] = useState(first);
  useEffect(() => {
    let latest = 0;
    const read = () => {
      const reading = ++latest;
      load(demo).then(
        (found) => reading === latest && setValue(found),
        () => undefined,
      );
    };
    read();
    let { revision } = demo.state.get();
    const { unsubscribe } = demo.state.subscribe((state) => {
      if (state.revision === revision) return;
      revision = state.revision;
      read();
    });
    return () => {
      latest = -1;
      unsubscribe();
    };
  }, [demo, load]);
  return value;
}

/** What a page is told to watch: where its rows are, and how one is recognised. */
export interface Watched {
  readonly rows: string;
  readonly row: string;
}

declare global {
  interface Window {
    bench: {
      /** When the first row had been painted, in milliseconds since the navigation. */
      boot: number | undefined;
      /** Notes from now on how long it takes until what somebody does has changed the rows. */
      watch: (rows: string) => void;
      /** Waits for a while, as a person's fingers do between two keys; returns how many changes have been painted. */
      rest: (milliseconds: number) => Promise<number>;
      /** The time of the change after so many others; undefined where none comes in time. */
      next: (painted: number, timeout: number) => Promise<number | undefined>;
    };
  }
}

/**
 * Runs in the page before anything else. Times end when what was changed has been painted: event timestamp → mutation of
 * the rows → animation frame → message, in milliseconds. A mutation that leaves the text of the rows as it was is not the
 * answer: an attribute may change at once, and the rows much later.
 */
export function probe({ row }: Watched): void {
  const paints: number[] = [];
  let onPaint = () => {};
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  const painted = (done: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });

  function watch(rows: string): void {
    const container = document.querySelector(rows);
    if (!container) throw new Error(`there is no ${rows}`);
    let since: number | undefined;
    let text = '';
    const note = (event: Event) => {
      // A key has its own event before that of the field that it changes.
      if (event.type === 'input' && since !== undefined) return;
      since = event.timeStamp;
      text = container.textContent ?? '';
    };
    for (const type of ['keydown', 'input', 'click', 'scroll'])
      document.addEventListener(type, note, { capture: true });
    new MutationObserver(() => {
      if (since === undefined || container.textContent === text) return;
      const from = since;
      since = undefined;
      painted((time) => {
        paints.push(time - from);
        onPaint();
      });
    }).observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  }

  window.bench = {
    boot: undefined,
    watch,
    rest: async (milliseconds) => {
      await wait(milliseconds);
      return paints.length;
    },
    next: async (count, timeout) => {
      if (paints.length <= count)
        await Promise.race([wait(timeout), new Promise<void>((resolve) => (onPaint = resolve))]);
      return paints[count];
    },
  };

  const boot = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    boot.disconnect();
    painted((time) => (window.bench.boot = time));
  });
  boot.observe(document, { subtree: true, childList: true });
}

/** What a page is told to watch: where its rows are, and how one is recognised. */
export interface Watched {
  readonly rows: string;
  readonly row: string;
}

declare global {
  interface Window {
    bench: { boot: number | undefined; paints: number[]; watch: (rows: string) => void };
  }
}

/**
 * Runs in the page before anything else. Times end when what was changed has been painted: event timestamp → mutation of
 * the rows → animation frame → message, in milliseconds.
 */
export function probe({ row }: Watched): void {
  const bench: Window['bench'] = { boot: undefined, paints: [], watch };
  window.bench = bench;

  const painted = (done: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });

  const boot = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    boot.disconnect();
    painted((time) => (bench.boot = time));
  });
  boot.observe(document, { subtree: true, childList: true });

  function watch(rows: string): void {
    let since: number | undefined;
    const note = ({ timeStamp }: Event) => (since = timeStamp);
    for (const type of ['keydown', 'click', 'scroll']) document.addEventListener(type, note, { capture: true });
    const container = document.querySelector(rows);
    if (!container) throw new Error(`there is no ${rows}`);
    new MutationObserver(() => {
      if (since === undefined) return;
      const from = since;
      since = undefined;
      painted((time) => bench.paints.push(time - from));
    }).observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  }
}

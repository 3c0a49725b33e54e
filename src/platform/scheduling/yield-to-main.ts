/** How long the page may be kept from answering: below what a person notices, with room for a slow machine. */
const SLICE_MS = 40;

/** Lets the page draw and answer, then goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}

/** Awaited after each step of long work, it pauses when the page has waited; an aborted `signal` ends the work. */
export function createYielder(signal?: AbortSignal): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return yieldToMain().then(() => {
      signal?.throwIfAborted();
      until = performance.now() + SLICE_MS;
    });
  };
}

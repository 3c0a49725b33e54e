const name = 'ChunkError';

/**
 * Gives a name to the error of code that could not be loaded: the network is gone, or the host has a newer version and no
 * longer this one's files. The browser's own message moves to the end of the new one, because the router would recognise
 * it and reload the page: the browser's error page would replace the app, and what was typed would be lost.
 */
export function nameChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // What a module itself throws while it starts is no missing file; a DOMException cannot even be renamed.
    if (payload.name === name || payload instanceof DOMException) return;
    payload.message = `A part of the portal could not be loaded. ${payload.message}`;
    payload.name = name;
  });
}

export const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === name;

import type { RequestListener } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { requestPath } from '../request-path.ts';

/**
 * Answers a request whose first line has no path that can be read with 400. Vite's servers would end at it: they read the
 * line before any middleware does, and let the error through.
 */
export function readableRequests(): Plugin {
  function guard({ httpServer }: ViteDevServer | PreviewServer): void {
    const listeners = (httpServer?.listeners('request') ?? []) as RequestListener[];
    httpServer?.removeAllListeners('request');
    httpServer?.on('request', (request, response) => {
      const path = requestPath(request.url);
      if (path === undefined) return void response.writeHead(400).end();
      // Vite's own reading fails at some whole addresses that are well formed.
      if (!request.url?.startsWith('/')) request.url = path;
      for (const listener of listeners) listener(request as never, response as never);
    });
  }
  return { name: 'portal:readable-requests', configureServer: guard, configurePreviewServer: guard };
}

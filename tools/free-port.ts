import { createServer } from 'node:net';

/**
 * Makes sure that a server can listen there, before anything else is done for it.
 * @throws Error with a sentence where it cannot
 */
export function requireFreePort(port: number, host = 'localhost'): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is used by another program. Stop it, or choose another port with --port.`,
        EACCES: `Port ${port} needs more rights than you have. Choose one above 1023 with --port.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. 0.0.0.0 stands for all that it has.`,
        ENOTFOUND: `This machine has no address ${host}. 0.0.0.0 stands for all that it has.`,
      };
      reject(new Error(reasons[code ?? ''] ?? message));
    });
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

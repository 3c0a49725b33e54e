/** An address that leads to one PostgreSQL, and later to another. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Cluster } from './databases.ts';

export class MovingAddress {
  #to: Cluster;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((from) => {
    const to = connect(`${this.#to.folder}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      this.#open.add(one);
      // What breaks on one side ends on the other.
      one
        .on('error', () => undefined)
        .once('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });

  constructor(to: Cluster) {
    this.#to = to;
  }

  /** @returns the address */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `postgres://postgres@127.0.0.1:${(this.#server.address() as AddressInfo).port}/university`;
  }

  /** Leads to another one from now on, also those who are connected. */
  move(to: Cluster): void {
    this.#to = to;
    this.#hangUp();
  }

  close(): void {
    this.#server.close();
    this.#hangUp();
  }

  #hangUp(): void {
    for (const socket of this.#open) socket.destroy();
  }
}

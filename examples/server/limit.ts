/** How many requests an address may send. It is counted by each process for itself, and forgotten with it. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { t } from './languages.ts';
import { Refusal } from './operation.ts';

export interface Limit {
  perMinute: number;
  /** Whether a proxy in front writes X-Forwarded-For. Without one, anybody could write anything there. */
  isBehindProxy: boolean;
}

/** The last entry is the one that the proxy has written; those before it come from whoever has called. */
const addressOf = (context: Context, isBehindProxy: boolean) =>
  (isBehindProxy ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined) ??
  getConnInfo(context).remote.address ??
  '';

const MINUTE = 60_000;

export function limited({ perMinute, isBehindProxy }: Limit): MiddlewareHandler {
  let counts = new Map<string, number>();
  let began = 0;
  return async (context, next) => {
    const now = Date.now();
    if (now - began > MINUTE) {
      counts = new Map();
      began = now;
    }
    const address = addressOf(context, isBehindProxy);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > perMinute)
      throw new Refusal(
        429,
        () => t`Too many requests. Please wait a minute.`,
        {},
        {
          'Retry-After': String(Math.ceil((began + MINUTE - now) / 1000)),
        },
      );
    return next();
  };
}

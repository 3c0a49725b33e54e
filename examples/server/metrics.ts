/** What the server tells Prometheus: how long each operation takes, and how the process does. */
import type { Context } from 'hono';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Served {
  method: string;
  /** The pattern and not the address, which may have a person's e-mail address or what was searched for. */
  route: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until an answer began, by operation and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    observe: ({ ms, ...labels }: Served) => durations.observe(labels, ms / 1000),
    /** Answers Prometheus in its own format. */
    async answer(context: Context): Promise<Response> {
      return context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    },
  };
}

import { expect, it, onTestFinished } from 'vitest';
import { createApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { embedded } from './database/pglite.ts';
import { createMetrics } from './metrics.ts';

it('Prometheus is told how long each operation takes, and nothing about whom it was', async () => {
  const db = await embedded();
  onTestFinished(() => db.close());
  await migrate(db);
  const metrics = createMetrics();
  const app = createApp(db, { served: metrics.observe });
  app.get('/metrics', metrics.answer);
  await app.request('/api/students/email/asha@university.example');
  await app.request('/api/statistics');
  const text = await (await app.request('/metrics')).text();
  const count = (route: string, status: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
  expect(text).toContain(count('/api/students/email/:email', 401));
  expect(text).toContain(count('/api/statistics', 200));
  expect(text).not.toContain('asha');
});

import type { operations } from '#openapi/schema.gen.ts';
import { api } from '#src/platform/api/client.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { definePages, type ListSummary, readSummary } from '#src/records/calls/pages.ts';
import { APPLICATION_STATUSES, isUndecided, UNDECIDED } from './application-status.ts';
import { applications } from './applications.ts';

type PageQuery = NonNullable<operations['pageApplications']['parameters']['query']>;
type SummaryQuery = NonNullable<operations['getApplicationSummary']['parameters']['query']>;

/** How many applications each tab shows: all of them, those that wait for a decision, and those of each status. */
function parseApplicationSummary(raw: unknown): ListSummary {
  const summary = readSummary(raw);
  const byStatus = isRecord(raw) && Array.isArray(raw['byStatus']) ? raw['byStatus'].filter(isRecord) : [];
  const tabs = ['', UNDECIDED, ...APPLICATION_STATUSES];
  const inTabs: Record<string, number> = Object.fromEntries(tabs.map((tab) => [tab, 0]));
  for (const row of byStatus) {
    const status = String(row['status']);
    for (const tab of ['', status, ...(isUndecided(status) ? [UNDECIDED] : [])])
      inTabs[tab] = (inTabs[tab] ?? 0) + Number(row['count']);
  }
  return { ...summary, inTabs };
}

/** GET /applications/page and GET /applications/summary (extension `lists`). */
export const applicationPages = definePages(applications, {
  page: (query: PageQuery, init) => api.GET('/applications/page', { params: { query }, ...init }),
  summary: (query: SummaryQuery, init) => api.GET('/applications/summary', { params: { query }, ...init }),
  readSummary: parseApplicationSummary,
  summarized: ['q', 'course', 'grade', 'submitted'],
});

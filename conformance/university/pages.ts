import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import type { Answer } from '#conformance/kit/client.ts';
import type { Exchange } from '#conformance/kit/exchange.ts';
import type { ListModel, Query } from './list-model.ts';
import type { OwnRecords } from './own-records.ts';
import type { RuleId } from './rules.ts';
import type { UniversityRun } from './university-run.ts';

export const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id);
/** A query as a report names it. */
export const words = (query: Query) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&') || 'no parameters';

export interface Page {
  readonly rows: readonly Json[];
  readonly next: string | null;
  readonly answer: Answer;
}

/** A longer list is not read whole: what is checked of it is about the records that the run has made. */
export const longest = 5000;

/** A list by pages, as it is now. */
export class Pages {
  readonly run: UniversityRun;
  readonly model: ListModel;
  constructor(run: UniversityRun, model: ListModel) {
    this.run = run;
    this.model = model;
  }

  /** Keeps how a rule of the pages came out. */
  check(rule: RuleId, ok: boolean, exchange: Exchange, what: string, seen?: string): boolean {
    return this.run.results.check(this.model.page, rule, { ok, what, seen, exchange });
  }

  /** One page; undefined where it is no page, or refused, which breaks a rule. */
  async read(query: Query, what = words(query), rule: RuleId = 'valid-accepted'): Promise<Page | undefined> {
    const answer = await this.run.call(this.model.page, { as: this.run.admin, query });
    const { ok, data, exchange } = answer;
    if (exchange.status !== 0 && exchange.status < 500) this.check(rule, ok, exchange, what);
    if (!ok || !isRecord(data) || !Array.isArray(data['rows'])) return undefined;
    const { next } = data;
    return { rows: data['rows'].filter(isRecord), next: typeof next === 'string' ? next : null, answer };
  }

  /** All pages of a query, a few more than so many rows need at most; undefined where one of them is refused. */
  async walk(query: Query, limit: number, rows: number): Promise<readonly Page[] | undefined> {
    const pages: Page[] = [];
    let cursor: string | null = '';
    while (cursor !== null && pages.length <= Math.ceil(rows / limit) + 3) {
      const what = `${words(query)}${cursor === '' ? '' : ', a further page'}`;
      const page: Page | undefined = await this.read(
        { ...query, limit: String(limit), ...(cursor !== '' && { cursor }) },
        what,
      );
      if (!page) return undefined;
      pages.push(page);
      cursor = page.next;
    }
    return pages;
  }
}

/** What of a list is looked at: all of it, or the run's own records of it, which a search for their names finds. */
export interface Scope {
  readonly query: Query;
  /** In the order of the list. */
  readonly rows: readonly Json[];
  readonly own: OwnRecords;
  /** Whether it is all of the list. */
  readonly isWhole: boolean;
}

import type { Json } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import { studentModel } from '../list-model.ts';
import type { OwnRecords } from '../own-records.ts';
import type { Page, Pages } from '../pages.ts';

const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => String(id));

/** What happens to the run's own records between two pages; each tells whether it was done. */
class Writes {
  readonly gone = new Set<string>();
  readonly added = new Set<string>();
  private readonly pages: Pages;
  private readonly own: OwnRecords;
  constructor(pages: Pages, own: OwnRecords) {
    this.pages = pages;
    this.own = own;
  }

  private get isStudents() {
    return this.pages.model === studentModel;
  }

  async add(name: string): Promise<boolean> {
    const { run } = this.pages;
    const full = `${name} ${this.own.marker}`;
    const made = this.isStudents ? await run.newStudent({ name: full }) : await run.newApplication({ fullName: full });
    if (made) this.added.add(made.id);
    return made !== undefined;
  }

  async change(id: string): Promise<boolean> {
    const { run, model } = this.pages;
    const row = this.own.rows.find((one) => one['id'] === id);
    if (!row) return false;
    if (!this.isStudents) {
      if (!run.uses('reviewApplication') || row['status'] !== 'APPLIED') return false;
      const body = { status: 'UNDER_REVIEW', reviewComments: 'Seen by the conformance run.' };
      return (await run.call('reviewApplication', { as: run.admin, path: { id }, body })).ok;
    }
    const update = (['adminUpdateStudent', 'updateStudent'] as const).find((operation) => run.uses(operation));
    if (!update || model !== studentModel) return false;
    const { name, email, rollNo, department, year, semester } = row;
    // It moves to the other end of the list by name.
    const body = { name: `${String(name) < 'N' ? 'zz' : 'AA'} ${name}`, email, rollNo, department, year, semester };
    return (await run.call(update, { as: run.admin, path: { id }, body })).ok;
  }

  async remove(id: string): Promise<boolean> {
    const { run } = this.pages;
    if (!this.isStudents || !run.uses('deleteStudent')) return false;
    const { ok } = await run.call('deleteStudent', { as: run.admin, path: { id } });
    if (ok) this.gone.add(id);
    return ok;
  }
}

/** The next page begins where the one before ended, whatever one write has done to that. */
async function checkNextPage(
  pages: Pages,
  { marker }: OwnRecords,
  what: string,
  write: (last: string) => Promise<boolean>,
): Promise<void> {
  const query = { q: marker, limit: '3' };
  const whole = await pages.read({ q: marker, limit: '500' });
  const first = await pages.read(query);
  const last = first?.rows.at(-1);
  if (!whole || !first || first.next === null || !last || !(await write(String(last['id'])))) return;
  const further = await pages.read({ q: marker, limit: '500', cursor: first.next }, what, 'walk-outlives-writes');
  if (!further) return;
  const expected = idsOf(whole.rows).slice(first.rows.length);
  pages.check(
    'walk-outlives-writes',
    idsOf(further.rows).join() === expected.join(),
    further.answer.exchange,
    what,
    `it begins with ${shown(further.rows[0])}, and not with ${shown(expected[0])}`,
  );
}

/** A walk by id meets everyone once who was there throughout, though others come, change and go between its pages. */
async function checkWalkById(pages: Pages, { marker }: OwnRecords, writes: Writes): Promise<void> {
  const query = { q: marker, sort: 'id', limit: '2' };
  const start = await pages.read({ ...query, limit: '500' });
  if (!start) return;
  const there = idsOf(start.rows);
  const met: string[] = [];
  let page: Page | undefined = await pages.read(query);
  for (let at = 0; page && at <= there.length + 20; at += 1) {
    met.push(...idsOf(page.rows));
    if (page.next === null) break;
    const ahead = there.filter((id) => !met.includes(id) && !writes.gone.has(id));
    const behind = idsOf(page.rows)[0];
    // Two are added, each at another end of most orders; one more than goes, and fewer than a page holds.
    if (at % 2 === 0) await writes.add(at % 4 === 0 ? '000' : 'zzz');
    if (at % 3 === 0) await writes.remove(idsOf(page.rows).at(-1) ?? '');
    if (at % 3 === 1 && ahead[1] !== undefined) await writes.remove(ahead[1]);
    if (ahead[0] !== undefined) await writes.change(ahead[0]);
    if (behind !== undefined && !writes.gone.has(behind)) await writes.change(behind);
    page = await pages.read({ ...query, cursor: page.next }, 'sort=id, after a write', 'walk-outlives-writes');
  }
  if (!page) return;
  const stayed = there.filter((id) => !writes.gone.has(id));
  const missing = stayed.filter((id) => !met.includes(id));
  const repeated = met.length - new Set(met).size;
  pages.check(
    'walk-outlives-writes',
    missing.length === 0 && repeated === 0,
    page.answer.exchange,
    'sort=id',
    `${missing.length} of ${stayed.length} never, e.g. ${shown(missing[0])}, and ${repeated} twice`,
  );
}

/** Reads pages while the run's own records are added, changed and deleted. */
export async function checkWritesBetweenPages(pages: Pages, own: OwnRecords): Promise<void> {
  const { run, model } = pages;
  if (own.rows.length === 0)
    return run.results.skip(model.page, 'writes between two pages', 'no record could be made that may be changed');
  const writes = new Writes(pages, own);
  await checkWalkById(pages, own, writes);
  // Each alone: of a row more and a row fewer a cursor that counts rows would notice nothing.
  await checkNextPage(pages, own, 'a page after a row that was deleted', (last) => writes.remove(last));
  await checkNextPage(pages, own, 'a page after a row was added before it', () => writes.add('000'));
}

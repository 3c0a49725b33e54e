import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { applicationModel, orderOf, studentModel } from '../list-model.ts';
import { answering, before, bodyOf, type Inject, json } from '#conformance/kit/inject-fault.ts';

type Changes = Readonly<Record<string, string | null>>;

/** The request with other parameters; null takes one out. */
export function asking(request: Request, changes: Changes): Request {
  const url = new URL(request.url);
  for (const [name, value] of Object.entries(changes))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return new Request(url.href, request);
}

export const parameterOf = (request: Request, name: string) => new URL(request.url).searchParams.get(name);

const dataOf = (body: Json): Json => (isRecord(body['data']) ? body['data'] : {});
const rowsOf = (data: Json): Json[] => (Array.isArray(data['rows']) ? data['rows'].filter(isRecord) : []);

/** Changes the rows of each page, and nothing else. */
export const onPages = (name: OperationId, change: (rows: Json[], request: Request) => Json[]): Inject =>
  answering([name], (body, request) => {
    const data = dataOf(body);
    return { ...body, data: { ...data, rows: change(rowsOf(data), request) } };
  });

/** Changes what a page says beside its rows. */
export const besidePages = (name: OperationId, change: (data: Json) => Json): Inject =>
  answering([name], (body) => ({ ...body, data: change(dataOf(body)) }));

/** What a list that is paged by the fault itself can ask the server. */
interface Source {
  readonly request: Request;
  /** All rows of the list with these changes of its parameters. */
  readonly rowsWith: (changes: Changes) => Promise<Json[]>;
}

/** Where a further page begins: after the last row that was met, or after so many rows. */
type Place = 'after the last' | 'by offset';

/** The rows that come after those that were met, some of which may have been changed or deleted since. */
function restOf(rows: readonly Json[], met: readonly Json[], name: OperationId, sort: string | null): readonly Json[] {
  const last = met.at(-1);
  const compare = orderOf(name === studentModel.page ? studentModel : applicationModel, sort ?? undefined);
  const ids = new Set(met.map(({ id }) => id));
  return rows.filter((row) => (compare && last ? compare(row, last) > 0 : !ids.has(row['id'])));
}

/**
 * A list that finds other rows than it should, and pages them itself. What the server refuses it refuses too, and its cursors
 * outlive a write unless they count rows.
 */
export const listing =
  (name: OperationId, find: (source: Source) => Promise<Json[]>, place: Place = 'after the last'): Inject =>
  (server) => {
    const cursors = new Map<string, { readonly met: readonly Json[]; readonly real: string }>();
    return before([name], async ({ request, pass }) => {
      const cursor = parameterOf(request, 'cursor');
      const known = cursor === null ? undefined : cursors.get(cursor);
      const asked = known ? asking(request, { cursor: known.real }) : request;
      const answer = await pass(asked.clone());
      if (!answer.ok) return answer;
      const whole = { cursor: null, limit: '500' };
      const read = async (changes: Changes) =>
        dataOf(await bodyOf(await pass(asking(request, { ...whole, ...changes }))));
      const rows = await find({ request, rowsWith: async (changes) => rowsOf(await read(changes)) });
      const limit = Number(parameterOf(request, 'limit') ?? 100);
      const met = known?.met ?? [];
      const sort = parameterOf(request, 'sort');
      const rest = place === 'by offset' ? rows.slice(met.length) : restOf(rows, met, name, sort);
      const page = rest.slice(0, limit);
      const { next: real } = await read({ limit: '1' });
      const next = rest.length > limit && typeof real === 'string' ? `kit-fault-${cursors.size}` : null;
      if (next !== null) cursors.set(next, { met: [...met, ...page], real: String(real) });
      const { count } = dataOf(await bodyOf(answer));
      return json(200, {
        success: true,
        data: { rows: page, next, ...(isRecord(count) && { count: { ...count, value: rows.length } }) },
      });
    })(server);
  };

import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Answer, Call } from '#conformance/kit/client.ts';
import { isServerFailure, sameValue, shown, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';

/** A language of the portal, or else whichever the server has. */
const otherLanguages = 'hi, ur;q=0.9, *;q=0.1';

/** All of a refusal that programs read: everything but its sentences. */
const wordless = ({ status, body: { error, errors, data } }: Answer) => ({
  status,
  ...(error !== undefined && { error }),
  ...(isRecord(errors) && { errors: Object.keys(errors).toSorted() }),
  ...(data !== undefined && { data }),
});

/** Sends what is refused in English and in another language; a server without languages answers the same twice. */
async function checkRefusal(run: UniversityRun, operation: OperationId, call: Call): Promise<void> {
  if (!run.uses(operation) || !run.selects(operation)) return;
  const english = await run.call(operation, { ...call, language: 'en' });
  const other = await run.call(operation, { ...call, language: otherLanguages });
  if (english.ok || isServerFailure(english.status) || isServerFailure(other.status)) return;
  run.results.check(operation, 'same-in-each-language', {
    ok: sameValue(wordless(other), wordless(english)),
    expected: shown(wordless(english)),
    seen: shown(wordless(other)),
    exchange: other.exchange,
  });
}

/** What is refused for its fields, for a record that is not there, and for a step that the error lists others of. */
export async function checkLanguages(run: UniversityRun): Promise<void> {
  await checkRefusal(run, 'getStudent', { as: run.admin, path: { id: 'kit-no-such-student' } });
  if (run.readOnly) return;
  await checkRefusal(run, 'submitApplication', { as: visitor, body: {} });
  const application = run.selects('reviewApplication') ? await run.newApplication() : undefined;
  if (!application) return;
  const path = { id: application.id };
  await checkRefusal(run, 'reviewApplication', { as: run.admin, path, body: { status: 'APPLIED' } });
}

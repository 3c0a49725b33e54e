import { isRecord } from '#src/platform/api/shapes.ts';
import { shown } from '#conformance/kit/exchange.ts';
import { usesAndSelects } from '#conformance/university/checks/uses-and-selects.ts';
import { readRecord } from '#conformance/university/read-back.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const languageIn = (record: unknown) => (isRecord(record) ? record['language'] : undefined);

/** Of two languages that a student of the kit chooses, the second is kept, for its owner alone. */
export async function checkLanguage(run: UniversityRun): Promise<void> {
  const operation = 'setLanguage';
  if (!usesAndSelects(run, operation) || !run.uses('studentLogin')) return;
  const { results } = run;
  const student = await run.newStudent();
  const signIn = () => run.signIn('studentLogin', student!, { name: 'a student of the kit' });
  const { caller: as } = student ? await signIn() : { caller: undefined };
  if (!student || !as) return results.skip(operation, 'a language that is kept', run.reason('student'));
  for (const language of ['hi', 'pt-BR']) {
    const { ok, exchange } = await run.call(operation, { as, body: { language } });
    if (!results.check(operation, 'valid-accepted', { ok, what: language, exchange })) return;
  }
  const check = (what: string, record: unknown, expected: string | undefined) => {
    const seen = languageIn(record);
    results.check(operation, 'keeps-language', { ok: seen === expected, what, seen: shown(seen) });
  };
  if (run.uses('getCurrentUser')) check('the own record', (await run.call('getCurrentUser', { as })).data, 'pt-BR');
  const { answer } = await signIn();
  check('the next login', isRecord(answer.data) ? answer.data['user'] : undefined, 'pt-BR');
  check('the record that administrators read', await readRecord(run, 'students', student.id), undefined);
}

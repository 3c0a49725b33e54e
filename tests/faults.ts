import { type Fault, writeFaultKinds } from './conformance/faults.ts';

/** The faults as wires of tests/render.tsx, by what a screen says of them; a time that runs out is a test of its own. */
type Answer = Fault['fail'];
type Row = readonly [name: string, wire: Answer];

const rows = (kind: Fault['kind']) => writeFaultKinds.filter((fault) => fault.kind === kind);

/** The server said no, in words of its own. A 401 stands apart: it ends at the login. */
export const refusals: readonly (readonly [name: string, wire: Answer, words: string])[] = rows('refused').flatMap(
  ({ name, fail, reason }) => (reason ? [[name, fail, reason] as const] : []),
);

/** The server said no with an error's status, without a word. */
export const errorStatuses: readonly Row[] = rows('refused').flatMap(({ name, fail, reason }) =>
  reason ? [] : [[name, fail] as const],
);

/** The server said no, without a word. */
export const wordless: readonly Row[] = [
  ...errorStatuses,
  ['a success flag that is false', async () => Response.json({ success: false })],
];

/** No answer came, or none that can be read. */
export const silences: readonly Row[] = rows('unanswered').map(({ name, fail }) => [name, fail] as const);

/** A failure of each kind, whatever the words. */
export const failures: readonly Row[] = [
  ...refusals.map(([name, wire]) => [name, wire] as const),
  ...wordless,
  ...silences,
];

/** The token has died. */
export const unauthorized: Answer = async () =>
  Response.json({ success: false, message: 'Please sign in to continue' }, { status: 401 });

import { describe, expect, it } from 'vitest';
import { checkConformance } from './conformance.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { parseExtensions } from './kit/extensions.ts';
import { type Fault, faults } from './university/faults/faults.ts';

const students = 40;

/** What the kit finds on a server with a fault, as `operation rule`. */
async function foundIn({ operation, by, inject }: Pick<Fault, 'operation' | 'by' | 'inject'>): Promise<string[]> {
  const result = await checkConformance({
    send: inject(await mockServer(students)),
    url: mockUrl,
    accounts: mockAccounts,
    level: 'all',
    extensions: parseExtensions('all'),
    only: operation === '*' ? undefined : operation,
    checks: [by],
    readOnly: false,
    keep: true,
    seed: 11,
    cases: 6,
  });
  return result.operations.flatMap(({ findings }) => findings.map(({ subject, rule }) => `${subject} ${rule}`));
}

describe('The faulty servers of the conformance tests', () => {
  it('number at least 40, each with its own name', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))(
    'The kit finds the fault “%s” by its rule',
    async (_, fault) => {
      const found = await foundIn(fault);
      const own = `${fault.operation} ${fault.rule}`;
      expect(found).toContain(own);
      // The rules of lists by pages are told apart: none of them stands for another.
      if (fault.by === 'pages') expect(new Set(found)).toEqual(new Set([own]));
    },
  );
});

import { describe, expect, it } from 'vitest';
import { checkConformance } from './conformance.ts';
import { driftReport, driftSince, parseLastRun } from './kit/drift.ts';
import { jsonReport } from './kit/report/files.ts';
import { SetupError } from './kit/setup-error.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { faults } from './university/faults/faults.ts';
import type { Send } from './kit/send.ts';

const on = async (send: Send) =>
  checkConformance({
    send,
    url: mockUrl,
    accounts: mockAccounts,
    level: 'all',
    only: 'Applications',
    readOnly: true,
    seed: 3,
    cases: 2,
  });

describe('The drift of a server since an earlier read-only run', () => {
  it('The screens are named whose operations are worse, and a server that is mended is better', async () => {
    const right = await on(await mockServer(12));
    const fault = faults.find(({ operation, by }) => operation === 'getApplicationStats' && by === 'figures')!;
    const wrong = await on(fault.inject(await mockServer(12)));
    const lastOf = (result: typeof right) => parseLastRun('last.json', jsonReport(result));

    const worse = driftSince(lastOf(right), wrong);
    expect(worse).toMatchObject([{ before: 'fits', isWorse: true, result: { subject: 'getApplicationStats' } }]);
    expect(driftReport(lastOf(right), worse, wrong.contract)).toBe(
      [
        `Since ${right.at}:`,
        '    worse  GET /applications/stats: fits → misleads',
        '    Screens that suffer: /admin/applications, /admin/dashboard',
      ].join('\n'),
    );
    const better = driftSince(lastOf(wrong), right);
    expect(better).toMatchObject([{ before: 'misleads', isWorse: false }]);
    expect(driftReport(lastOf(wrong), better, right.contract)).toContain('No screen suffers.');
    expect(driftReport(lastOf(right), driftSince(lastOf(right), right), right.contract)).toBe(
      `Since ${right.at}: no operation has another verdict.`,
    );
  });

  it.each([
    ['another version', { contract: '1.6.0' }, 'version 1.6.0'],
    ['no version', {}, 'a version that it does not name'],
  ])('A report that names %s of the contract is compared with a word of caution', (_, named, words) => {
    const last = parseLastRun('last.json', JSON.stringify({ at: '2026-05-18', operations: [], ...named }));
    expect(driftReport(last, [], '1.7.0').split('\n')).toEqual([
      `The earlier report is by ${words} of the contract, this run by 1.7.0: what is worse may be a newer rule.`,
      'Since 2026-05-18: no operation has another verdict.',
    ]);
  });

  it.each([
    ['text that is not JSON', '{', 'last.json is no JSON: '],
    ['another file', '{"openapi":"3.1.0"}', 'last.json is no report.json of this kit'],
    [
      'a report with an unknown verdict',
      '{"at":"2026-05-18","operations":[{"subject":"login","verdict":"fine"}]}',
      'last.json has the verdict “fine”, which this kit does not know.',
    ],
  ])('An earlier report that is %s is refused', (_, text, message) => {
    expect(() => parseLastRun('last.json', text)).toThrow(SetupError);
    expect(() => parseLastRun('last.json', text)).toThrow(message);
  });
});

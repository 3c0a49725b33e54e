import { beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '#openapi/contract.ts';
import { checkConformance } from './conformance.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { CheckResults } from './kit/check-results.ts';
import { visitor } from './kit/exchange.ts';
import { operationOf } from './kit/inject-fault.ts';
import type { Send } from './kit/send.ts';
import { faults } from './university/faults/faults.ts';
import type { Result } from './kit/verdicts.ts';
import { jsonReport, junitReport } from './kit/report/files.ts';
import { page } from './kit/report/page.tsx';
import { rules } from './university/rules.ts';
import { terminalReport } from './kit/report/terminal.ts';

let result: Result;
beforeAll(async () => {
  const swapped = faults.find(({ name }) => name === 'the fees are swapped')!;
  const send = swapped.inject(await mockServer(40));
  const options = {
    only: 'updateStudentFee',
    checks: ['students', 'inputs'],
    readOnly: false,
    seed: 4,
    cases: 3,
  } as const;
  result = await checkConformance({ send, url: mockUrl, accounts: mockAccounts, level: 'all', ...options });
});

describe('The report on a server that stores other fees than were sent', () => {
  it('shows the verdict “misleads”, and neither level counts the operation as working', () => {
    expect(result.operations).toMatchObject([{ subject: 'updateStudentFee', verdict: 'misleads' }]);
    expect(result.scores).toMatchObject([
      { fitting: 0, working: 0 },
      { fitting: 0, working: 0 },
    ]);
  });

  it('shows one line with operation, rule, expected and actual value, seed, and a command without the token', () => {
    const line = terminalReport(result)
      .split('\n')
      .find((one) => one.includes('stores-what-was-sent'))!;
    expect(line).toMatch(
      /updateStudentFee · stores-what-was-sent · paidAmount: .* · expected: .* · seen: .* where .* was expected.* · seed: 4 · curl .*-X PUT -H "Authorization: Bearer \$ADMIN_TOKEN" .*--data-binary '\{"totalFee":/,
    );
  });

  it('names the affected screen, and the sections of the specification', () => {
    expect(terminalReport(result)).toMatch(
      /The fees of a student are saved \(\/admin\/students, \/admin\/students\/:studentId\): suffers. Specification: 3 Student;/,
    );
  });

  it('The terminal shows at most 120 lines, the worst first, of a server where every operation is broken', async () => {
    const server = await mockServer(12);
    let asked = 0;
    const send: Send = async (request) => {
      asked += 1;
      // The first request asks whether anybody is there.
      if (asked === 1 || operationOf(request)?.endsWith('ogin')) return server(request);
      return new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } });
    };
    const options = { level: 'all', readOnly: true, seed: 4, cases: 2 } as const;
    const all = await checkConformance({ send, url: mockUrl, accounts: mockAccounts, ...options });
    const lines = terminalReport(all).split('\n');
    expect(lines.length).toBeLessThanOrEqual(120);
    const verdictsInOrder = lines.flatMap((line) => /^(BROKEN|MISLEADS|NOT TRIED|WORKS|FITS) /.exec(line)?.[1] ?? []);
    const order = ['BROKEN', 'MISLEADS', 'NOT TRIED', 'WORKS', 'FITS'];
    expect(verdictsInOrder[0]).toBe('BROKEN');
    const blocks = lines.flatMap((line) => /^(BROKEN|MISLEADS|NOT TRIED|WORKS|FITS)  \w+ \//.exec(line)?.[1] ?? []);
    expect(blocks).toEqual(blocks.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    for (const { subject, findings } of all.operations)
      if (subject !== '*' && findings.length > 0) expect(lines.join('\n')).toContain(subject);
  });

  it('says how to get the token for the commands, and shows no password', () => {
    const text = terminalReport(result);
    expect(text).toContain('ADMIN_TOKEN=$(curl');
    expect(text).not.toContain('SUPER_ADMIN_TOKEN=');
    for (const report of [text, jsonReport(result), junitReport(result)]) expect(report).not.toContain('Demo@1234');
  });

  it('Terminal, page and JSON name the version of the contract that the server was held against', async () => {
    const { info } = await readContract();
    const words = `seed 4, by version ${info.version} of the contract`;
    expect(terminalReport(result)).toMatch(new RegExp(`${words}$`));
    expect(await page(result)).toContain(words);
    expect(JSON.parse(jsonReport(result))).toMatchObject({ contract: info.version });
  });

  it('The JSON report contains findings, scores and rules', () => {
    const json = JSON.parse(jsonReport(result)) as { operations: { findings: object[] }[]; rules: object };
    expect(json.operations[0]?.findings[0]).toMatchObject({ subject: 'updateStudentFee', effect: 'misleads' });
    expect(json.rules).toHaveProperty('stores-what-was-sent');
  });

  it('The JUnit XML report has a failure for each rule', () => {
    const xml = junitReport(result);
    expect(xml).toMatch(/<testsuite name="Students" tests="\d+" failures="[1-9]\d*" errors="0" skipped="0">/);
    expect(xml).toMatch(
      /<testcase classname="updateStudentFee" name="stores-what-was-sent: [^"]+"><failure type="misleads"/,
    );
    expect(xml).toMatch(/<testcase classname="updateStudentFee" name="no-secrets: [^"]+"\/>/);
  });

  it('The HTML report is one page that loads nothing, with the affected screens first', async () => {
    const html = await page(result);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|<link|<img|\bsrc=|url\(/);
    expect(html.indexOf('/admin/students/:studentId')).toBeLessThan(html.indexOf('id="updateStudentFee"'));
    expect(html).toContain('prefers-color-scheme: dark');
  });
});

it('A finding shows a command that can be read, where one of its cases has one', () => {
  const results = new CheckResults(rules, () => true);
  const commands = (name: string) => {
    const sent = { text: JSON.stringify({ name }), type: 'application/json' };
    const url = `${mockUrl}/courses`;
    const exchange = {
      subject: 'createCourse',
      method: 'POST',
      url,
      caller: visitor,
      sent,
      status: 200,
      headers: new Headers(),
      text: '',
      json: undefined,
      milliseconds: 1,
    } as const;
    results.check('createCourse', 'invalid-refused', { ok: false, what: 'name: too long', exchange });
    return [...results.findings.values()].map(({ curl, times }) => [
      /data-binary '(.*?)'/.exec(curl ?? '')?.[1],
      times,
    ]);
  };
  expect(commands('\u{1F600}')).toEqual([['{"name":"\u{1F600}"}', 1]]);
  expect(commands('Asha')).toEqual([['{"name":"Asha"}', 2]]);
  expect(commands('\u0639')).toEqual([['{"name":"Asha"}', 3]]);
});

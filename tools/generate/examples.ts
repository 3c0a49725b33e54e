import { type Contract, endpoints, type Example, type Media, resolved } from '#openapi/contract.ts';

interface AnswerExample {
  readonly status: number;
  readonly name: string;
  readonly body: unknown;
}

/** What the contract shows each operation to answer, by operation. */
export function examplesModule(contract: Contract): string {
  const rows = endpoints(contract).map(({ id, operation }) => {
    const examples = Object.entries(operation.responses).flatMap(([code, reference]): AnswerExample[] => {
      const status = Number(code);
      const { content } = resolved<Media>(contract, reference);
      const named = Object.entries(content?.['application/json']?.examples ?? {});
      return named.map(([name, example]) => ({ status, name, body: resolved<Example>(contract, example).value }));
    });
    return `  ${id}: ${JSON.stringify(examples)},`;
  });
  return [
    '// Generated from university.yaml by `npm run generate`. Do not edit.',
    '/* eslint-disable */',
    'export const answerExamples: Readonly<',
    '  Record<string, readonly { readonly status: number; readonly name: string; readonly body: unknown }[]>',
    '> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}

import { type Contract, endpoints, resolved } from '#openapi/contract.ts';

/**
 * What a server may offer beyond the documented operations: the names of `x-extension` of operations, in the order of the
 * contract, and then of the parameters of others.
 */
export function extensionsModule(contract: Contract): string {
  const all = endpoints(contract);
  const names = [
    ...all.flatMap(({ operation }) => operation['x-extension'] ?? []),
    ...all.flatMap(({ parameters }) => parameters.flatMap((parameter) => parameter['x-extension'] ?? [])),
  ];
  return [
    '// Generated from university.yaml by `npm run generate`. Do not edit.',
    `export const extensions = ${JSON.stringify([...new Set(names)])} as const;`,
    '',
  ].join('\n');
}

/** The routing table: what a server must know of each operation before it looks at a request. */
export function operationsModule(contract: Contract): string {
  const rows = endpoints(contract).map(({ id, method, path, operation }) => {
    const status = Object.keys(operation.responses).find((code) => code.startsWith('2'));
    const body = operation.requestBody && resolved<{ content?: object }>(contract, operation.requestBody);
    const answer = status === undefined ? undefined : operation.responses[status];
    const answered = answer && resolved<{ content?: object }>(contract, answer);
    const row = {
      method,
      path,
      tag: operation.tags[0],
      ...(operation['x-extension'] ? { extension: operation['x-extension'] } : {}),
      roles: operation['x-roles'],
      ...(operation['x-public-when'] ? { publicWhen: operation['x-public-when'] } : {}),
      status: Number(status),
      hasBody: body !== undefined,
      ...(body?.content && 'multipart/form-data' in body.content ? { takesFile: true } : {}),
      ...(answered?.content && !('application/json' in answered.content) ? { answersFile: true } : {}),
    };
    return `  ${id}: ${JSON.stringify(row)},`;
  });
  return [
    '// Generated from university.yaml by `npm run generate`. Do not edit.',
    '/* eslint-disable */',
    'export const operations = {',
    ...rows,
    '} as const;',
    'export type OperationId = keyof typeof operations;',
    '',
  ].join('\n');
}

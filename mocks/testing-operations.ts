import { type Endpoint, endpoints, type Example, type Media, readContract, resolved } from '#openapi/contract.ts';
import type { OperationId } from '#openapi/operations.gen.ts';
import { givenRequests, type RolesAndRequest } from './testing-requests.ts';

const contract = await readContract();

/** The body that the contract shows first. */
function shownBody({ operation: { requestBody } }: Endpoint): unknown {
  const content = requestBody && resolved<Media>(contract, requestBody).content;
  const [example] = Object.values(content?.['application/json']?.examples ?? {});
  return example && resolved<Example>(contract, example).value;
}

/**
 * A request as the contract shows it, to the first record of the table that is named before `{id}`. One that cannot succeed
 * so, or an operation whose roles are in the specification, has an entry in testing-requests.ts.
 */
export function requestByContract(endpoint: Endpoint): RolesAndRequest {
  const { method, path, operation } = endpoint;
  const body = shownBody(endpoint);
  return [
    operation['x-roles'].join(', '),
    (record, { first }) => ({
      path: path.replace(
        /([\w-]+)\/\{id\}/,
        (_, table: string) => `${table}/${table === 'students' ? record.id : first[table]}`,
      ),
      method: method.toUpperCase(),
      ...(body !== undefined && { body }),
    }),
  ];
}

/** Every operation of the contract, with its roles and a request that succeeds. */
export const requests = Object.fromEntries(
  endpoints(contract).map((endpoint) => [
    endpoint.id,
    givenRequests[endpoint.id as OperationId] ?? requestByContract(endpoint),
  ]),
) as { readonly [Id in OperationId]: RolesAndRequest };

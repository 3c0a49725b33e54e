import type { SchemaError } from '#openapi/validator.ts';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { ContractLine } from './contract-breach.ts';

type Position = Node | null | undefined;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The keyword and its value in a schema. */
const entryOf = (schema: YAMLMap, keyword: string) =>
  schema.items.find(({ key }) => isScalar(key) && key.value === keyword);

/**
 * Finds the lines of the contract that answers break, and its version.
 * @param source the text of the contract, in YAML
 */
export function contractLines(source: string) {
  const counter = new LineCounter();
  const contract = parseDocument(source, { lineCounter: counter });
  const texts = source.split('\n');

  function lineOf(node: Position): ContractLine {
    const number = counter.linePos(node?.range?.[0] ?? 0).line;
    return { number, text: texts[number - 1]?.trim() ?? '' };
  }

  /** The map at a path below a node, past all references. */
  function mapAt(start: unknown, ...path: string[]): YAMLMap | undefined {
    const [key, ...rest] = path;
    if (!isMap(start)) return undefined;
    const reference = start.get('$ref');
    if (typeof reference === 'string') return mapAt(contract.contents, ...reference.slice(2).split('/'), ...path);
    return key === undefined ? start : mapAt(start.get(key, true), ...rest);
  }

  /** The schema, and those that it is put together from. */
  function partsOf(start: unknown): YAMLMap[] {
    const schema = mapAt(start);
    if (!schema) return [];
    const members = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
      const list = schema.get(keyword, true);
      return isSeq(list) ? list.items : [];
    });
    return [schema, ...members.flatMap(partsOf)];
  }

  /** The schemas of a property, or of the items of a list. */
  const below = (schema: YAMLMap, key: string) =>
    partsOf(mapAt(schema, 'properties', key) ?? mapAt(schema, 'items') ?? mapAt(schema, 'additionalProperties'));

  /** The key, or the item of its list, that an error of the validator is about. */
  function breached({ keyword, params }: SchemaError, schema: YAMLMap): Position {
    const entry = entryOf(schema, keyword);
    if (!entry || !isScalar(entry.key)) return undefined;
    // The validator's parameters repeat the value of the keyword, or the one item of a list that is not fulfilled.
    const limits: unknown[] = Object.values(params);
    const agrees = (node: unknown) => isScalar(node) && limits.some((limit) => isSame(limit, node.value));
    if (isSeq(entry.value)) {
      const items: unknown = entry.value.toJSON();
      if (limits.some((limit) => isSame(limit, items))) return entry.key;
      return entry.value.items.find((item): item is Node => agrees(item));
    }
    return agrees(entry.value) ? entry.key : undefined;
  }

  const operationOf = (id: OperationId) =>
    mapAt(contract.contents, 'paths', operations[id].path, operations[id].method);

  /** The line of an operation's answer with this status, or of its answers where this one is not among them. */
  function ofResponse(id: OperationId, status: number): ContractLine {
    const operation = operationOf(id);
    const all = mapAt(operation, 'responses');
    const entry = (all && entryOf(all, String(status))) ?? (operation && entryOf(operation, 'responses'));
    return lineOf(isScalar(entry?.key) ? entry.key : undefined);
  }

  /**
   * The line that an error of the validator is about. The error's own path begins anew at each reference, so that the
   * path in the body is followed through the schemas instead.
   */
  function ofError(id: OperationId, status: number, error: SchemaError): ContractLine {
    const schema = mapAt(operationOf(id), 'responses', String(status), 'content', 'application/json', 'schema');
    const keys = error.instancePath.split('/').slice(1);
    const found = keys
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce((schemas, key) => schemas.flatMap((each) => below(each, key)), partsOf(schema));
    const node = found.map((each) => breached(error, each)).find(Boolean) ?? found[0];
    return node ? lineOf(node) : ofResponse(id, status);
  }

  return { version: String(contract.getIn(['info', 'version'])), ofResponse, ofError };
}

export type ContractLines = ReturnType<typeof contractLines>;

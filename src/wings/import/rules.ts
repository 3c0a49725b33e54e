import { reach, ValidationError } from 'yup';
import type { Texts } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import type { StudentFields } from './headings.ts';
import { memoize } from './memoize.ts';

function refusalOf(validate: () => unknown): ValidationError | undefined {
  try {
    validate();
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/**
 * Prepares the check of a row's values against the rules of their fields: by field, why a value breaks its rule. What a
 * field says of its text alone is worked out once for each text.
 */
export function createRules(fields: StudentFields): (values: Texts) => ReadonlyMap<string, string> {
  const entries = Object.entries(fields);
  const isAlone = ([, { check, onlyIf }]: (typeof entries)[number]) => !check && !onlyIf;
  const whole = schemaOf(fields, { isFile: true });
  const alone = entries.filter(isAlone).map(([name]) => {
    const rule = reach(whole, name) as typeof whole;
    return { name, problemOf: memoize((text) => refusalOf(() => rule.validateSync(text))?.message) };
  });
  const together = schemaOf(Object.fromEntries(entries.filter((entry) => !isAlone(entry))), { isFile: true });
  return (values) => {
    const refusal = refusalOf(() => together.validateSync(values, { abortEarly: false }));
    // The first rule that a value breaks is the one that is said.
    const problems = new Map([...(refusal?.inner ?? [])].reverse().map(({ path = '', message }) => [path, message]));
    for (const { name, problemOf } of alone) {
      const problem = problemOf(values[name] ?? '');
      if (problem !== undefined) problems.set(name, problem);
    }
    return problems;
  };
}

import { ValidationError } from 'yup';
import type { Texts } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import type { StudentFields } from './headings.ts';
import { memoize } from './memoize.ts';

/**
 * Prepares the check of a row's values against the rules of their fields: by field, the first rule that a value breaks.
 * What a field says of its text alone is worked out once for each text.
 */
export function createRules(fields: StudentFields): (values: Texts) => ReadonlyMap<string, string> {
  const schema = schemaOf(fields, { isFile: true });
  const rules = Object.entries(fields).map(([name, { check, onlyIf }]) => {
    const problemIn = (values: Texts): string | undefined => {
      try {
        schema.validateSyncAt(name, values);
        return undefined;
      } catch (error) {
        if (error instanceof ValidationError) return error.message;
        throw error;
      }
    };
    const problemOf = memoize((text) => problemIn({ [name]: text }));
    return { name, problemIn: check || onlyIf ? problemIn : (values: Texts) => problemOf(values[name] ?? '') };
  });
  return (values) => {
    const problems = new Map<string, string>();
    for (const { name, problemIn } of rules) {
      const problem = problemIn(values);
      if (problem !== undefined) problems.set(name, problem);
    }
    return problems;
  };
}

import type { AnyObject, ObjectSchema } from 'yup';

export interface FormSchema extends Pick<ObjectSchema<AnyObject>, 'validate'> {
  /** What was typed, as it is sent; without it, as it was typed. */
  readonly cast?: (values: AnyObject) => AnyObject;
  /** Starts loading the code, so that it is there when the first field is left. */
  readonly preload?: () => void;
}

/**
 * A schema whose code, and yup with it, is no part of the first screen. Where it cannot be loaded nothing is checked in the
 * page, and the server says what is wrong with the values; the next check tries again.
 */
export function lazySchema(load: () => Promise<ObjectSchema<AnyObject>>): FormSchema {
  let loading: Promise<ObjectSchema<AnyObject> | undefined> | undefined;
  // One load for all checks: what was asked first is checked first, and so sent first.
  const loaded = () =>
    (loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    }));
  return {
    preload: () => void loaded(),
    validate: async (values, options) => (await loaded())?.validate(values, options) ?? values,
  };
}

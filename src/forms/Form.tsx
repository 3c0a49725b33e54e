import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { noVerdicts } from './field-errors.ts';

interface Props<Values extends AnyObject> {
  readonly initialValues: Values;
  readonly schema: ObjectSchema<AnyObject>;
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void> | void;
  /** Starts again from new initial values, e.g. when a record has been loaded. */
  readonly enableReinitialize?: boolean;
  /** What the form is for, where no heading says it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Formik with yup. The rules speak instead of the browser, and a failed submit puts the focus on the first wrong field. */
export function Form<Values extends AnyObject>({ schema, onSubmit, label, children, ...formik }: Props<Values>) {
  return (
    <Formik<Values>
      {...formik}
      initialStatus={noVerdicts}
      validationSchema={schema}
      onSubmit={(values, helpers) => {
        helpers.setStatus(noVerdicts);
        return onSubmit(values, helpers);
      }}
    >
      <FormElement label={label}>{children}</FormElement>
    </Formik>
  );
}

function FormElement({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  const { handleSubmit, handleReset, isSubmitting, submitCount } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  return (
    <form ref={form} noValidate aria-label={label} onSubmit={handleSubmit} onReset={handleReset}>
      {children}
    </form>
  );
}

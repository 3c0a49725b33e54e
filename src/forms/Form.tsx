import { Form as FormikForm, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { noServerErrors } from './field-errors.ts';

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
      initialStatus={noServerErrors}
      validationSchema={schema}
      // Formik waits for a promise; without one it would call the form busy for ever.
      onSubmit={async (values, helpers) => {
        helpers.setStatus(noServerErrors);
        await onSubmit(values, helpers);
      }}
    >
      <FormElement label={label}>{children}</FormElement>
    </Formik>
  );
}

function FormElement({ label, children }: { readonly label: string | undefined; readonly children: ReactNode }) {
  const { isSubmitting } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  // Remembered here, since a form that is emptied after a success has forgotten that it was ever sent.
  const sent = useRef(false);

  useEffect(() => {
    if (isSubmitting) sent.current = true;
    if (!sent.current || isSubmitting) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const wrong = first('[aria-invalid="true"]') ?? first('[data-form-error]');
    if (wrong) focusInSight(wrong);
    // The button gave up the focus when it was disabled; after a success that stays on the page it takes it back.
    else if (document.activeElement === document.body) first('[type="submit"]')?.focus();
  }, [isSubmitting]);

  useEffect(() => keepFocusUnderPress(form.current), []);

  return (
    <FormikForm ref={form} noValidate aria-label={label}>
      {children}
    </FormikForm>
  );
}

/** A browser scrolls nowhere for a field that has the focus already. What is wrong stands under it, and is shown too. */
function focusInSight(wrong: HTMLElement): void {
  wrong.focus();
  // (Where nothing is laid out there is no such method.)
  void (wrong.closest('[data-scope="field"][data-part="root"]') ?? wrong).scrollIntoView?.({ block: 'nearest' });
}

/**
 * A press on a button would first take the focus from the field, whose message then appears and moves the button from
 * under the pointer: the click is lost. A button that leaves the focus where it is gets its click.
 */
function keepFocusUnderPress(form: HTMLFormElement | null): () => void {
  const hold = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  form?.addEventListener('mousedown', hold);
  return () => form?.removeEventListener('mousedown', hold);
}

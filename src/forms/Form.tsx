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
  /** The accessible name, where no heading has it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Formik with yup. The schema replaces the browser's validation, and a failed submit focuses the first invalid field. */
export function Form<Values extends AnyObject>({ schema, onSubmit, label, children, ...formik }: Props<Values>) {
  return (
    <Formik<Values>
      {...formik}
      initialStatus={noServerErrors}
      validationSchema={schema}
      // Formik waits for a promise; without one isSubmitting would stay true.
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
  // A ref, since Formik's submitCount is reset with the form after a success.
  const submitted = useRef(false);

  useEffect(() => {
    if (isSubmitting) submitted.current = true;
    if (!submitted.current || isSubmitting) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalid = first('[aria-invalid="true"]') ?? first('[data-form-error]');
    if (invalid) focusAndShow(invalid);
    // The button lost the focus when it was disabled; after a success on the same page it gets it back.
    else if (document.activeElement === document.body) first('[type="submit"]')?.focus();
  }, [isSubmitting]);

  useEffect(() => keepFocusOnButtonPress(form.current), []);

  return (
    <FormikForm ref={form} noValidate aria-label={label}>
      {children}
    </FormikForm>
  );
}

/** Scrolls too, since a browser does not scroll to a field that already has the focus, nor to the error below it. */
function focusAndShow(invalid: HTMLElement): void {
  invalid.focus();
  // jsdom has no scrollIntoView.
  void (invalid.closest('[data-scope="field"][data-part="root"]') ?? invalid).scrollIntoView?.({ block: 'nearest' });
}

/**
 * Pressing a button does not take the focus from the field. Otherwise the field's error would appear and move the button
 * away from the pointer, and the click would be lost.
 */
function keepFocusOnButtonPress(form: HTMLFormElement | null): () => void {
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  form?.addEventListener('mousedown', keepFocus);
  return () => form?.removeEventListener('mousedown', keepFocus);
}

import { Alert } from '@chakra-ui/react';
import { Form as FormikForm, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { createContext, type ReactNode, type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyObject } from 'yup';
import { translate } from '../languages/texts.ts';
import { ApiError, isErrorStatus, messageOf } from '../platform/api/errors.ts';
import { yieldToMain } from '../platform/scheduling.ts';
import { clearDraft, type Draft, readDraft, storeDraft, filledTexts } from '../session/draft.ts';
import { createSessionCheck } from '../session/session.ts';
import { Message, Notice } from '../ui/Notice.tsx';
import { focusHeading } from '../ui/Page.tsx';
import { toast } from '../ui/toast/toast.ts';
import { showSubmitFailure, formStatus, noServerErrors } from './field-errors.ts';
import { clearHalfEntered, halfEnteredErrors, wholeValues } from './half-entered.ts';
import type { FormSchema } from './lazy-schema.ts';

interface Props<Values extends AnyObject> {
  /** What it holds where nothing is typed: blank, or as it is stored by now. */
  readonly initialValues: Values;
  readonly schema: FormSchema;
  /** What it returns is left to do once the draft has been cleared, such as leaving the page. */
  readonly onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void | (() => unknown)> | void;
  /** Section 8: what is said where `onSubmit` fails. */
  readonly failure?: {
    readonly failed: string;
    readonly unanswered: string;
    /** `failed` is for a success flag that is false: an error status without a word is said like no answer. */
    readonly isThrown?: true;
    /** The field that it is said at, where the server names none. */
    readonly field?: keyof Values & string;
    /** What the form calls a field that the server calls something else. */
    readonly aliases?: ReadonlyMap<string, string>;
    /** It is said in a toast too. */
    readonly toast?: boolean;
    /** What the form says of it, given the server's message; undefined where it is said elsewhere. */
    readonly explain?: (error: unknown, message: string) => string | undefined | Promise<string | undefined>;
  };
  /** Under this name the form is kept in this tab until it has been sent. */
  readonly draft?: string;
  /** What is kept of its values, where that is not simply the texts; whoever says so reads it too, as `known`. */
  readonly contentOf?: (values: Draft) => object | undefined;
  /** `onSubmit` does not send it yet: whoever does clears the draft. */
  readonly keepsDraft?: boolean;
  /** Fields that are never kept, such as passwords. */
  readonly secrets?: readonly string[];
  /** What is known already, such as from the URL: it wins over the draft. */
  readonly known?: Partial<Values>;
  /** Its accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

const Before = createContext<Draft>({});

/** What the form around holds where nothing is typed, and whether something is. Formik knows only how the form began. */
export function useEdits() {
  const { values } = useFormikContext<Draft>();
  const before = use(Before);
  return { before, isEdited: Object.entries(values).some(([name, text]) => text !== before[name]) };
}

/**
 * Formik with yup. The schema replaces the browser's validation, except for what only the browser knows: that a field is
 * filled in by half. A failed submit focuses the first invalid field.
 */
export function Form<Values extends AnyObject>(props: Props<Values>) {
  const { initialValues, schema, onSubmit, failure, draft, keepsDraft, secrets, known, label, children } = props;
  const { contentOf = (typed: Draft) => filledTexts(typed, secrets) } = props;
  const [start] = useState(() => ({
    ...(draft && !props.contentOf ? readDraft(draft, initialValues) : initialValues),
    ...known,
  }));
  const [isSameSession] = useState(createSessionCheck);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => schema.preload?.(), [schema]);
  return (
    <Formik<Values>
      initialValues={start}
      initialStatus={noServerErrors}
      validationSchema={schema}
      // Comes before what the schema says of the same field, which is empty to it.
      validate={() => halfEnteredErrors(element.current)}
      onReset={() => clearHalfEntered(element.current)}
      // Formik waits for a promise; without one isSubmitting would stay true.
      onSubmit={async (values, helpers) => {
        helpers.setStatus(noServerErrors);
        // The button is drawn as busy before the browser gets to work on what is sent.
        await yieldToMain();
        // The code of its rules may have come while somebody else has signed in, who sends nothing of it.
        if (!isSameSession()) return;
        // What was said of an earlier try is over.
        if (failure?.toast) toast.dismissAll();
        try {
          // What is sent is what the rules have read: ₹1,20,000 is 120000. The fields go on showing what was typed.
          const leave = await onSubmit({ ...values, ...schema.cast?.(values) }, helpers);
          if (draft && !keepsDraft) clearDraft(draft);
          // Whoever has gone on to another page meanwhile stays there.
          if (element.current) await leave?.();
        } catch (error) {
          if (!failure) throw error;
          const { failed, unanswered, isThrown, field, aliases, explain } = failure;
          const refused = isThrown && isErrorStatus(error) ? unanswered : failed;
          const message = messageOf(error, translate(refused), translate(unanswered));
          // On a phone the form's own place for it may be below the screen.
          if (failure.toast) toast.error(message, error instanceof ApiError ? error.outcome?.sentence : undefined);
          const said = explain ? await explain(error, message) : message;
          if (said !== undefined) showSubmitFailure(helpers, values, error, said, { fallbackField: field, aliases });
        }
      }}
    >
      <Before value={initialValues}>
        <FormElement form={element} label={label}>
          {draft && <FormDraft name={draft} contentOf={contentOf} />}
          {children}
        </FormElement>
      </Before>
    </Formik>
  );
}

interface ElementProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

function FormElement({ form, label, children }: ElementProps) {
  const { isSubmitting } = useFormikContext();
  // A ref, since Formik's submitCount is reset with the form after a success.
  const submitted = useRef(false);

  useEffect(() => {
    if (isSubmitting) submitted.current = true;
    if (!submitted.current || isSubmitting) return;
    const first = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const invalid = first('[aria-invalid="true"]') ?? first('[data-form-error]');
    if (invalid) focusAndShow(invalid);
    // The button lost the focus when it was disabled; after a success on the same page it gets it back.
    else if (document.activeElement === document.body) {
      const submit = first('[type="submit"]:not(:disabled)');
      if (submit) submit.focus();
      else focusHeading();
    }
  }, [form, isSubmitting]);

  useEffect(() => keepFocusOnButtonPress(form.current), [form]);

  return (
    // A browser sends no such form by itself: while the app is not there yet, a password must not get into the address.
    <FormikForm ref={form} method="dialog" noValidate aria-label={label}>
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

/** A press takes no focus from the field: its error would move the button away, and the click would be lost. */
function keepFocusOnButtonPress(form: HTMLFormElement | null): () => void {
  const keepFocus = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
  };
  form?.addEventListener('mousedown', keepFocus);
  return () => form?.removeEventListener('mousedown', keepFocus);
}

interface DraftProps {
  readonly name: string;
  readonly contentOf: (values: Draft) => object | undefined;
}

/** Stores what is typed as a draft, until the form is sent or the tab is closed: a reload or an expired session keeps it. */
function FormDraft({ name, contentOf }: DraftProps) {
  const { values, errors } = useFormikContext<Draft>();
  const [isSameSession] = useState(createSessionCheck);
  const store = useEffectEvent((draft: string, whole: Draft) => storeDraft(draft, contentOf(whole)));
  useEffect(() => {
    // A form is still there for a moment when its person has logged out.
    if (isSameSession()) store(name, wholeValues(values, errors));
  }, [name, values, errors, isSameSession]);
  return null;
}

/** A failure that belongs to no field of the form. */
export function FormError() {
  const { status } = useFormikContext();
  const { failure, reason } = formStatus(status);
  if (!failure) return null;
  return (
    <Notice status="error" role="alert" tabIndex={-1} outline="0" data-form-error="" title={failure}>
      {reason && (
        <Alert.Description>
          <Message text={reason} />
        </Alert.Description>
      )}
    </Notice>
  );
}

import { Alert, Box, Button, HStack } from '@chakra-ui/react';
import { useSelector } from '@tanstack/react-store';
import { useFormikContext } from 'formik';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { AnyObject } from 'yup';
import { t } from '../languages/texts.ts';
import { type Draft, draftKey, visitorKeys } from '../session/draft.ts';
import { forgetVisitor, goOn, formerVisitorKeys } from '../session/former-visitor.ts';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toast/toast.ts';
import { Form, useEdits } from './Form.tsx';

interface Props<Values extends AnyObject & Draft> extends ComponentProps<typeof Form<Values>> {
  readonly draft: string;
  /** Says that somebody has begun one here, e.g. `An application was begun here and has not been sent.` */
  readonly leftBehind: string;
}

/**
 * A form of a public page, whose draft the next visitor of a shared computer finds: it can be cleared by whoever did not
 * write it, and is asked for before it is shown after a long absence.
 */
export function VisitorForm<Values extends AnyObject & Draft>({ leftBehind, children, ...form }: Props<Values>) {
  const isLeft = useSelector(formerVisitorKeys, (keys) => keys.includes(draftKey(form.draft)));
  const frame = useRef<HTMLDivElement>(null);
  // The buttons of the question are gone with it, and so is the focus that was on one.
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isAnswered && !isLeft) focusFirstField(frame.current);
  }, [isAnswered, isLeft]);

  const answer = (act: () => void) => () => {
    setAnswered(true);
    act();
  };
  return (
    <Box ref={frame}>
      {isLeft ? (
        <Notice status="info" role="status" title={leftBehind}>
          <Alert.Description>
            {t`It may be somebody else’s. What was filled in is not shown before you choose.`}
          </Alert.Description>
          <HStack gap="2" wrap="wrap" mt="3">
            <Button size="sm" variant="surface" onClick={answer(goOn)}>
              {t`Go on with it`}
            </Button>
            <Button size="sm" variant="surface" onClick={answer(forgetVisitor)}>
              {t`Start a new one`}
            </Button>
          </HStack>
        </Notice>
      ) : (
        <Form<Values> {...form}>
          <NotYou draft={form.draft} />
          {children}
        </Form>
      )}
    </Box>
  );
}

const focusFirstField = (element: Element | null) =>
  element?.querySelector<HTMLElement>('input, select, textarea')?.focus();

/** Lets somebody who did not write the draft that is there clear it; drafts of people who have signed in are their own. */
function NotYou({ draft }: { readonly draft: string }) {
  const { resetForm } = useFormikContext<Draft>();
  const { before } = useEdits();
  const [isRestored, setRestored] = useState(() => visitorKeys().includes(draftKey(draft)));
  const row = useRef<HTMLDivElement>(null);
  if (!isRestored) return null;

  const clear = () => {
    focusFirstField(row.current?.closest('form') ?? null);
    resetForm({ values: before });
    forgetVisitor();
    setRestored(false);
    toast.info(t`The form has been cleared. Nothing of it is kept in this browser.`);
  };
  return (
    <HStack ref={row} mb="4">
      <Button variant="surface" size="sm" onClick={clear} whiteSpace="normal" height="auto" minH="9" py="1">
        {t`Not you? Clear the form`}
      </Button>
    </HStack>
  );
}

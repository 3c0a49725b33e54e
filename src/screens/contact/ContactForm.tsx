import { Box, SimpleGrid, Stack } from '@chakra-ui/react';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { clearDraft, readDraft } from '../../forms/draft.ts';
import { Form } from '../../forms/Form.tsx';
import { FormDraft } from '../../forms/FormDraft.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { BLANK_MESSAGE, contactDesk, type ContactMessage, contactSchema } from './contact-message.ts';

async function send(values: ContactMessage, { resetForm }: FormikHelpers<ContactMessage>) {
  try {
    await contactDesk.send(contactSchema.cast(values));
    clearDraft('contact');
    toast.success('Message sent successfully! We will get back to you soon.');
    resetForm({ values: BLANK_MESSAGE });
  } catch {
    toast.error('Failed to send message. Please try again.');
  }
}

/** Sections 5, 7 and 8: the contact form. Its draft is stored until it has been sent. */
export function ContactForm() {
  const [initialValues] = useState(() => readDraft('contact', BLANK_MESSAGE));
  return (
    <Form label="Contact" initialValues={initialValues} schema={contactSchema} onSubmit={send}>
      <FormDraft name="contact" />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="name" label="Name" required autoComplete="name" />
          <TextField name="email" label="Email" type="email" required autoComplete="email" inputMode="email" />
        </SimpleGrid>
        <TextField name="subject" label="Subject" required />
        <TextAreaField name="message" label="Message" required rows={7} help="At least 10 characters." />
        <Box>
          <SubmitButton busyLabel="Sending..." size="lg" width={{ base: 'full', sm: 'auto' }}>
            Send Message
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}

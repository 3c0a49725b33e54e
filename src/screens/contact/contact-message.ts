import { object, string } from 'yup';
import { email, required } from '../../forms/rules.ts';

/** Section 9: how long a message takes to be "sent". */
export const CONTACT_SEND_MS = 1000;

/** What the contact form collects (section 3, contact message). */
export const BLANK_MESSAGE = { name: '', email: '', subject: '', message: '' };

export type ContactMessage = Readonly<typeof BLANK_MESSAGE>;

/** Section 5, contact. */
export const contactSchema = object({
  name: required('Name is required').min(2, 'Name must be at least 2 characters'),
  email: email(),
  subject: required('Subject is required'),
  message: string().trim().required('Message is required').min(10, 'Message must be at least 10 characters'),
});

/** Section 7: no request is made; it waits a second and then reports success. An object, so that tests can let it fail. */
export const contactDesk = {
  send: (_message: ContactMessage): Promise<void> => new Promise((resolve) => setTimeout(resolve, CONTACT_SEND_MS)),
};

import { object, string } from 'yup';
import { email, required } from '../../forms/rules.ts';

/** Section 5, contact. */
export const contactSchema = object({
  name: required('Name is required').min(2, 'Name must be at least 2 characters'),
  email: email(),
  subject: required('Subject is required'),
  message: string().trim().required('Message is required').min(10, 'Message must be at least 10 characters'),
});

import type { components } from '#openapi/schema.gen.ts';
import { type Application, applicationFields } from '../application.ts';
import { warnOfKept } from '#src/records/form/kept-by-server.ts';

/** Says what of an application the server has not stored as it was sent. A file of its own: the table of fields is large. */
export function warnOfApplication(sent: components['schemas']['ApplicationSubmission'], stored: Application): void {
  warnOfKept(applicationFields, { ...sent }, stored);
}

import type { components } from '../../../../../openapi/schema.gen.ts';
import { formatDateTime, NA, orNA } from '../../../../domain/format.ts';
import { ContactLink } from '../../../../ui/ContactLink.tsx';
import { Part, Terms } from './Part.tsx';

/** What the applicant has written (section 3), and when. */
export function Submitted({ application }: { readonly application: components['schemas']['Application'] }) {
  const { fullName, email, phoneNumber, desiredCourse, previousQualification, previousGrade } = application;
  return (
    <Part title="Submitted data">
      <Terms>
        <dt>Full name</dt>
        <dd>{orNA(fullName)}</dd>
        <dt>Email</dt>
        <dd>{email ? <ContactLink scheme="mailto" value={email} /> : NA}</dd>
        <dt>Phone number</dt>
        <dd>{phoneNumber ? <ContactLink scheme="tel" value={phoneNumber} /> : NA}</dd>
        <dt>Desired course</dt>
        <dd>{orNA(desiredCourse)}</dd>
        <dt>Previous qualification</dt>
        <dd>{orNA(previousQualification)}</dd>
        <dt>Previous grade</dt>
        <dd>{orNA(previousGrade)}</dd>
        <dt>Submitted</dt>
        <dd>{formatDateTime(application.submittedAt)}</dd>
      </Terms>
    </Part>
  );
}

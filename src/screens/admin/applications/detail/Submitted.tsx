import type { components } from '../../../../../openapi/schema.gen.ts';
import { ABSENT, shown } from '../../../../domain/absent.ts';
import { moment } from '../../../../domain/dates.ts';
import { ContactLink } from '../../../../ui/ContactLink.tsx';
import { Part, Terms } from './Part.tsx';

/** What the applicant has written (section 3), and when. */
export function Submitted({ application }: { readonly application: components['schemas']['Application'] }) {
  const { fullName, email, phoneNumber, desiredCourse, previousQualification, previousGrade } = application;
  return (
    <Part title="Submitted data">
      <Terms>
        <dt>Full name</dt>
        <dd>{shown(fullName)}</dd>
        <dt>Email</dt>
        <dd>{email ? <ContactLink scheme="mailto" value={email} /> : ABSENT}</dd>
        <dt>Phone number</dt>
        <dd>{phoneNumber ? <ContactLink scheme="tel" value={phoneNumber} /> : ABSENT}</dd>
        <dt>Desired course</dt>
        <dd>{shown(desiredCourse)}</dd>
        <dt>Previous qualification</dt>
        <dd>{shown(previousQualification)}</dd>
        <dt>Previous grade</dt>
        <dd>{shown(previousGrade)}</dd>
        <dt>Submitted</dt>
        <dd>{moment(application.submittedAt)}</dd>
      </Terms>
    </Part>
  );
}

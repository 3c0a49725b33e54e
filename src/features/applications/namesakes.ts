import type { components } from '#openapi/schema.gen.ts';
import { namesakesQuery } from '#src/records/namesakes.ts';
import type { Person } from '#src/records/same-person.ts';
import { applicationPages } from './application-pages.ts';
import { applicationsQuery } from './applications.ts';

type Applicant = Pick<components['schemas']['Application'], 'id' | 'fullName' | 'email' | 'phoneNumber'>;

/** Who has applied; an application has no birth date (section 3). */
export const applicantOf = ({ id, fullName, email, phoneNumber }: Applicant): Person => ({
  id,
  name: fullName,
  email,
  phone: phoneNumber,
});

export const applicationNamesakesQuery = (application: Applicant) =>
  namesakesQuery(
    { noun: 'application', list: applicationsQuery, pages: applicationPages, personOf: applicantOf },
    applicantOf(application),
  );

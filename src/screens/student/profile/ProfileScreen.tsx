import { chakra } from '@chakra-ui/react';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { StudentStates } from '../StudentStates.tsx';
import { useCurrentStudent } from '../use-current-student.ts';
import { AcademicSummary } from './AcademicSummary.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '4', md: '6' },
  },
});

/** Section 2, /student/profile: the personal information form, and a read-only academic summary beside it. */
export function ProfileScreen() {
  const query = useCurrentStudent();
  return (
    <Page>
      <PageHeading overline="Student portal" lead="What the university has on record about you.">
        My profile
      </PageHeading>
      <StudentStates query={query}>
        {(student) => (
          <Columns>
            {student ? <ProfileForm key={student.id} student={student} /> : <ProfileSkeleton />}
            <AcademicSummary student={student} />
          </Columns>
        )}
      </StudentStates>
    </Page>
  );
}

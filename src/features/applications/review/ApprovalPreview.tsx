import { Alert, Card, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { studentOfEmailQuery } from '#src/features/students/holders.ts';
import { nameKey } from '#src/records/same-person.ts';
import { type Course, seatsLeft } from '#src/features/courses/seats.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { rich } from '#src/languages/rich.tsx';
import { plural, t } from '#src/languages/texts.ts';
import { locale } from '#src/platform/locale.ts';
import { formatNumber, orNA } from '#src/platform/text/format.ts';
import { listed } from '#src/platform/text/listed.ts';
import type { Application } from '#src/features/applications/application.ts';
import { useDesiredCourses } from '#src/features/applications/desired-course.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { SmallText } from '#src/ui/Notice.tsx';

/** Operation reviewApplication: the maximum length of a department's name. */
const DEPARTMENT_MAX = 60;

/**
 * The department of an approved applicant: that of the desired course; if no such course exists any more, the desired
 * course's name, cut to so many characters (contract, operation reviewApplication).
 */
function departmentOf({ desiredCourse }: Application, course: Course | undefined) {
  if (course) return { department: course.department, known: true };
  return { department: [...desiredCourse].slice(0, DEPARTMENT_MAX).join(''), known: false };
}

/** Before an approval: the student that it creates, as far as that is known; or the student that it links. */
export function ApprovalPreview({ application }: { readonly application: Application }) {
  const { fullName, email } = application;
  const { courses, isPending, courseOf } = useDesiredCourses();
  const existing = useQuery(studentOfEmailQuery(email));

  if (existing.data) {
    const { id, name, rollNo } = existing.data;
    const student = t`${name}, ${rollNo}`;
    const isOther = nameKey(name) !== nameKey(fullName);
    return (
      <Alert.Root status={isOther ? 'warning' : 'info'} role="note" aria-label={t`No new student`}>
        <Alert.Content>
          <Alert.Title>
            {isOther
              ? t`This address belongs to a student of another name`
              : t`This address already belongs to a student`}
          </Alert.Title>
          <Alert.Description>
            {rich({
              link: (words) => (
                <TextLink to="/admin/students/$studentId" params={{ studentId: id }}>
                  {words}
                </TextLink>
              ),
            })`The approval makes no new account: it links <link>${student}</link>, whose record and password stay as they are.`}
            {isOther && (
              <span>
                {' '}
                {t`If the applicant is somebody else, such as a brother or sister, do not approve: ask for an application with an email address of their own.`}
              </span>
            )}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
    );
  }

  const { department, known } = courses
    ? departmentOf(application, courseOf(application))
    : { department: t`That of the course`, known: true };
  const departmentWords = known
    ? department
    : t`${department} (no course has this name any more: the name of the course is used)`;
  const title = t`The student that will be created`;
  return (
    <Card.Root as="section" size="sm" variant="subtle" aria-label={title} aria-busy={existing.isPending}>
      <Card.Body gap="3">
        <Heading as="h4" size="md">
          {title}
        </Heading>
        <Facts
          rowGap={{ base: '0.5', sm: '2' }}
          facts={{
            [t`Name`]: <bdi>{orNA(fullName)}</bdi>,
            [t`Email`]: <bdi>{orNA(email)}</bdi>,
            [t`Department`]: isPending ? t`Looking it up...` : departmentWords,
            [t`Year`]: 1,
            [t`Semester`]: 1,
            [t`Roll number`]: t`A new one, which the server assigns with the approval`,
            [t`Password`]: t`A temporary one, which is shown once after the approval`,
          }}
        />
        {existing.isError && (
          <Text role="status" fontWeight="medium">
            {t`The portal could not check whether the address already belongs to a student. If it does, the approval links that student and makes no new account.`}
          </Text>
        )}
        <SmallText>{t`An approval is final.`}</SmallText>
      </Card.Body>
    </Card.Root>
  );
}

function countWords(words: readonly string[]) {
  return [...new Set(words)]
    .sort((a, b) => a.localeCompare(b, locale()))
    .map((word) => ({ word, count: words.filter((one) => one === word).length }));
}

/** Before many approvals: how many students they create, by department, and whether their courses have the seats. */
export function BulkApprovalPreview({ rows }: { readonly rows: readonly Application[] }) {
  const { courses, courseOf } = useDesiredCourses();
  const countsSeats = useExtension('seats');
  const departments = countWords(courses ? rows.map((row) => departmentOf(row, courseOf(row)).department) : []);
  const seats = countWords(rows.flatMap((row) => courseOf(row)?.courseName ?? [])).flatMap(({ word, count }) => {
    const course = courseOf({ desiredCourse: word });
    const left = course && seatsLeft(course);
    if (!course || left === undefined) return [];
    const short = count - (course.availableSeats ?? 0);
    const text = plural(
      count,
    )`${word}: ${formatNumber(count)} approval, ${left} | ${word}: ${formatNumber(count)} approvals, ${left}`;
    return { name: word, text, short };
  });
  const departmentCounts = listed(departments.map(({ word, count }) => t`${word} ${formatNumber(count)}`));
  const short = seats.reduce((sum, one) => sum + Math.max(0, one.short), 0);
  return (
    <>
      <Alert.Root status="info" role="note">
        <Alert.Content>
          <Alert.Title>{t`Student accounts for up to ${formatNumber(rows.length)}, in year 1 and semester 1`}</Alert.Title>
          <Alert.Description>
            {departments.length > 0 && <span>{t`By department: ${departmentCounts}.`} </span>}
            <span>
              {t`Each new student gets a roll number and a temporary password, which are listed afterwards, once. Applicants who are students already keep their records, and the applications are linked to them. An approval is final.`}
            </span>
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      {seats.length > 0 && (
        <Alert.Root status={short > 0 ? 'warning' : 'info'} role="note" aria-label={t`Seats`}>
          <Alert.Content>
            {short > 0 && <Alert.Title>{shortOf(short, countsSeats)}</Alert.Title>}
            <ul>
              {seats.map(({ name, text }) => (
                <li key={name}>{text}</li>
              ))}
            </ul>
          </Alert.Content>
        </Alert.Root>
      )}
    </>
  );
}

const shortOf = (short: number, countsSeats: boolean) =>
  countsSeats
    ? plural(
        short,
      )`${formatNumber(short)} seat is missing: as many stay undecided. You can approve them one by one, over capacity | ${formatNumber(short)} seats are missing: as many stay undecided. You can approve them one by one, over capacity`
    : plural(
        short,
      )`${formatNumber(short)} seat is missing, and this server does not stop at full courses | ${formatNumber(short)} seats are missing, and this server does not stop at full courses`;

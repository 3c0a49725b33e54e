import { Box, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { object } from 'yup';
import { previousQualificationValues } from '#openapi/schema.gen.ts';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { atMost, email, fullName, phone, required } from '#src/forms/rules.ts';
import { availableCoursesQuery } from '#src/features/courses/courses.ts';
import { FormError } from '#src/forms/Form.tsx';
import { VisitorForm } from '#src/forms/VisitorForm.tsx';
import { SelectField, SubmitButton, TextField } from '#src/forms/fields.tsx';
import { warnOfDifferences } from '#src/records/form/stored-differences.ts';
import { UnreadableRows } from '#src/records/failures.tsx';
import { HeldButton } from '#src/ui/HeldButton.tsx';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { heldUntil, isRefusal } from '#src/platform/api/errors.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { type Application, applicationFields, qualificationLabels } from '../application.ts';
import { submitApplication } from './submit-application.ts';
import { storeReceipt } from '#src/session/application-receipt.ts';

/** Section 8: the six names that are offered when the latest courses cannot be loaded. */
export const BASIC_COURSES: readonly string[] = [
  'Computer Science Engineering',
  'Electronics and Communication Engineering',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Information Technology',
];

/** What the admission form collects (section 7), every value as the text of its control. */
const BLANK_APPLICATION = {
  fullName: '',
  email: '',
  phoneNumber: '',
  desiredCourse: '',
  previousQualification: '',
  previousGrade: '',
};

export type ApplicationValues = typeof BLANK_APPLICATION;

const noCourse = () => t`Desired course is required`;
const noQualification = () => t`Previous qualification is required`;

/** Section 5, admission; a cast value is what POST /applications/submit takes. A course that is not on offer is invalid. */
export const applicationSchema = (offered: readonly string[] | undefined) =>
  object({
    fullName: fullName(),
    email: email(),
    phoneNumber: phone().required(() => t`Phone number is required`),
    desiredCourse: required(noCourse).test('offered', noCourse, (name) => !offered || offered.includes(name)),
    previousQualification: required(noQualification).oneOf(previousQualificationValues, noQualification),
    previousGrade: required(() => t`Previous grade/percentage is required`).test(
      atMost(50, () => t`Previous grade/percentage must be less than 51 characters`),
    ),
  });

const AlreadyApplied = lazyComponent(() => import('./AlreadyApplied.tsx').then((file) => file.AlreadyApplied));

const route = getRouteApi('/admissions');
const FAILED = msg`Failed to submit application. Please try again.`;
const failure = { failed: FAILED, unanswered: FAILED, field: 'email', toast: true } as const;
const qualifications = () =>
  previousQualificationValues.map((value) => ({ value, label: translate(qualificationLabels[value]) }));

/** Sections 5, 7 and 8: the admission application form. Its draft is stored until it has been received. */
export function ApplicationForm() {
  const { course } = route.useSearch();
  const navigate = route.useNavigate();
  const submit = useMutation(submitApplication);
  const taken = isRefusal(submit.error, 409) ? submit.variables?.email : undefined;
  const schema = applicationSchema(useCourseChoices().offered);

  const send = async (values: ApplicationValues) => {
    const sent = schema.cast(values);
    const application = await submit.mutateAsync(sent);
    toast.success(t`Application submitted successfully! You will receive confirmation shortly.`);
    const reference = application?.referenceNumber;
    if (reference) storeReceipt({ reference, course: values.desiredCourse });
    warnOfDifferences<Application>(applicationFields, sent, application);
    return () => navigate({ to: '/' });
  };

  return (
    <VisitorForm
      leftBehind={t`An application was begun here and has not been sent.`}
      label={t`Application for admission`}
      initialValues={BLANK_APPLICATION}
      known={course === undefined ? {} : { desiredCourse: course }}
      schema={schema}
      draft="application"
      failure={failure}
      onSubmit={send}
    >
      <CourseInUrl />
      <Stack gap="5">
        <TextField name="fullName" label={t`Full name`} required autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="email" label={t`Email`} type="email" required autoComplete="email" />
          <TextField
            name="phoneNumber"
            label={t`Phone number`}
            type="tel"
            required
            autoComplete="tel"
            help={t`10 to 15 digits; a plus may stand in front.`}
          />
        </SimpleGrid>
        {taken !== undefined && <AlreadyApplied email={taken} />}
        <CourseField />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <SelectField
            name="previousQualification"
            label={t`Previous qualification`}
            required
            options={qualifications()}
            placeholder={t`Choose one`}
          />
          <TextField
            name="previousGrade"
            label={t`Previous grade/percentage`}
            required
            help={t`As your certificate says it, such as 82% or 8.4 CGPA.`}
          />
        </SimpleGrid>
        <SmallText>{t`Only the admissions office reads what you write here.`}</SmallText>
        <FormError />
        <Box>
          <SubmitButton busyLabel={t`Submitting...`} size="lg" width={{ base: 'full', sm: 'auto' }}>
            {t`Submit Application`}
          </SubmitButton>
        </Box>
      </Stack>
    </VisitorForm>
  );
}

/** The courses to choose from: those of GET /courses/available, or else the six names of section 8. */
function useCourseChoices() {
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(availableCoursesQuery());
  // They stay during a retry, so that what was chosen stays chosen.
  const isBasic = !data && errorUpdateCount > 0;
  return {
    offered: data ?? (isBasic ? BASIC_COURSES : undefined),
    isBasic,
    isFetching,
    until: heldUntil(error),
    retry: () => void refetch(),
  };
}

const unreadable = (some: number, all: number) =>
  plural(
    all,
  )`${formatNumber(some)} of ${formatNumber(all)} course could not be read | ${formatNumber(some)} of ${formatNumber(all)} courses could not be read`;

/** The desired course: one of those on offer, or one of the six where the latest could not be loaded. */
function CourseField() {
  const { offered, isBasic, isFetching, until, retry } = useCourseChoices();
  const { desiredCourse } = useFormikContext<ApplicationValues>().values;
  const frame = useRef<HTMLDivElement>(null);
  const isGone = offered !== undefined && desiredCourse !== '' && !offered.includes(desiredCourse);
  // A course that was chosen before the list has loaded is an option until then.
  const options = offered ?? (desiredCourse ? [desiredCourse] : []);

  // The button disappears when the list has loaded, and would take the focus with it.
  const tryAgain = () => {
    frame.current?.querySelector('select')?.focus();
    retry();
  };

  return (
    <Stack ref={frame} gap="5">
      {isBasic && (
        <Notice status="warning" role="status" title={t`Could not load latest courses. Showing basic course list.`}>
          <HStack mt="1">
            <HeldButton size="sm" variant="surface" until={until} aria-busy={isFetching} onClick={tryAgain}>
              {t`Try Again`}
            </HeldButton>
          </HStack>
        </Notice>
      )}
      <UnreadableRows listKey={availableCoursesQuery().queryKey} rows={offered} title={unreadable}>
        {t`The server sent something that cannot be read, so they cannot be chosen here. Ask the admissions office if a course is missing.`}
      </UnreadableRows>
      <SelectField
        name="desiredCourse"
        label={t`Desired course`}
        required
        options={options}
        placeholder={offered ? t`Choose a course` : t`Loading courses...`}
        help={
          (isGone && t`“${desiredCourse}” does not take applications at the moment. Please choose another course.`) ||
          (offered?.length === 0 && t`No course takes applications at the moment. Please ask the admissions office.`) ||
          undefined
        }
      />
    </Stack>
  );
}

/** Writes the chosen course to the URL, so that a reload keeps it. */
function CourseInUrl() {
  const { desiredCourse } = useFormikContext<ApplicationValues>().values;
  const { course = '' } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (desiredCourse === course) return;
    void navigate({ search: desiredCourse ? { course: desiredCourse } : {}, replace: true, resetScroll: false });
  }, [course, desiredCourse, navigate]);
  return null;
}

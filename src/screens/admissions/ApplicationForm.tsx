import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { previousQualificationValues } from '../../../openapi/schema.gen.ts';
import { submitApplication } from '../../api/applications.ts';
import { messageOf } from '../../api/errors.ts';
import { clearDraft, readDraft } from '../../forms/draft.ts';
import { applyFieldErrors } from '../../forms/field-errors.ts';
import { Form } from '../../forms/Form.tsx';
import { FormDraft } from '../../forms/FormDraft.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { applicationSchema, type ApplicationValues, BLANK_APPLICATION, submissionOf } from './application-form.ts';
import { CourseField } from './CourseField.tsx';
import { CourseInUrl } from './CourseInUrl.tsx';
import { rememberReceived } from './received.ts';
import { useCourseChoices } from './use-course-choices.ts';

const route = getRouteApi('/admissions');
const FAILED = 'Failed to submit application. Please try again.';

/** Sections 5, 7 and 8: the admission application form. What was typed stays until it has been received. */
export function ApplicationForm() {
  const { course } = route.useSearch();
  const navigate = route.useNavigate();
  const choices = useCourseChoices();
  const submit = useMutation(submitApplication);
  const schema = useMemo(() => applicationSchema(choices.offered), [choices.offered]);
  const [initialValues] = useState<ApplicationValues>(() => {
    const draft = readDraft('application', BLANK_APPLICATION);
    return { ...draft, desiredCourse: course ?? draft.desiredCourse };
  });

  const send = async (values: ApplicationValues, helpers: FormikHelpers<ApplicationValues>) => {
    try {
      const application = await submit.mutateAsync(submissionOf(values));
      clearDraft('application');
      toast.success('Application submitted successfully! You will receive confirmation shortly.');
      const reference = application?.referenceNumber;
      if (reference) {
        rememberReceived({ reference, course: values.desiredCourse });
        toast.info(`Your reference number is ${reference}. You find it on the admissions page, too.`);
      }
      await navigate({ to: '/' });
    } catch (error) {
      const message = messageOf(error, FAILED, FAILED);
      toast.error(message);
      applyFieldErrors(helpers, values, error, message, { fallbackField: 'email' });
    }
  };

  return (
    <Form label="Application for admission" initialValues={initialValues} schema={schema} onSubmit={send}>
      <FormDraft name="application" />
      <CourseInUrl />
      <Stack gap="5">
        <TextField name="fullName" label="Full name" required autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="email" label="Email" type="email" required autoComplete="email" inputMode="email" />
          <TextField
            name="phoneNumber"
            label="Phone number"
            type="tel"
            required
            autoComplete="tel"
            inputMode="tel"
            help="10 to 15 digits, without spaces; a plus may stand in front."
          />
        </SimpleGrid>
        <CourseField choices={choices} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <SelectField
            name="previousQualification"
            label="Previous qualification"
            required
            options={previousQualificationValues}
            placeholder="Choose one"
          />
          <TextField
            name="previousGrade"
            label="Previous grade/percentage"
            required
            maxLength={50}
            help="As your certificate says it, such as 82% or 8.4 CGPA."
          />
        </SimpleGrid>
        <Text textStyle="sm" color="fg.muted">
          What you write here is read by the admissions office, and by nobody else.
        </Text>
        <Box>
          <SubmitButton busyLabel="Submitting..." size="lg" width={{ base: 'full', sm: 'auto' }}>
            Submit Application
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}

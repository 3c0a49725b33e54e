import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { string } from 'yup';
import { msg, t } from '#src/languages/texts.ts';
import type { components } from '#openapi/schema.gen.ts';
import { atMost, password } from '#src/forms/rules.ts';
import { register } from '#src/features/accounts/auth.ts';
import { samples } from '#src/university/formats.ts';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';
import { FormError } from '#src/forms/Form.tsx';
import { VisitorForm } from '#src/forms/VisitorForm.tsx';
import { PasswordField, SelectField, SubmitButton, TextField } from '#src/forms/fields.tsx';
import { PasswordStrength } from '#src/features/accounts/PasswordStrength.tsx';
import { PageHeading } from '#src/ui/Page.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { pickFields } from '#src/records/fields/field.ts';
import { schemaOf } from '#src/records/fields/schema.ts';
import { warnOfDifferences } from '#src/records/form/stored-differences.ts';
import { AuthPage } from '#src/features/accounts/AuthPage.tsx';
import { type Student, studentFields } from '../student.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../student-facts.ts';

export const BLANK_REGISTRATION = {
  name: '',
  rollNo: '',
  email: '',
  password: '',
  confirmPassword: '',
  department: '',
  year: '',
  semester: '',
  phone: '',
};

export type RegistrationValues = typeof BLANK_REGISTRATION;

/** The student's own rules, and those of a password; all but the phone are required (contract, StudentRegistration). */
export const registrationSchema = schemaOf(
  pickFields(studentFields, ['name', 'rollNo', 'email', 'department', 'year', 'semester', 'phone']),
).shape({
  password: password().test(atMost(128, () => t`Password must be less than 129 characters`)),
  confirmPassword: string()
    .required(() => t`Please confirm your password`)
    .when('password', ([chosen], schema) =>
      schema.test(
        'same',
        () => t`Passwords do not match`,
        (value) => !value || value === chosen,
      ),
    ),
});

/** The body of POST /auth/register: year and semester are numbers, and an empty phone is left out. */
export function registrationOf(values: RegistrationValues): components['schemas']['StudentRegistration'] {
  const { confirmPassword: _, phone, year, semester, ...rest } = registrationSchema.cast(values) as RegistrationValues;
  return { ...rest, year: Number(year), semester: Number(semester), ...(phone && { phone }) };
}

const route = getRouteApi('/register');
/** Section 8. */
const failure = {
  failed: msg`Registration failed`,
  unanswered: msg`Registration failed. Please try again.`,
  isThrown: true,
} as const;
const secrets = ['password', 'confirmPassword'];
const years = ordinalChoices(YEARS, 'year');
const semesters = ordinalChoices(SEMESTERS, 'semester');
const personal = ['name', 'email', 'rollNo'];

/** Section 2, /register: students who have a roll number create their account. */
export function RegisterScreen() {
  return (
    <AuthPage columns="1fr 1.2fr" maxW="2xl">
      <PageHeading
        overline={t`Student portal`}
        lead={t`For students who have a roll number. If your letter of admission came with a temporary password, you have an account already: log in with it.`}
      >
        {t`Register`}
      </PageHeading>
      <RegistrationForm />
      <Stack gap="2">
        <Text>
          <TextLink to="/login">{t`Already registered? Login here`}</TextLink>
        </Text>
        <Text>
          <TextLink to="/admissions">{t`No roll number yet? Apply for admission`}</TextLink>
        </Text>
      </Stack>
    </AuthPage>
  );
}

/** Section 8: registers, shows a toast and goes to the login. Until then a draft is stored, without the passwords. */
function RegistrationForm() {
  const navigate = route.useNavigate();
  return (
    <VisitorForm
      leftBehind={t`A registration was begun here and has not been sent.`}
      label={t`Registration`}
      initialValues={BLANK_REGISTRATION}
      schema={registrationSchema}
      draft="registration"
      secrets={secrets}
      failure={failure}
      onSubmit={async (values) => {
        const sent = registrationOf(values);
        const stored = await register.call(sent);
        toast.success(t`Registration successful! Please login.`);
        const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
        warnOfDifferences<Student>(studentFields, texts, stored);
        return () => navigate({ to: '/login' });
      }}
    >
      <Stack gap="5">
        <TextField name="name" label={t`Name`} required autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="email" label={t`Email`} type="email" required autoComplete="username" />
          <TextField
            name="rollNo"
            label={t`Roll number`}
            required
            autoComplete="off"
            help={t`As in your letter of admission, such as ${samples.rollNo}.`}
          />
        </SimpleGrid>
        <SelectField
          name="department"
          label={t`Department`}
          required
          options={UNIVERSITY_DEPARTMENTS}
          placeholder={t`Choose a department`}
        />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <SelectField name="year" label={t`Year`} required options={years} placeholder={t`Choose one`} />
          <SelectField name="semester" label={t`Semester`} required options={semesters} placeholder={t`Choose one`} />
        </SimpleGrid>
        <TextField
          name="phone"
          label={t`Phone`}
          type="tel"
          autoComplete="tel"
          help={t`10 to 15 digits. You may leave it out.`}
        />
        <Stack gap="2">
          <PasswordField
            name="password"
            label={t`Password`}
            autoComplete="new-password"
            help={t`At least 6 characters.`}
          />
          <PasswordStrength of="password" personal={personal} />
        </Stack>
        <PasswordField name="confirmPassword" label={t`Confirm password`} autoComplete="new-password" />
        <FormError />
        <SubmitButton busyLabel={t`Registering...`} size="lg" width="full">
          {t`Register`}
        </SubmitButton>
      </Stack>
    </VisitorForm>
  );
}

import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { object, string } from 'yup';
import { adminRoleValues, type components } from '#openapi/schema.gen.ts';
import { atLeast, atMost, email, fullName, password, phone, required } from '#src/forms/rules.ts';
import { roleLabel } from '#src/session/roles.ts';
import { PasswordField, SelectField, SubmitButton, TextField } from '#src/forms/fields.tsx';
import { Form, FormError } from '#src/forms/Form.tsx';
import { addAdministrator } from './administrators.ts';
import { msg, t } from '#src/languages/texts.ts';

const BLANK_ADMINISTRATOR = {
  name: '',
  email: '',
  username: '',
  role: '',
  password: '',
  department: '',
  phoneNumber: '',
};

/** The rules of the contract (AdminRegistration); department and phone number may be left out. */
const administratorSchema = object({
  name: fullName(() => t`Name is required`),
  email: email(),
  username: required(() => t`User name is required`)
    .test(atLeast(3, () => t`User name must be at least 3 characters`))
    .test(atMost(50, () => t`User name must be less than 51 characters`))
    .matches(/^[A-Za-z0-9._-]*$/, () => t`User name may contain letters, digits, dots, - and _ only`),
  role: required(() => t`Role is required`),
  password: password().test(atMost(128, () => t`Password must be less than 129 characters`)),
  department: string()
    .trim()
    .test(
      'atLeast',
      () => t`Department must be at least 2 characters`,
      (text = '') => text.length !== 1,
    )
    .test(atMost(60, () => t`Department must be less than 61 characters`)),
  phoneNumber: phone(),
});

function registrationOf(values: typeof BLANK_ADMINISTRATOR): components['schemas']['AdminRegistration'] {
  const { department, phoneNumber, role, ...needed } = administratorSchema.cast(values);
  return {
    ...needed,
    role: role as components['schemas']['AdminRole'],
    ...(department && { department }),
    ...(phoneNumber && { phoneNumber }),
  };
}

const roles = () => adminRoleValues.map((value) => ({ value, label: roleLabel(value) }));
const secrets = ['password'];
const failure = { failed: msg`Failed to add administrator`, unanswered: msg`Error adding administrator` };

/** The form of a new administrator. The list below shows who has been added, so that no toast has to say it. */
export function NewAdministratorForm({ onClose }: { readonly onClose: () => void }) {
  const { mutateAsync } = useMutation(addAdministrator);
  return (
    <Form
      label={t`Add administrator`}
      initialValues={BLANK_ADMINISTRATOR}
      schema={administratorSchema}
      draft="new:administrator"
      secrets={secrets}
      failure={failure}
      onSubmit={async (values) => {
        await mutateAsync(registrationOf(values));
        return onClose;
      }}
    >
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField name="name" label={t`Name`} autoComplete="off" required />
          <TextField name="email" label={t`Email`} type="email" autoComplete="off" required />
          <TextField
            name="username"
            label={t`User name`}
            autoComplete="off"
            required
            help={t`Letters, digits, dots, - and _`}
          />
          <SelectField
            name="role"
            label={t`Role`}
            options={roles()}
            placeholder={t`Choose one`}
            required
            help={t`Super administrators also manage the administrators`}
          />
          <PasswordField
            name="password"
            label={t`First password`}
            autoComplete="new-password"
            help={t`At least 6 characters`}
          />
          <TextField name="department" label={t`Department`} autoComplete="off" />
          <TextField name="phoneNumber" label={t`Phone`} type="tel" autoComplete="off" help={t`10 to 15 digits`} />
        </SimpleGrid>
        <Text textStyle="sm" color="fg.muted">
          {t`The portal does not send the password. Tell it to the new administrator, who should change it under “Change password”.`}
        </Text>
        <FormError />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <SubmitButton busyLabel={t`Adding...`}>{t`Add administrator`}</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

import { Button, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { adminRoleValues } from '#openapi/schema.gen.ts';
import { addAdministrator } from '../administrators.ts';
import { roleLabel } from '#src/session/roles.ts';
import { SelectField, TextField } from '#src/forms/fields.tsx';
import { Form, FormError } from '#src/forms/Form.tsx';
import { PasswordField } from '#src/forms/PasswordField.tsx';
import { SubmitButton } from '#src/forms/SubmitButton.tsx';
import { outcomeWords } from '#src/records/record-type.ts';
import { Modal } from '#src/ui/dialog/Modal.tsx';
import { administratorSchema, BLANK_ADMINISTRATOR, registrationOf } from './administrator-form.ts';

const roles = adminRoleValues.map((value) => ({ value, label: roleLabel(value) }));
const secrets = ['password'];
const words = outcomeWords('administrator', 'add');

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form of a new administrator. The list below shows who has been added, so that no toast has to say it. */
export function AddAdministrator({ open, onClose }: Props) {
  return (
    <Modal open={open} title="Add administrator" onClose={onClose}>
      <NewAdministrator onClose={onClose} />
    </Modal>
  );
}

function NewAdministrator({ onClose }: Pick<Props, 'onClose'>) {
  const { mutateAsync } = useMutation(addAdministrator);
  return (
    <Form
      label="Add administrator"
      initialValues={BLANK_ADMINISTRATOR}
      schema={administratorSchema}
      draft="new:administrator"
      secrets={secrets}
      failure={words}
      onSubmit={async (values) => {
        await mutateAsync(registrationOf(values));
        return onClose;
      }}
    >
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField name="name" label="Name" autoComplete="off" required />
          <TextField name="email" label="Email" type="email" autoComplete="off" required />
          <TextField
            name="username"
            label="User name"
            autoComplete="off"
            required
            help="Letters, digits, dots, - and _"
          />
          <SelectField
            name="role"
            label="Role"
            options={roles}
            placeholder="Choose one"
            required
            help="Super administrators also manage the administrators"
          />
          <PasswordField
            name="password"
            label="First password"
            autoComplete="new-password"
            help="At least 6 characters"
          />
          <TextField name="department" label="Department" autoComplete="off" />
          <TextField name="phoneNumber" label="Phone" type="tel" autoComplete="off" help="10 to 15 digits" />
        </SimpleGrid>
        <Text textStyle="sm" color="fg.muted">
          The portal does not send the password. Tell it to the new administrator, who should change it under “Change
          password”.
        </Text>
        <FormError />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Adding...">Add administrator</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

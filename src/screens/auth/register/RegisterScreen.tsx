import { chakra, Stack, Text } from '@chakra-ui/react';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { LoginScene } from '../login/LoginScene.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const Split = chakra('div', {
  base: { flex: '1', display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 1.2fr' } },
});

/** Section 2, /register: students who have a roll number make their account. */
export function RegisterScreen() {
  return (
    <Split>
      <LoginScene />
      <Stack gap="6" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12', xl: '16' }} w="full" maxW="2xl" mx="auto">
        <PageHeading
          overline="Student portal"
          lead="For students who have a roll number. If your letter of admission came with a temporary password, you have an account already: login with it."
        >
          Register
        </PageHeading>
        <RegistrationForm />
        <Stack gap="2">
          <Text>
            <TextLink to="/login">Already registered? Login here</TextLink>
          </Text>
          <Text>
            <TextLink to="/admissions">No roll number yet? Apply for admission</TextLink>
          </Text>
        </Stack>
      </Stack>
    </Split>
  );
}

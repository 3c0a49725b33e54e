import { chakra, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { DemoAccount } from '../../../backend/status.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginForm, type LoginValues } from './LoginForm.tsx';
import { LoginScene } from './LoginScene.tsx';
import { type LoginTab, loginTabs } from './login-tabs.ts';

const route = getRouteApi('/login');
const nothing: LoginValues = { email: '', password: '' };

const Split = chakra('div', {
  base: { flex: '1', display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1.1fr 1fr' } },
});

/** Section 2, /login: one form, whose tab says who is asked to be let in. */
export function LoginScreen() {
  const { tab: open } = route.useSearch();
  const navigate = route.useNavigate();
  // Counted, so that choosing the same account again fills the form again.
  const [filled, setFilled] = useState({ values: nothing, times: 0 });
  const tab: LoginTab = open ?? 'student';
  const action = tab === 'admin' ? loginTabs[1].action : loginTabs[0].action;

  const openTab = (next: LoginTab) =>
    void navigate({
      search: ({ redirect }) => ({ ...(redirect && { redirect }), ...(next === 'admin' && { tab: next }) }),
      replace: true,
      resetScroll: false,
    });
  const fill = ({ email, password, tab: next }: DemoAccount) => {
    setFilled(({ times }) => ({ values: { email, password }, times: times + 1 }));
    openTab(next);
  };

  return (
    <Split>
      <LoginScene />
      <Stack gap="6" px={{ base: '4', md: '8' }} py={{ base: '8', md: '12', xl: '16' }} w="full" maxW="lg" mx="auto">
        <PageHeading overline="University portal" lead="Marks, fees, placements and everything else that is yours.">
          Login
        </PageHeading>
        <Tabs
          label="Who signs in"
          tabs={loginTabs.map(({ tab: value, label }) => ({ value, label }))}
          value={tab}
          onChange={openTab}
        >
          <Stack gap="6">
            <LoginForm key={`${tab} ${filled.times}`} tab={tab} label={action} initialValues={filled.values} />
            <Text>
              <TextLink to="/register">Don&apos;t have an account? Register here</TextLink>
            </Text>
          </Stack>
        </Tabs>
        <DemoAccounts onChoose={fill} />
      </Stack>
    </Split>
  );
}

import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { memo, useRef, useState } from 'react';
import { login } from './auth.ts';
import { isRefusal } from '#src/platform/api/errors.ts';
import { type DemoAccount, useBackendStatus } from '#src/platform/server/status.ts';
import { hasExtension, useExtension } from '#src/platform/server/extensions.ts';
import { university } from '#src/university/university.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { PasswordField, SubmitButton, TextField } from '#src/forms/fields.tsx';
import { lazySchema } from '#src/forms/lazy-schema.ts';
import { clearDraft } from '#src/session/draft.ts';
import { session } from '#src/session/session.ts';
import { ContactLink, TextLink } from '#src/ui/links.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageHeading } from '#src/ui/Page.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { AuthPage } from './AuthPage.tsx';
import { msg, t, translate } from '#src/languages/texts.ts';
import { rich } from '#src/languages/rich.tsx';
import { listed } from '#src/platform/text/listed.ts';

const route = getRouteApi('/login');

type LoginTab = DemoAccount['tab'];

/** Section 2, /login: the two tabs, and the words on their buttons. */
const loginTabs = [
  { value: 'student', label: msg`Student Login` },
  { value: 'admin', label: msg`Admin Login` },
] as const;
const actions = { student: msg`Login as Student`, admin: msg`Login as Admin` };

const BLANK_LOGIN = { email: '', password: '' };
const loginSchema = lazySchema(() => import('./login-schema.ts').then((loaded) => loaded.loginSchema));
/** Section 8: a failure is shown on the email field. */
const failure = {
  failed: msg`Login failed`,
  unanswered: msg`Login failed. Please try again.`,
  isThrown: true,
  field: 'email',
} as const;
const RejectedLogin = lazyComponent(() => import('./RejectedLogin.tsx').then((loaded) => loaded.RejectedLogin));
/** The name of what is kept of the form: the e-mail address, over a reload and a change of language. */
const DRAFT = 'login';
/** Said after every login that is refused: whether the account exists, and of which kind it is, does not show in it. */
const TAB_HINT = msg`Check that you are on the right tab: students and administrators sign in separately.`;

function typedIn(form: HTMLFormElement): typeof BLANK_LOGIN {
  const data = new FormData(form);
  return { email: String(data.get('email')), password: String(data.get('password')) };
}

/** Sections 2 and 4, /login: one form, whose tab decides which login it calls. */
export function LoginScreen() {
  const { tab = 'student' } = route.useSearch();
  const sessionEnd = useRouterState({ select: ({ location }) => location.state.sessionEnd });
  const hasApplicationStatus = useExtension('application-status');
  const navigate = route.useNavigate();
  // The count makes choosing the same account again fill the form again.
  const [filled, setFilled] = useState({ values: BLANK_LOGIN, times: 0 });
  const [refusedAt, setRefusedAt] = useState<LoginTab>();
  /** The tab whose form was sent last: a login from the other one, answered after that, has been given up. */
  const sentFrom = useRef<LoginTab>(undefined);
  /** What the form held when it was sent. A form that is still being checked must not send what is typed at the next tab. */
  const sent = useRef<typeof BLANK_LOGIN>(undefined);

  const openTab = (next: LoginTab) => {
    // What was typed at the wrong tab stays; what came of it belongs to that tab. Else the form stays as it is.
    const { current: values } = sent;
    sent.current = undefined;
    if (values && next !== tab) setFilled(({ times }) => ({ values, times: times + 1 }));
    void navigate({
      search: ({ redirect }) => ({ ...(redirect && { redirect }), ...(next === 'admin' && { tab: next }) }),
      state: (before) => before,
      replace: true,
      resetScroll: false,
    });
  };
  // The route's guard then redirects.
  const signIn = async (tab: LoginTab, { email, password }: typeof BLANK_LOGIN) => {
    sentFrom.current = tab;
    const { token, user } = await login.call({ tab, email: email.trim(), password }).catch((error: unknown) => {
      if (isRefusal(error)) setRefusedAt(tab);
      throw error;
    });
    const account = hasExtension('language') ? await import('./account-language.ts').catch(() => undefined) : undefined;
    const startLanguage = await account?.loadAccountLanguage(user);
    if (sentFrom.current !== tab) return;
    // In one step with the session, so that this page is not drawn anew before it goes.
    startLanguage?.();
    // Before the session begins: what a visitor has typed has a key of its own.
    clearDraft(DRAFT);
    const isStored = session.save({ token, user, role: tab === 'admin' ? 'ADMIN' : 'STUDENT' });
    void account?.sendChosenLanguage();
    toast.success(t`Login successful!`);
    if (!isStored) (await import('#src/ui/browser-support.ts')).tellMissing('storage');
  };
  const fill = useEventCallback(({ email, password, tab: next }: DemoAccount) => {
    sent.current = undefined;
    setFilled(({ times }) => ({ values: { email, password }, times: times + 1 }));
    openTab(next);
  });

  return (
    <AuthPage columns="1.1fr 1fr" maxW="lg">
      <PageHeading overline={t`University portal`} lead={t`For students and administrators of the university.`}>
        {t`Login`}
      </PageHeading>
      {sessionEnd === 'rejected' && <RejectedLogin />}
      {sessionEnd === 'ended' && (
        <Notice status="info" role="status" title={t`Your session has ended`}>
          {t`Log in to continue where you were.`}
        </Notice>
      )}
      <Tabs
        label={t`Who signs in`}
        tabs={loginTabs.map(({ value, label }) => ({ value, label: translate(label) }))}
        value={tab}
        onChange={openTab}
      >
        {(open) => (
          <Stack gap="6" onSubmitCapture={({ target }) => (sent.current = typedIn(target as HTMLFormElement))}>
            <Form
              key={filled.times}
              label={translate(actions[open])}
              initialValues={BLANK_LOGIN}
              known={filled.times > 0 ? filled.values : {}}
              draft={DRAFT}
              secrets={['password']}
              schema={loginSchema}
              failure={failure}
              onSubmit={(values) => signIn(open, values)}
            >
              <Stack gap="5">
                <TextField
                  name="email"
                  label={t`Email`}
                  type="email"
                  autoComplete="username"
                  required
                  help={refusedAt === open && translate(TAB_HINT)}
                />
                <PasswordField name="password" label={t`Password`} autoComplete="current-password" />
                <FormError />
                <SubmitButton busyLabel={t`Logging in...`} size="lg" width="full">
                  {translate(actions[open])}
                </SubmitButton>
              </Stack>
            </Form>
            <Text>
              <TextLink to="/register">{t`Don't have an account? Register here`}</TextLink>
            </Text>
            <ForgottenPassword />
            {/* Applicants have no account, and look for their application here nevertheless. */}
            {hasApplicationStatus && (
              <Text>
                {rich({
                  link: (words) => <TextLink to="/admissions">{words}</TextLink>,
                })`Waiting for a decision? You need no account: <link>See your application</link>`}
              </Text>
            )}
          </Stack>
        )}
      </Tabs>
      <DemoAccounts onChoose={fill} />
    </AuthPage>
  );
}

/** Whom to ask: a password is reset by people, with the extension `password-reset` in the portal. */
const ForgottenPassword = memo(function ForgottenPassword() {
  const resets = useExtension('password-reset');
  const times = university.officeHours.map(({ days, hours }) => `${translate(days)} ${translate(hours)}`);
  const hours = <bdi>{listed(times)}</bdi>;
  const phone = <ContactLink scheme="tel" value={university.phone} />;
  const email = <ContactLink scheme="mailto" value={university.email} />;
  return (
    <details>
      <summary>{t`Forgotten password?`}</summary>
      <Text mt="2">
        {rich(
          {},
        )`Nobody can look it up. Call ${phone} (${hours}) or write to ${email}; if you are a student, have your roll number at hand.`}
      </Text>
      {resets && <Text>{t`The office then gives you a temporary password.`}</Text>}
    </details>
  );
});

/** The accounts of the backend in the page; a real server has none. */
const DemoAccounts = memo(function DemoAccounts({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }) {
  const accounts = useBackendStatus((status) => status.accounts);
  if (accounts.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby="demo-accounts"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="accent.solid"
      bg="bg.panel"
      borderRadius="l2"
      p="4"
    >
      <Heading as="h2" id="demo-accounts" size="md">
        {t`Demo accounts`}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        {t`Choose one to fill in the form.`}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {accounts.map((account) => (
          <Flex as="li" key={account.label} wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Button size="sm" variant="surface" onClick={() => onChoose(account)}>
              {translate(account.label)}
            </Button>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              <bdi>{`${account.email} / ${account.password}`}</bdi>
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
});

import {
  addStudent,
  button,
  buttonFrom,
  expect,
  exportedState,
  link,
  openAsAdministrator,
  startDemo,
  test,
  untilAt,
  untilShown,
} from './webkit.ts';

// A WebKit without a graphics card takes its time.
test.setTimeout(180_000);

test.describe('WebKit: the demo', () => {
  test('the demo bar signs in with one click, and the tour is offered @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await webkit.open(origin);
    await webkit.click(button('Administrator'));
    await untilShown(webkit, 'You see the portal as Meera Joglekar.');
    await webkit.click(button('See it in three minutes'));
    await webkit.find(button('Fill it in for me'));
  });

  test('the tour leads from an application to a first sign-in, and restores the data @nightly', async ({
    webkit,
    startHost,
  }) => {
    const { origin } = await startDemo(startHost);
    await webkit.open(`${origin}/contact`);
    await webkit.find(button('See it in three minutes'));
    const before = await exportedState(webkit);
    const open = async (words: string) => {
      await webkit.click(link('Noor Pathan'));
      await webkit.click(button(words));
    };
    await webkit.click(button('See it in three minutes'));
    await webkit.click(button('Fill it in for me'));
    await webkit.click(button('Submit Application'));
    await webkit.click(button('Next: Review'));
    await open('Review');
    await webkit.click(button('Start Review of Application'));
    await webkit.click(button('Next: Approve'));
    await webkit.until(async () => !(await webkit.url()).includes('open='), 'the step has its page');
    await open('Approve');
    await webkit.click(button('Approve Application'));
    await webkit.click(button('Next: Sign in for the first time'));
    await untilAt(webkit, '/login');
    await webkit.click(button('Fill it in for me'));
    await webkit.click(button('Login as Student'));
    await untilAt(webkit, '/student/dashboard');
    await webkit.click(button('End, and leave the data as it was'));
    await untilAt(webkit, '/');
    expect((await exportedState(webkit)) === before).toBe(true);
  });

  test('a state file restores its data @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await openAsAdministrator(webkit, origin, '/admin/dashboard');
    await addStudent(webkit, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26910' });
    await untilShown(webkit, 'Student added successfully');
    const state = await exportedState(webkit);
    expect(state).toContain('Meera Pillai');
    await webkit.run(() => window.portalDemo?.switchTo('new-university').then(() => undefined));
    await webkit.click(buttonFrom('Data'));
    await webkit.chooseFile('//*[@id = "demo-bar"]//input[@type = "file"]', 'state.json', state);
    await untilShown(webkit, 'The state in state.json is the demo’s data now.');
    expect((await exportedState(webkit)) === state).toBe(true);
  });
});

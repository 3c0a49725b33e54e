import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { newerBuild } from './newer-build.ts';
import {
  addStudent,
  button,
  expect,
  field,
  lanAddress,
  link,
  signIn,
  startDemo,
  test,
  untilAt,
  untilShown,
  untilStudents,
  untilWorker,
  worker,
} from './webkit.ts';
import { type WebKit } from './webkit-driver.ts';

// A WebKit without a graphics card takes its time.
test.setTimeout(180_000);

/** The portal reads, writes, and has what was written after a reload. */
async function works(webkit: WebKit, portal: string): Promise<void> {
  await webkit.open(`${portal}/login`);
  await signIn(webkit, 'admin');
  await untilStudents(webkit, '1,200');
  await addStudent(webkit, { name: 'Meera Pillai', email: 'meera@mail.example', rollNo: 'CE26910' });
  await untilShown(webkit, 'Student added successfully');
  await untilStudents(webkit, '1,201');
  await webkit.reload();
  await untilStudents(webkit, '1,201');
}

test.describe('WebKit: the portal', () => {
  test('opens at the root of a host, with a service worker', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost);
    await works(webkit, origin);
    await untilWorker(webkit);
  });

  test('opens below a path: a deep link leads over the login and back @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost, { sites: { '/portal/': 'dist' } });
    await webkit.open(`${origin}/portal/admin/students/stu_000001`);
    await untilAt(webkit, `/portal/login?redirect=${encodeURIComponent('/admin/students/stu_000001')}`);
    await webkit.click(button('Admin Login'));
    await webkit.fill(field('Email'), 'admin@university.example');
    await webkit.fill(field('Password'), 'Demo@1234');
    await webkit.click(button('Login as Admin'));
    await untilAt(webkit, '/portal/admin/students/stu_000001');
    await untilShown(webkit, 'Ananya Deshpande');
    await webkit.reload();
    await untilShown(webkit, 'Ananya Deshpande');
  });

  test('opens on plain http in a LAN, an insecure context without a service worker @nightly', async ({
    webkit,
    startHost,
  }) => {
    test.skip(lanAddress === undefined, 'this machine has no address in a network');
    const { port } = await startDemo(startHost, { address: '0.0.0.0' });
    await works(webkit, `http://${lanAddress}:${port}`);
    expect(await webkit.run(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);
  });

  test('opens without the service worker’s script @nightly', async ({ webkit, startHost }) => {
    const { origin } = await startDemo(startHost, { api: { '/service-worker.js': { status: 404, body: {} } } });
    await works(webkit, origin);
    expect(await worker(webkit)).toBeNull();
  });

  test('opens as the single-file build from a disk @nightly', async ({ webkit }) => {
    await works(webkit, `${pathToFileURL(resolve('dist-single/university-portal.html')).href}#`);
  });

  test('opens without the host after one visit @nightly', async ({ webkit, startHost }) => {
    const host = await startDemo(startHost);
    await webkit.open(`${host.origin}/login`);
    await signIn(webkit, 'admin');
    await untilStudents(webkit, '1,200');
    await untilWorker(webkit);
    host.close();
    for (const [path, words] of [
      ['/about', 'How we teach'],
      ['/contact', 'Send Message'],
      ['/admin/students', '1,200 students'],
    ] as const) {
      await webkit.open(host.origin + path);
      await untilShown(webkit, words);
    }
    await webkit.reload();
    await untilShown(webkit, '1,200 students');
  });

  test('shows a newer build at the next visit, and an older tab offers to reload @nightly', async ({
    webkit,
    startHost,
  }) => {
    const host = await startDemo(startHost);
    const newer = newerBuild('dist', 'v2', { 'How we teach': 'Written anew' });
    await webkit.open(`${host.origin}/contact`);
    await untilWorker(webkit);
    await webkit.fill(field('Subject'), 'A visit in May');
    const older = await webkit.tab();
    host.sites['/'] = newer;
    await webkit.newTab();
    await webkit.open(`${host.origin}/about`);
    await untilShown(webkit, 'Written anew');
    await webkit.switchTo(older);
    await untilShown(webkit, 'A newer version of the portal is available.');
    await webkit.click(link('About'));
    await untilShown(webkit, 'How we teach');
    await webkit.back();
    await webkit.click(button('Reload'));
    await webkit.until(
      () => webkit.valueOf(field('Subject')).then((subject) => subject === 'A visit in May'),
      'what was typed is back',
    );
    rmSync(newer, { recursive: true });
  });
});

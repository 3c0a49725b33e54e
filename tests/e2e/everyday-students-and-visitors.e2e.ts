import type { Locator, Page } from '@playwright/test';
import { button, dialog, doTasks, field, retype, STUDENT, tabTo } from './everyday.ts';
import { accounts, expect, signIn, test } from './fixtures.ts';

// Up to a dozen tasks in a row, each with a start of its own.
test.describe.configure({ timeout: 120_000 });

test('Five tasks of students take the clicks and keys of docs/everyday-tasks.md @nightly', async ({ page }) => {
  await signIn(page, 'student');
  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
  };
  await doTasks(page, 'Students', '/student/dashboard', {
    'Print the record summary for a bank': {
      run: async () => {
        await button(page, 'Print').click();
        await button(dialog(page), 'Print').click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /Academic record summary/);
      },
    },
    'After moving, change the phone number and the address': {
      run: async () => {
        await page.getByRole('link', { name: 'My profile' }).click();
        await field(page, 'Phone').click();
        await retype(page, '9812345999');
        await field(page, 'Address').click();
        await retype(page, '4 Lake Road, Pune');
        await button(page, 'Save Changes').click();
        await expect(page.getByText('Profile updated successfully')).toBeVisible();
      },
    },
    'Change the password': {
      run: async () => {
        await button(page, STUDENT.name).click();
        await page.getByRole('menuitem', { name: 'Change password' }).click();
        await expect(page.getByLabel(/^Current/)).toBeFocused();
        await page.keyboard.type('Demo@1234');
        for (const label of [/^New/, /^Repeat/]) {
          await tabTo(page, page.getByLabel(label));
          await page.keyboard.type('silver88x');
        }
        await page.keyboard.press('Enter');
        await expect(page.getByText('Password changed successfully')).toBeVisible();
      },
    },
    'Find out what to do about a forgotten password': {
      before: signOut,
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
        await page.getByText('Forgotten password?').click();
        await expect(page.getByRole('main').getByRole('link', { name: /^\+91/ })).toBeVisible();
        await expect(page.getByText('gives you a temporary password')).toBeVisible();
      },
    },
    'Register with a roll number, and sign in': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
        await page.getByRole('link', { name: /Register here/ }).click();
        await field(page, 'Name').click();
        const typed: readonly (readonly [Locator, string])[] = [
          [field(page, 'Name'), 'Dev Menon'],
          [field(page, 'Email'), 'dev@mail.example'],
          [field(page, 'Roll number'), 'CE26901'],
          [page.getByRole('combobox', { name: 'Department' }), 'Ci'],
          [page.getByRole('combobox', { name: 'Year' }), '1'],
          [page.getByRole('combobox', { name: 'Semester' }), '1'],
          [page.getByLabel(/^Password/), 'first88x'],
          [page.getByLabel(/^Confirm/), 'first88x'],
        ];
        for (const [control, text] of typed) {
          await tabTo(page, control);
          await page.keyboard.type(text);
        }
        await page.keyboard.press('Enter');
        await page.waitForURL('**/login');
        await field(page, 'Email').click();
        await page.keyboard.type('dev@mail.example');
        await page.keyboard.press('Tab');
        await page.keyboard.type('first88x');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${accounts.student.lands}`);
      },
    },
  });
});

test('Five tasks of visitors and applicants take the clicks and keys of docs/everyday-tasks.md @nightly', async ({
  page,
}) => {
  const email = 'asha.rao@example.com';
  let reference = '';
  const apply = async (page: Page) => {
    await page.keyboard.type('Asha Rao');
    for (const text of [email, '9876543210', 'Civ', '12', '82%']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
  };
  const lookUp = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
    await button(page, 'See Your Application').click();
    await expect(field(page, 'Reference number')).toBeFocused();
    await page.keyboard.type(reference);
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody has read it yet')).toBeVisible();
  };
  await doTasks(page, 'Visitors and applicants', '/', {
    'Apply for a place in Civil Engineering': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
        await expect(page.getByRole('option', { name: 'Civil Engineering' })).toBeAttached();
        await field(page, 'Full name').click();
        await apply(page);
        const told = page.getByText(/reference number is/);
        await expect(told).toBeVisible();
        reference = /APP-\d+-\d+/.exec((await told.textContent()) ?? '')?.[0] ?? '';
      },
    },
    'Find out what became of an application': {
      // On another day, in another tab.
      before: () => page.evaluate(() => sessionStorage.clear()),
      run: lookUp,
    },
    'Correct the phone number of an application': {
      run: async () => {
        await lookUp();
        await field(page.getByRole('form', { name: 'Correct your phone number' }), 'Phone number').click();
        await retype(page, '9812345999');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Your phone number is saved.')).toBeVisible();
      },
    },
    'Withdraw an application': {
      run: async () => {
        await lookUp();
        await button(page, 'Withdraw Application').click();
        await button(page, 'Withdraw').click();
        await expect(page.getByText('You have withdrawn this application.')).toBeVisible();
      },
    },
    'Ask the office a question': {
      run: async () => {
        await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
        await field(page, 'Name').click();
        await page.keyboard.type('Asha');
        for (const text of [email, 'Hostel', 'Is there a hostel?', '']) {
          await page.keyboard.press('Tab');
          await page.keyboard.type(text);
        }
        await page.keyboard.press('Enter');
        await expect(page.getByText('Message sent successfully! We will get back to you soon.').first()).toBeVisible();
      },
    },
  });
});

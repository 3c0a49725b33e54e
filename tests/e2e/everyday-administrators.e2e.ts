import { button, dialog, doTasks, field, findStudent, listed, openList, STUDENT } from './everyday.ts';
import { callApi, expect, signIn, test } from './fixtures.ts';

const file = {
  name: 'students.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Roll No,Name,Email,Department,Year,Semester\r\nCE26901,Dev Menon,dev@mail.example,Civil,1,1\r\nCE26902,Asha Rao,asha@mail.example,Civill,1,1',
  ),
};

// Up to a dozen tasks in a row, each with a start of its own.
test.describe.configure({ timeout: 120_000 });

test('Ten tasks of administrators take the clicks and keys of docs/everyday-tasks.md @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  await doTasks(page, 'Administrators', '/admin/dashboard', {
    'Check a file of new students before anything is saved': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Import').click();
        const chooser = page.waitForEvent('filechooser');
        await button(page, 'Choose File').click();
        await (await chooser).setFiles(file);
        // The step asks what "Civill" is.
        await button(page, 'Check the File').click();
        await expect(page.getByText(/has been checked/)).toContainText('1 new student, 0 updates');
        await expect(page.getByRole('table', { name: 'Rows that do not fit' })).toContainText('Civill');
      },
    },
    'Admit all applicants of Civil with at least 75 %, and see what came of each': {
      run: async ({ choose }) => {
        await openList(page, 'Applications');
        await choose(page.getByRole('combobox', { name: 'Course' }), 'Civil Engineering');
        await button(page, 'More filters').click();
        await expect(field(page, 'Grade (%) from')).toBeFocused();
        await page.keyboard.type('75');
        await expect(page).toHaveURL(/course=Civil\+Engineering&grade=75\.\./);
        const grades = await page
          .locator('[data-position] td', { hasText: /\d%|CGPA/ })
          .evaluateAll((cells) => cells.map((cell) => /([\d.]+)(?:%| CGPA)/.exec(cell.textContent ?? '')?.[1]));
        expect(grades.length).toBeGreaterThan(1);
        expect(grades.map(Number).filter((grade) => (grade <= 10 ? grade * 10 : grade) < 75)).toEqual([]);
        await page.locator('th.select label').click();
        await button(page, 'Decide All...').click();
        const approve = button(dialog(page), /^Approve \(\d+\)$/);
        const allowed = Number(/\d+/.exec((await approve.textContent()) ?? '')?.[0]);
        expect(allowed).toBeGreaterThan(1);
        await approve.click();
        await button(dialog(page), /^Approve \d+ Applications$/).click();
        const result = page.getByRole('region', { name: 'Result of the decision' });
        await expect(result.getByRole('heading')).toHaveText(new RegExp(`^${allowed} of \\d+ are approved$`));
        await expect(result.getByRole('row')).toHaveCount(1 + grades.length);
      },
    },
    'An applicant asks on the telephone why the answer was no': {
      run: async () => {
        await openList(page, 'Applications');
        await page.getByRole('tab', { name: /^Rejected/ }).click();
        await expect(page).toHaveURL(/status=/);
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByRole('note', { name: 'Reason for the rejection' })).toBeVisible();
      },
    },
    'Print the list of everybody whose attendance is below 75 %': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'More filters').click();
        await field(page, 'Attendance (%) to').click();
        await page.keyboard.type('74.9');
        await expect(listed(page, / of [\d,]+ students/)).toBeVisible();
        await button(page, 'Print').click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /Attendance \(%\): .*74\.9/);
      },
    },
    'Find those who still owe more than ₹50,000': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'More filters').click();
        await field(page, 'Pending (₹) from').click();
        await page.keyboard.type('50001');
        await expect(listed(page, / of [\d,]+ students/)).toBeVisible();
        await expect(page.locator('[data-position="0"] td').last()).toHaveText(/^₹\d/);
      },
    },
    'The first year of Civil has paid: note it for all of them': {
      run: async ({ choose }) => {
        await openList(page, 'Students');
        await choose(page.getByRole('combobox', { name: 'Department' }), 'Civil');
        await choose(page.getByRole('combobox', { name: 'Year' }), '1st year');
        await expect(page).toHaveURL(/department=Civil&year=1/);
        await page.locator('th.select label').click();
        await button(page, 'Update...').click();
        await page.getByRole('menuitem', { name: 'Set Fee' }).click();
        await choose(dialog(page).getByRole('combobox', { name: 'How much is paid' }), 'The whole fee');
        await button(dialog(page), /^Update \d+ Students$/).click();
        await expect(page.getByRole('heading', { name: /^\d+ updated, \d+ left out$/ })).toBeVisible();
        await expect(page.getByText('This record has no total fee. Enter one first').first()).toBeVisible();
      },
    },
    'A student was deleted by mistake last week: bring the record back': {
      before: () => callApi(page, 'DELETE', STUDENT.path),
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Deleted Students').click();
        await button(page, `Restore ${STUDENT.name}`).click();
        await expect(page.getByText(`“${STUDENT.name}” is restored.`)).toBeVisible();
      },
    },
    "Find out who has changed a student's attendance, and what it was before": {
      before: () => callApi(page, 'PUT', `${STUDENT.path}/attendance`, { attendancePercentage: 61.5 }),
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await page.getByRole('tab', { name: 'History' }).click();
        const change = page.getByRole('list', { name: 'Changes, the newest first' }).getByRole('listitem').first();
        for (const part of ['Meera Joglekar', '91.5%', '61.5%']) await expect(change).toContainText(part);
      },
    },
    'A student stands at the desk and has forgotten the password: give a temporary one': {
      run: async () => {
        await findStudent(page, STUDENT.rollNo, STUDENT.name);
        await button(page, 'Reset password').click();
        await button(page.getByRole('alertdialog'), 'Reset password').click();
        await expect(dialog(page).getByLabel('Temporary password')).toBeVisible();
      },
    },
    'A colleague has left: close the account': {
      run: async () => {
        await button(page, 'Meera Joglekar').click();
        await page.getByRole('menuitem', { name: 'Administrators' }).click();
        await button(dialog(page), 'Disable Farhan Shaikh').click();
        await button(page.getByRole('alertdialog'), 'Disable').click();
        await expect(dialog(page).getByRole('status')).toContainText('1 of them disabled');
      },
    },
  });
});

test('Twelve tasks of the office’s day take the clicks and keys of docs/everyday-tasks.md @nightly', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const today = (words: RegExp) =>
    page.getByRole('navigation', { name: 'What needs you today' }).getByRole('link', { name: words }).click();
  const undecided = async () =>
    (await callApi<{ id: string; status: string }[]>(page, 'GET', '/applications'))
      .filter(({ status }) => ['APPLIED', 'UNDER_REVIEW', 'WAITLISTED'].includes(status))
      .map(({ id }) => id);
  const more = async (item: string) => {
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await doTasks(page, 'The office’s day', '/admin/dashboard', {
    'See how many seats are left for the oldest undecided application': {
      run: async () => {
        await today(/to decide/);
        await expect(page).toHaveURL(/status=undecided/);
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByText(/seats? left(?:, one more is held by this offer)?$/)).toBeVisible();
      },
    },
    'Open the oldest undecided application': {
      run: async () => {
        await today(/to decide/);
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        await page.locator('[data-position="0"] a').click();
        await expect(page.getByRole('group', { name: 'Decision' })).toBeVisible();
      },
    },
    'See who decided what this week': {
      run: async () => {
        await today(/decided in 7 days/);
        const table = page.getByRole('table', { name: 'Entries' });
        await expect(table.getByRole('row', { name: /Decided .* → / }).first()).toBeVisible();
      },
    },
    'Put the same note on six applications': {
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1, 2, 3, 4, 5])
          await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Add a note');
        await field(dialog(page), 'Note').click();
        await page.keyboard.type('Call back');
        await button(dialog(page), 'Add Note to 6').click();
        await expect(page.getByText('The note is on 6 applications.')).toBeVisible();
      },
    },
    'Hand five applications to a colleague, and see one’s own': {
      before: async () => {
        const assignees = await callApi<{ id: string; name: string }[]>(page, 'GET', '/admin/casework/assignees');
        const { id } = assignees.find(({ name }) => name === 'Meera Joglekar')!;
        await callApi(page, 'PUT', '/admin/casework/assignee', {
          applicationIds: (await undecided()).slice(-2),
          assigneeId: id,
        });
      },
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1, 2, 3, 4])
          await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Assign to');
        await button(dialog(page), 'Farhan Shaikh').click();
        await expect(page.getByText('5 applications: assigned to Farhan Shaikh.')).toBeVisible();
        await openList(page, 'Dashboard');
        await today(/assigned to you/);
        await expect(page).toHaveURL(/assigned=Meera/);
        await expect(listed(page, /of \d+ applications/)).toBeVisible();
      },
    },
    'Release thirty held decisions': {
      before: async () => {
        const applicationIds = (await undecided()).slice(0, 30);
        const decision = { status: 'REJECTED', rejectionReason: 'The seats are taken.' };
        await callApi(page, 'PUT', '/admin/casework/held-decisions', { applicationIds, decision });
      },
      run: async () => {
        await today(/30 decisions held/);
        await expect(listed(page, /^30 of/)).toBeVisible();
        await page.locator('th.select label').click();
        await more('Release held decisions');
        await button(dialog(page), 'Release 30').click();
        await expect(page.getByText('30 applications decided.')).toBeVisible();
      },
    },
    'Restore what a colleague deleted yesterday': {
      run: async () => {
        await openList(page, 'Students');
        await button(page, 'Deleted Students').click();
        const row = dialog(page).getByRole('row', { name: /Farhan Shaikh/ });
        await button(row, /^Restore/).click();
        await expect(page.getByText(/is restored\./)).toBeVisible();
      },
    },
    'Print the admit list of a course by grade, percents alone': {
      run: async ({ choose }) => {
        await openList(page, 'Applications');
        await page.getByRole('tab', { name: /^Approved/ }).click();
        await choose(page.getByRole('combobox', { name: 'Course' }), 'Mechanical Engineering');
        await button(page, 'More filters').click();
        await choose(page.getByRole('combobox', { name: 'Grades in' }), 'Percent');
        await button(page.getByRole('columnheader', { name: /Qualification/ }), /Qualification/).click();
        await expect(page).toHaveURL(/sort=previousQualification/);
        await button(page, /^Print/).click();
        await expect(page.locator('html')).toHaveAttribute('data-printed', /12th Grade, \d+%/);
      },
    },
    'Compare two applications side by side': {
      run: async () => {
        await openList(page, 'Applications');
        await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
        for (const position of [0, 1]) await page.locator(`[data-position="${position}"] .select label`).click();
        await more('Compare side by side');
        await expect(dialog(page).getByRole('table', { name: 'Applications side by side' })).toBeVisible();
      },
    },
    'Write to the third-years below 75 % attendance who owe fees': {
      run: async ({ choose }) => {
        await today(/attend below 75%/);
        await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
        await choose(page.getByRole('combobox', { name: 'Year' }), '3rd year');
        await choose(page.getByRole('combobox', { name: 'Fee status' }), 'Pending');
        await expect(page).toHaveURL(/fee=Pending/);
        await page.locator('th.select label').click();
        await more('Write to them');
        await expect(
          dialog(page)
            .getByRole('link', { name: /^New message/ })
            .first(),
        ).toHaveAttribute('href', /^mailto:\?bcc=.*%?@/);
      },
    },
    'Correct the name of a course that applications name': {
      run: async () => {
        await openList(page, 'Courses');
        await button(page, 'Edit Civil Engineering').click();
        const name = field(dialog(page), 'Course name');
        await name.click();
        await page.keyboard.press('End');
        await page.keyboard.type('s');
        await expect(dialog(page).getByText(/They get the new name$/)).toBeVisible();
        await button(dialog(page), 'Save Changes').click();
        await expect(page.getByText('Course updated successfully')).toBeVisible();
        await openList(page, 'Applications');
        await expect(page.locator('[data-position] td', { hasText: 'Civil Engineerings' }).first()).toBeVisible();
      },
    },
    'Move a class to the next semester, with its year': {
      run: async ({ choose }) => {
        await openList(page, 'Students');
        await choose(page.getByRole('combobox', { name: 'Department' }), 'Mechanical');
        await choose(page.getByRole('combobox', { name: 'Year' }), '2nd year');
        await expect(page).toHaveURL(/department=Mechanical&year=2/);
        await page.locator('th.select label').click();
        await button(page, 'Update...').click();
        await page.getByRole('menuitem', { name: 'Academic Update' }).click();
        const semester = dialog(page).getByRole('combobox', { name: 'Semester' });
        await choose(semester, 'Move to the next semester, with its year');
        await button(dialog(page), /^Update \d+ Students$/).click();
        await expect(page.getByRole('heading', { name: /^\d+ updated/ })).toBeVisible();
      },
    },
  });
});

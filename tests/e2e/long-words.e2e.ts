import type { Page } from '@playwright/test';
import { callApi, expect, signIn, test } from './fixtures.ts';

/** A word that no line of a narrow screen has room for, and no hyphen to break it at. */
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';

/** What is wider than the room that it has: the page itself, and each card, cell, dialog and section in it. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    /** Whether it lies in something within the box that scrolls, or clips, by itself. */
    const isInScroller = (element: Element, box: Element) => {
      for (let at = element.parentElement; at && at !== box; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const nameOf = (element: Element) =>
      `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 80)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth} px`] : [];
    const boxes = document.querySelectorAll<HTMLElement>(
      'header, main, article, section, dl > div, form, [data-scope=card], .chakra-card__root, [role=dialog], [role=alertdialog], [data-part=root]',
    );
    for (const box of boxes) {
      if (!box.checkVisibility() || isInScroller(box, document.body)) continue;
      const { right } = box.getBoundingClientRect();
      const spilt = [...box.querySelectorAll('*')].find((inner) => {
        const { width, height, right: end } = inner.getBoundingClientRect();
        return width > 1 && height > 1 && end > right + 1 && !isInScroller(inner, box);
      });
      if (spilt) wide.push(nameOf(spilt));
    }
    return wide;
  });

const applicant = {
  fullName: `Ada ${word}`,
  email: `${word}@example.com`,
  phoneNumber: '9876543210',
  desiredCourse: 'Civil Engineering',
  previousQualification: '12th Grade',
  previousGrade: '82%',
};

test('A word of 60 letters widens no page, no card and no dialog, at 1280 and at 320 px @nightly', async ({ page }) => {
  await signIn(page, 'admin');
  const student = await callApi<Record<string, unknown>>(page, 'GET', '/admin/students/stu_000001');
  await callApi(page, 'PUT', '/admin/students/stu_000001', {
    ...student,
    name: `Ada ${word}`,
    address: `${word}, 12 ${word}`,
    company: word,
  });
  await callApi(page, 'POST', '/courses', {
    courseCode: 'BT-LW',
    courseName: `Long ${word}`,
    department: 'Civil',
    programType: 'Undergraduate',
    description: `${word} and more.`,
    durationYears: 4,
    totalSeats: 30,
    feeAmount: 100_000,
    eligibilityCriteria: [word],
    subjects: [word, 'Hydraulics'],
  });
  const { id } = await callApi<{ id: string }>(page, 'POST', '/applications/submit', applicant);

  const see = async (path: string, act: () => Promise<unknown> = () => expect(page.locator('h1')).toBeVisible()) => {
    await page.goto(path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 1280) await act();
      expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  const seeText = (path: string) => see(path, () => expect(page.locator('main').getByText(word).first()).toBeVisible());

  await seeText('/admin/students/stu_000001');
  await seeText('/admin/students?q=Ada');
  await seeText('/admin/dashboard?q=Ada');
  await seeText(`/admin/applications?open=${id}`);
  await seeText('/admin/courses?q=BT-LW');
  await seeText('/courses?q=BT-LW');
  await see('/courses?q=BT-LW', () => page.getByRole('button', { name: /^Details of/ }).click());
  await see('/admin/students/stu_000001', () => page.getByRole('button', { name: 'Delete' }).click());
  await see('/admin/students/stu_000001', () => page.getByRole('button', { name: 'Edit' }).click());
  await see(`/admin/students?q=${word}`);
  await see(`/courses?q=${word}`);
  await see(`/admissions?course=${word}`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'student');
  await seeText('/student/dashboard');
  await seeText('/student/profile');
});

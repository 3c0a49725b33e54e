import { screen, within } from '@testing-library/react';
import type { SeedRows } from '../mocks/university/tables.ts';
import { applicationStatusValues, type components } from '../openapi/schema.gen.ts';
import { renderApp } from './render.tsx';

type Application = components['schemas']['Application'];
type Options = NonNullable<Parameters<typeof renderApp>[1]>;

/** An application of a test's own, submitted so many days into May. */
export function application(day: number, part: Partial<Application> = {}): Application {
  const at = `2026-05-${String(day).padStart(2, '0')}T08:00:00.000Z`;
  return {
    id: `app_${day}`,
    referenceNumber: `APP-2026-${String(day).padStart(6, '0')}`,
    fullName: `Applicant ${day}`,
    email: `applicant${day}@mail.example`,
    phoneNumber: '+919812345678',
    desiredCourse: 'Civil Engineering',
    previousQualification: '12th Grade',
    previousGrade: '88%',
    status: 'APPLIED',
    submittedAt: at,
    updatedAt: at,
    history: [],
    ...part,
  };
}

export const storing =
  (applications: readonly Application[]) =>
  (rows: SeedRows): SeedRows => ({ ...rows, applications: [...applications] });

/** One application in each status, the newest last: `app_1` is applied, `app_5` rejected. */
export const oneEach = applicationStatusValues.map((status, at) =>
  application(at + 1, {
    fullName: `Asha ${status}`,
    status,
    ...(status === 'REJECTED' ? { rejectionReason: 'Too late.', reviewComments: 'Told by telephone.' } : {}),
  }),
);

/** Opens the applications as a member of the staff. */
export async function openApplications(
  path = '/admin/applications',
  { applications = oneEach, ...options }: Options & { readonly applications?: readonly Application[] } = {},
) {
  const app = await renderApp(path, { as: 'staff', arrange: storing(applications), ...options });
  const stored = async (id: string) =>
    app.database.transact('read', (tables) => structuredClone(tables.applications.get(id)));
  /** The reviews that have been sent: of whom, and what. */
  const reviews = async () =>
    Promise.all(
      app.requests
        .filter(({ method, url }) => method === 'PUT' && url.endsWith('/review'))
        .map(
          async (request) => [new URL(request.url).pathname.split('/').at(-2), await request.clone().json()] as const,
        ),
    );
  return { ...app, stored, reviews };
}

/** The open application. */
export const findPanel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
/** The names in the list, from its top. */
export const listed = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent);

import { answering, before, isSignedIn, json, showing, where } from '#conformance/kit/inject-fault.ts';
import type { FaultRow } from '#conformance/university/faults/fault.ts';

export const faults: readonly FaultRow[] = [
  [
    'a restored student is still gone',
    'restoreStudent',
    'restores',
    'extensions',
    where('restoreStudent', isSignedIn, () => json(200, { success: true })),
  ],
  [
    'a restored course has another name',
    'restoreCourse',
    'restores',
    'extensions',
    (server) => {
      const restored = new Set<string>();
      const restoring = before(['restoreCourse'], async ({ request, pass }) => {
        restored.add(new URL(request.url).pathname.split('/').at(-2) ?? '');
        return pass();
      });
      const renamed = showing(['getCourse', 'listCourses'], (row) =>
        restored.has(String(row['id'])) ? { ...row, courseName: 'Restored' } : row,
      );
      return renamed(restoring(server));
    },
  ],
  [
    'the deleted students are not listed',
    'listDeletedStudents',
    'restores',
    'extensions',
    answering(['listDeletedStudents'], (body) => ({ ...body, data: [] })),
  ],
];

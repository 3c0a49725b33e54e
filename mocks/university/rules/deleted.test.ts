import { expect, it } from 'vitest';
import { testBackend, testTime } from '#mocks/testing.ts';
import { keepDeleted } from './deleted.ts';

it('The last 2,000 deleted records are kept', async () => {
  const { database } = await testBackend();
  const names = await database.transact('write', (tables) => {
    const [course] = tables.courses.all();
    if (!course) throw new Error('There is no course');
    for (let count = 1; count <= 2001; count += 1)
      keepDeleted(
        tables,
        { kind: 'course', course: { ...course, courseName: `Course ${count}` } },
        'somebody',
        testTime,
      );
    return tables.deleted.all().flatMap(({ record }) => (record.kind === 'course' ? [record.course.courseName] : []));
  });
  expect(names).toHaveLength(2000);
  expect(names).not.toContain('Course 1');
  expect(names).toContain('Course 2001');
});

import { Alert } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { coursesQuery } from '../../../../api/courses.ts';
import { departmentOfCourse } from '../../../../domain/admission.ts';

/** What approving many will make, by department. */
export function StudentsToBe({ rows }: { readonly rows: readonly components['schemas']['Application'][] }) {
  const { data: courses } = useQuery(coursesQuery());
  const departments = new Map<string, number>();
  for (const { desiredCourse } of courses ? rows : []) {
    const { department } = departmentOfCourse(courses ?? [], desiredCourse);
    departments.set(department, (departments.get(department) ?? 0) + 1);
  }
  const parts = [...departments].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${name} ${count}`);
  return (
    <Alert.Root status="info" role="note">
      <Alert.Content>
        <Alert.Title>{`Student accounts for up to ${rows.length}, in year 1 and semester 1`}</Alert.Title>
        <Alert.Description>
          {parts.length > 0 && `By department: ${parts.join(', ')}. `}
          The server assigns each a fresh roll number and a temporary password, which are listed afterwards, once.
          Whoever is a student already is linked and keeps the record. An approval is final.
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

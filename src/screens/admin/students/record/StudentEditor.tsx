import { Button, Card, Heading, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { updateStudent } from '../../../../api/admin-students.ts';
import { wholeBody } from '../../../../domain/records/body.ts';
import type { Texts } from '../../../../domain/records/field.ts';
import type { Student } from '../../../../domain/records/student.ts';
import { FormError } from '../../../../forms/FormError.tsx';
import { SubmitButton } from '../../../../forms/SubmitButton.tsx';
import { RecordFields } from '../../../../resource/form/RecordField.tsx';
import { type OpenRecord, RecordForm } from '../../../../resource/form/RecordForm.tsx';
import { sectionFields, sections, writableFields } from './student-record.ts';

/** Section 8. */
const words = {
  saved: 'Student updated successfully! Click "Back to List" to see changes.',
  failed: 'Failed to update student',
  unanswered: 'Error updating student',
};

const bodyOf = (student: Student, values: Texts) =>
  wholeBody<Student, components['schemas']['StudentUpdate']>(writableFields, student, values);

/** Edit mode: the whole student in one form, with PUT /admin/students/{id}. */
export function StudentEditor({ onCancel, ...record }: OpenRecord<Student> & { readonly onCancel: () => void }) {
  return (
    <RecordForm
      record={record}
      name="profile"
      label="Edit student"
      fields={writableFields}
      bodyOf={bodyOf}
      mutation={updateStudent}
      words={words}
    >
      {({ notices, abandon }) => (
        <Stack gap="6">
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
            {sections.map(({ name, title }) => (
              <Card.Root key={name} as="section">
                <Card.Body gap="4">
                  <Heading as="h2" size="xl">
                    {title}
                  </Heading>
                  <RecordFields fields={sectionFields(name, writableFields)} row={record.row} />
                </Card.Body>
              </Card.Root>
            ))}
          </SimpleGrid>
          <FormError />
          {notices}
          <HStack gap="3" wrap="wrap">
            <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
            <Button
              variant="surface"
              onClick={() => {
                abandon();
                onCancel();
              }}
            >
              Cancel
            </Button>
          </HStack>
        </Stack>
      )}
    </RecordForm>
  );
}

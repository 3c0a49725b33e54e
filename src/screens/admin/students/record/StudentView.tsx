import { SimpleGrid, Text } from '@chakra-ui/react';
import { formatDateTime } from '../../../../domain/format.ts';
import { fieldsWhere } from '../../../../domain/records/field.ts';
import { type Student, studentFields } from '../../../../domain/records/student.ts';
import { recordFacts } from '../../../../resource/form/RecordView.tsx';
import { DescriptionCard } from '../../../../ui/DescriptionCard.tsx';
import { sectionFields, sections } from './student-record.ts';

// The name is the page's heading.
const shownFields = fieldsWhere(studentFields, (field) => field !== studentFields.name);

/** Everything that the record says. */
export function StudentView({ student }: { readonly student: Student }) {
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        {sections.map(({ name, title }) => (
          <DescriptionCard key={name} title={title} facts={recordFacts(sectionFields(name, shownFields), student)} />
        ))}
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {`Added ${formatDateTime(student.createdAt)} · Last changed ${formatDateTime(student.updatedAt)}`}
      </Text>
    </>
  );
}

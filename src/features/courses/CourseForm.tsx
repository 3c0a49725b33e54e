import { Button, chakra, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useMemo, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { defineMutation } from '#src/platform/api/query-client.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { NewRecordForm } from '#src/records/form/NewRecordForm.tsx';
import { RecordFields } from '#src/records/form/RecordField.tsx';
import { type OpenRecord, RecordForm } from '#src/records/form/RecordForm.tsx';
import { writableFields } from '#src/records/record-type.ts';
import { courseApplicationsQuery, courseHistory, createCourse, renameCourse, updateCourse } from './admin-courses.ts';
import { countNaming, courseType } from './course-record.ts';
import { type Slots, useSlot } from '#src/records/slots.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { type Course, courseFields } from './course.ts';
import { courseAdded, courseUpdated } from './course-words.ts';

type CourseInput = Parameters<typeof createCourse.call>[0];

const fields = writableFields(courseType);

interface Props extends Pick<OpenRecord<Course>, 'missing'> {
  /** The course that is edited; none where one is added. */
  readonly course: Course | undefined;
  readonly onClose: () => void;
}

/** The form of a course (section 3). */
export function CourseForm({ course, missing, onClose }: Props) {
  return course ? <EditCourse course={course} missing={missing} onClose={onClose} /> : <AddCourse onClose={onClose} />;
}

const helpWhenNew = { availableSeats: msg`Leave empty for all seats` };

function AddCourse({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <NewRecordForm
      noun="course"
      words={courseAdded()}
      submitLabel={t`Add Course`}
      label={t`Add a course`}
      fields={fields}
      bodyOf={(values) => requestBody<Course, CourseInput>(fields, values)}
      mutation={createCourse}
      help={helpWhenNew}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}

function EditCourse({ course, missing, onClose }: Props & { readonly course: Course }) {
  const { courseName, update } = useRenaming(course);
  return (
    <>
      <RecordForm
        record={{ type: courseType, row: course, missing, onSaved: onClose }}
        name="edit"
        label={t`Edit ${course.courseName}`}
        fields={fields}
        sends="changes"
        mutation={update}
        takesOthersChanges
        words={courseUpdated()}
        isDialog
        onClose={onClose}
      >
        <RecordFields fields={{ ...fields, courseName }} />
      </RecordForm>
      <AddedTabs
        whenEmpty={t`From now on, every change of this course is listed here, with the person who made it.`}
        fields={courseFields}
        query={courseHistory.history(course.id)}
      />
    </>
  );
}

/** Another name is said to become of the applications that name the course, before it is saved. */
function useRenaming(course: Course) {
  const canRename = useExtension('renaming');
  const { data: naming = [] } = useQuery(courseApplicationsQuery(course.courseName));
  return useMemo(() => {
    const isRenamed = (name: string) => name.trim() !== course.courseName;
    const then = canRename ? t`They get the new name` : t`They keep the old name; approving them makes it a department`;
    const warning = (name: string) => (isRenamed(name) ? `${t`${countNaming(naming)}.`} ${then}` : undefined);
    const renames = canRename && naming.length > 0;
    const call: typeof updateCourse.call = (edited) =>
      (renames && isRenamed(edited.body.courseName) ? renameCourse : updateCourse).call(edited);
    return {
      courseName: { ...courseFields.courseName, ...(naming.length > 0 && { warning }) },
      update: defineMutation({ call, updateCache: renames ? renameCourse.updateCache : updateCourse.updateCache }),
    };
  }, [course, naming, canRename]);
}

type Tab = Slots['recordTabs'];
type TabProps = ComponentProps<Tab['Part']>;

/** What else there is to read of a record, below its form: folded, since most come to edit. */
function AddedTabs(props: TabProps) {
  return useSlot('recordTabs').map(({ key, label, Part }) => (
    <AddedTab key={key} label={label} Part={Part} {...props} />
  ));
}

function AddedTab({ label, Part, ...props }: TabProps & Pick<Tab, 'label' | 'Part'>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} mt="6" pt="4" borderTopWidth="1px">
      <Heading as="h3" size="lg" mb={open ? '3' : '0'}>
        <Button id={id} variant="ghost" size="sm" ms="-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {translate(label)}
          <ChevronDownIcon />
        </Button>
      </Heading>
      {open && <Part {...props} />}
    </chakra.section>
  );
}

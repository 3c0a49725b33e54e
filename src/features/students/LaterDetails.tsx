import { Alert, Button, HStack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explanationOf, fallbackOf } from '#src/platform/api/errors.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { fieldsWhere, formatText, type Texts, textsOf } from '#src/records/fields/field.ts';
import { expectStored, storedDifferences } from '#src/records/form/stored-differences.ts';
import { Message, Notice } from '#src/ui/Notice.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { updateStudent } from './admin-students.ts';
import { studentType, writableStudentFields } from './record/student-record.ts';
import { type Student, studentFields } from './student.ts';
import { t, translate } from '#src/languages/texts.ts';

/** Section 7: what the form of a new student collects and the registration does not send. */
const laterFields = fieldsWhere(studentFields, ({ create }) => create === 'asked');

export const laterTexts = (values: Texts): Texts =>
  Object.fromEntries(Object.keys(laterFields).flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

const labelOf = (name: string) => translate(laterFields[name]?.label ?? name);
/** One of the two, or both. */
function labelsOf(texts: Texts): string {
  const [name = '', ...others] = Object.keys(texts);
  return others.length > 0 ? t`Gender and address` : labelOf(name);
}

interface Attempt {
  readonly student: Student;
  readonly texts: Texts;
  /** The one before seemed to fail, and may have arrived: the record is read anew. */
  readonly isRetry?: boolean;
}

/** Stores these details of a student who has just been added, by section 7's update of the whole student. */
export function useStoreLater() {
  const client = useQueryClient();
  const update = useMutation(updateStudent);
  return useMutation({
    mutationFn: async ({ student, texts, isRetry }: Attempt) => {
      const now = isRetry ? await studentType.fetch(client, student.id) : student;
      if (storedDifferences(laterFields, texts, now).length === 0) return;
      const values = { ...textsOf(writableStudentFields, now), ...texts };
      const body: Parameters<typeof updateStudent.call>[0]['body'] = requestBody(writableStudentFields, values, {
        row: now,
        sends: 'record',
      });
      const stored = await update.mutateAsync({ id: now.id, body });
      expectStored(laterFields, texts, stored);
    },
    // The dialog may have been closed meanwhile.
    onError: (error, { student, texts }) => {
      const labels = labelsOf(texts);
      toast.warning(t`${studentType.nameOf(student)}: ${labels} could not be stored`, explanationOf(error));
    },
  });
}

interface Props {
  readonly student: Student | undefined;
  readonly texts: Texts;
  readonly store: ReturnType<typeof useStoreLater>;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

export function LaterDetails({ student, texts, store: { mutate, error, isPending, isSuccess, variables } }: Props) {
  const labels = labelsOf(texts);
  const isAgain = variables?.isRetry === true;
  if (isSuccess)
    return (
      <Text role="status" ref={isAgain ? takeFocus : undefined} tabIndex={-1} outline="0">
        {t`${labels}: stored too.`}
      </Text>
    );
  if (isPending && !isAgain) return <Text role="status">{t`Storing ${labels}...`}</Text>;
  const reason =
    explanationOf(error) ??
    fallbackOf(
      error,
      t`The server gave no reason.`,
      t`No answer came. It may have been stored; the next try finds out.`,
    );
  return (
    <Notice status="warning" role="alert" title={t`${labels} could not be stored. The student has been added.`}>
      {!isPending && (
        <Alert.Description>
          <Message
            text={
              student
                ? reason
                : t`The server has not said which record it made. Open the student from the list, and enter there what you typed:`
            }
          />
        </Alert.Description>
      )}
      <Alert.Description whiteSpace="pre-line" overflowWrap="anywhere">
        {Object.entries(texts)
          .map(([name, text]) => t`${labelOf(name)}: ${formatText(laterFields[name]!, text)}`)
          .join('\n')}
      </Alert.Description>
      {student && (
        <HStack mt="2">
          <Button
            size="sm"
            variant="surface"
            aria-disabled={isPending}
            onClick={() => isPending || mutate({ student, texts, isRetry: true })}
          >
            {isPending ? t`Storing...` : t`Store ${labels}`}
          </Button>
        </HStack>
      )}
    </Notice>
  );
}

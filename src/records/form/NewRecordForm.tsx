import { Box, Button, Stack } from '@chakra-ui/react';
import { type MutationOptions, useMutation } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { type Fields, type Texts, textsOf } from '../fields/field.ts';
import { Form, FormError, useEdits } from '#src/forms/Form.tsx';
import { schemaOf } from '../fields/schema.ts';
import { t } from '#src/languages/texts.ts';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from '#src/forms/fields.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import type { OutcomeWords } from '../record-type.ts';
import { textsSent, warnOfDifferences } from './stored-differences.ts';
import { RecordFields } from './RecordField.tsx';

interface Props<Row, Body> {
  /** Names its draft. */
  readonly noun: string;
  /** Section 8: what is said of what comes of it. */
  readonly words: OutcomeWords;
  readonly submitLabel: string;
  readonly label: string;
  readonly fields: Fields<Row>;
  readonly bodyOf: (values: Texts) => Body;
  readonly mutation: MutationOptions<Row | undefined, Error, Body>;
  readonly help?: Readonly<Record<string, string>> | undefined;
  readonly note?: ReactNode;
  /** What has to be seen before the record is added, wherever the form is scrolled to. */
  readonly notice?: ReactNode;
  /** A server may answer without the record. */
  readonly onSaved: (row: Row | undefined, values: Texts) => void;
  readonly onCancel: () => void;
}

/** The form of a new record. What is typed is kept until it is sent, wherever the person turns meanwhile. */
export function NewRecordForm<Row, Body>(props: Props<Row, Body>) {
  const { noun, words, submitLabel, label, fields, bodyOf, help, note, notice, onSaved, onCancel } = props;
  const create = useMutation(props.mutation);
  const [blank] = useState(() => textsOf(fields));
  const [schema] = useState(() => schemaOf(fields));
  return (
    <Form<Texts>
      label={label}
      initialValues={blank}
      schema={schema}
      draft={`new:${noun}`}
      failure={{ ...words, toast: true }}
      onSubmit={async (values) => {
        const body = bodyOf(values);
        const row = await create.mutateAsync(body);
        if (!warnOfDifferences(fields, textsSent(body, values), row)) toast.success(words.saved);
        return () => onSaved(row, values);
      }}
    >
      <Stack gap="5">
        <RecordFields fields={fields} help={help} />
        {note}
        <FormError />
        <StartAgain />
        <FormActions isDialog>
          {notice && (
            <Box flexBasis="full" maxH="30dvh" overflowY="auto">
              {notice}
            </Box>
          )}
          <Button variant="surface" onClick={onCancel}>
            {t`Cancel`}
          </Button>
          <SubmitButton busyLabel={t`Adding...`}>{submitLabel}</SubmitButton>
        </FormActions>
      </Stack>
    </Form>
  );
}

function StartAgain() {
  const { resetForm } = useFormikContext<Texts>();
  const { before, isEdited } = useEdits();
  return (
    <Button
      variant="ghost"
      alignSelf="flex-start"
      disabled={!isEdited}
      title={isEdited ? undefined : t`Nothing has been typed`}
      onClick={() => resetForm({ values: before })}
    >
      {t`Start again`}
    </Button>
  );
}

import { chakra, GridItem, SimpleGrid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { controlLabel, type Field, type Fields, isApplicable, linesOf, type Texts } from '../fields/field.ts';
import { choiceLabel, choiceValue } from '#src/ui/choice.ts';
import { t, translate } from '#src/languages/texts.ts';
import { SelectField, TextAreaField, TextField } from '#src/forms/fields.tsx';
import { useEdits } from '#src/forms/Form.tsx';

interface Props<Row> {
  readonly name: string;
  readonly field: Field<Row>;
  readonly help?: string | undefined;
  readonly autoComplete?: string | undefined;
  /** All fields of the form are needed. */
  readonly isWhole?: boolean | undefined;
}

export function RecordField<Row>({ name, field, isWhole, ...own }: Props<Row>) {
  const { values } = useFormikContext<Texts>();
  const stored = useEdits().before[name];
  const { kind, control = {}, choices = [], rule, onlyIf } = field;
  const applicable = isApplicable(field, values);
  const lineCount =
    rule?.type === 'lines' && t`One per line: ${linesOf(values[name] ?? '').length} of at most ${rule.max}`;
  const frame = {
    name,
    label: controlLabel(field),
    required: field.required || (isWhole === true && !onlyIf) || requiredByCheck(field, values),
    ...(field.warning && { warning: field.warning(values[name] ?? '', values) ?? '' }),
    help: lineCount || translated(own.help ?? control.help),
    ...(applicable ? {} : { disabled: true, help: translated(onlyIf?.help) }),
  };
  const autoComplete = own.autoComplete ?? control.autoComplete;
  const inputMode = rule?.type !== 'number' ? undefined : rule.integer ? ('numeric' as const) : ('decimal' as const);
  const input = { type: control.type, inputMode, autoComplete };

  if (control.suggest) return <SuggestField {...frame} {...input} choices={choices} />;
  if (kind === 'choice' || kind === 'flag' || control.options) {
    // A choice that has to be made offers nothing empty once it is made.
    const placeholder = frame.required && stored ? undefined : translated(control.placeholder);
    return <SelectField {...frame} options={optionsOf(field, stored)} placeholder={placeholder} />;
  }
  const box = control.rows ? (
    <TextAreaField {...frame} rows={control.rows} autoComplete={autoComplete} />
  ) : (
    <TextField {...frame} {...input} />
  );
  return control.wide ? <GridItem colSpan={{ sm: 2 }}>{box}</GridItem> : box;
}

const translated = (text: string | undefined) => text && translate(text);

/** What a select offers. A value of the record that is none of the known ones stays among them. */
function optionsOf<Row>({ kind, control = {}, choices = [] }: Field<Row>, stored: string | undefined) {
  if (kind === 'flag') return choices.map((label, i) => ({ value: String(i === 0), label: translate(label) }));
  const options = control.options ?? withCurrent(choices, kind === 'choice' ? stored : '');
  return options.map((option) => ({ value: choiceValue(option), label: translate(choiceLabel(option)) }));
}

/** The known choices, after the record's own value where that is not one of them. */
export function withCurrent(known: readonly string[], current: string | null | undefined): readonly string[] {
  const own = current?.trim();
  return !own || known.includes(own) ? known : [own, ...known];
}

const requiredByCheck = <Row,>({ check, onlyIf }: Field<Row>, values: Texts) =>
  onlyIf !== undefined && values[onlyIf.field] === onlyIf.is && check?.('', values) !== undefined;

function SuggestField({
  choices,
  ...field
}: Parameters<typeof TextField>[0] & { readonly choices: readonly string[] }) {
  const list = useId();
  return (
    <>
      <TextField {...field} list={list} />
      <chakra.datalist id={list}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </chakra.datalist>
    </>
  );
}

interface FieldsProps<Row> extends Pick<Props<Row>, 'isWhole'> {
  readonly fields: Fields<Row>;
  readonly help?: Readonly<Record<string, string>> | undefined;
  readonly children?: ReactNode;
}

/** Some fields of a record, two beside each other where there is room. */
export function RecordFields<Row>({ fields, isWhole, help, children }: FieldsProps<Row>) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {Object.entries(fields).map(([name, field]) => (
        <RecordField key={name} name={name} field={field} isWhole={isWhole} help={help?.[name]} />
      ))}
      {children}
    </SimpleGrid>
  );
}

import { Alert, Button, Field, Input, Stack, Textarea, Wrap } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { Notice, SmallText } from '#src/ui/Notice.tsx';
import { letterFields } from './letter-fields.ts';
import { letterProblems, type LetterText } from './template.ts';

interface Props {
  readonly value: LetterText;
  readonly onChange: (value: LetterText) => void;
}

/** The three texts of a letter, what is wrong with them, and the fields that can be put where the cursor is. */
export function LetterEditor({ value, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const problemsId = useId();
  const problems = letterProblems(value);
  const described = problems.length > 0 ? problemsId : undefined;

  function insert(name: string): void {
    const box = area.current;
    if (!box) return;
    const place = `{{${name}}}`;
    const { selectionStart, selectionEnd } = box;
    onChange({ ...value, text: value.text.slice(0, selectionStart) + place + value.text.slice(selectionEnd) });
    const end = selectionStart + place.length;
    // React has put the text into the box when the next task begins.
    setTimeout(() => {
      box.focus();
      box.setSelectionRange(end, end);
    });
  }

  const set = (part: Partial<LetterText>) => onChange({ ...value, ...part });
  return (
    <Stack gap="4">
      <Field.Root>
        <Field.Label>{t`Heading, and subject of an e-mail`}</Field.Label>
        <Input
          dir="auto"
          value={value.heading}
          maxLength={120}
          aria-describedby={described}
          onChange={({ target }) => set({ heading: target.value })}
        />
      </Field.Root>
      <Field.Root invalid={problems.length > 0}>
        <Field.Label>{t`Text`}</Field.Label>
        <Textarea
          ref={area}
          rows={13}
          dir="auto"
          value={value.text}
          aria-describedby={described}
          onChange={({ target }) => set({ text: target.value })}
        />
      </Field.Root>
      {/* It stands there without words too: a screen reader tells only of changes of a status that it knows. */}
      <div role="status" id={problemsId}>
        {problems.length > 0 && (
          <Notice status="warning" title={t`This letter cannot be printed yet. What you typed is kept.`}>
            {problems.map((problem) => (
              <Alert.Description key={problem} overflowWrap="anywhere">
                {problem}
              </Alert.Description>
            ))}
          </Notice>
        )}
      </div>
      <Stack role="group" aria-label={t`Fields to insert`} gap="2">
        <SmallText>{t`Insert a field where the cursor is:`}</SmallText>
        <Wrap gap="1.5">
          {letterFields.map(({ name, label }) => (
            <Button
              key={name}
              size="xs"
              variant="surface"
              aria-label={t`Insert ${translate(label)}`}
              title={`{{${name}}}`}
              onClick={() => insert(name)}
            >
              {translate(label)}
            </Button>
          ))}
        </Wrap>
      </Stack>
      <Field.Root>
        <Field.Label>{t`Signed by`}</Field.Label>
        <Input
          dir="auto"
          value={value.signedBy}
          maxLength={80}
          aria-describedby={described}
          onChange={({ target }) => set({ signedBy: target.value })}
        />
      </Field.Root>
    </Stack>
  );
}

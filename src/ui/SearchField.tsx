import { Input } from '@chakra-ui/react';
import { LabelledControl } from './LabelledControl.tsx';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The person has turned to something else. */
  readonly onLeave: () => void;
}

/** What is searched for in a list. */
export function SearchField({ label, placeholder, value, onChange, onLeave }: Props) {
  return (
    <LabelledControl label={label} grow="2 1 14rem">
      {(id) => (
        <Input
          id={id}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
      )}
    </LabelledControl>
  );
}

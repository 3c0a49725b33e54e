import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Choice } from './choices.ts';
import type { HeldKeys } from './hold-keys.ts';
import { PaletteList } from './PaletteList.tsx';
import { useChoices } from './use-choices.ts';
import { SearchIcon } from './SearchIcon.tsx';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly takeKeys: () => HeldKeys | undefined;
  readonly onChoose: (choice: Choice) => void;
}

const Bar = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', px: '4', borderBottomWidth: '1px', color: 'fg.muted' },
});
const Box = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    h: '14',
    bg: 'transparent',
    color: 'fg',
    textStyle: 'lg',
    // The caret and the chosen line show where the keyboard is.
    outline: '0',
  },
});

/** Where each key leads in a list, from the line that is chosen (the combobox pattern of the ARIA practices). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(count - 1, index + 5),
  PageUp: (index) => Math.max(0, index - 5),
};

const inWords = (count: number) => (count === 1 ? '1 result' : `${count || 'No'} results`);

/** What is typed, what it finds, and the keys that choose among it. */
export function PaletteSearch({ input, takeKeys, onChoose }: Props) {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [chosenKey, setChosenKey] = useState<string>();
  const [hurried, setHurried] = useState(false);
  // At once, and not when there is time: Enter chooses what was typed, and 50,000 names are searched in a few milliseconds.
  const { groups, loading, failed } = useChoices(typed);
  const choices = groups.flatMap((group) => group.choices);
  const chosen = Math.max(
    0,
    choices.findIndex(({ key }) => key === chosenKey),
  );
  const active = choices[chosen];
  const found = active !== undefined;
  // Enter was pressed before the lists had come: the first that they bring is meant.
  const chooseFirst = useEffectEvent(() => active && onChoose(active));
  useEffect(() => {
    if (hurried && found) chooseFirst();
  }, [hurried, found]);
  const idOf = ({ key }: Choice) => `${list}${key.replaceAll(/\W+/g, '-')}`;

  function onKeyDown(event: KeyboardEvent): void {
    // An input method that is still composing has the keys to itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      else setHurried(loading);
    }
    const next = choices.length > 0 ? moves[event.key]?.(chosen, choices.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    setChosenKey(choices[next]?.key);
  }

  return (
    <>
      <Bar>
        <SearchIcon />
        <Box
          ref={input}
          type="text"
          role="combobox"
          aria-label="A screen, a student, an application or a course"
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={list}
          aria-activedescendant={active && idOf(active)}
          placeholder="Student, roll number, application, screen"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosenKey(undefined);
            setHurried(false);
          }}
          onFocus={() => {
            const held = takeKeys();
            if (!held?.text) return;
            setTyped((text) => text + held.text);
            setHurried(held.entered);
          }}
          onKeyDown={onKeyDown}
        />
      </Bar>
      <PaletteList
        id={list}
        groups={groups}
        active={active}
        idOf={idOf}
        onPoint={({ key }) => setChosenKey(key)}
        onChoose={onChoose}
      />
      {failed.length > 0 && (
        <HStack role="alert" px="4" pt="2" textStyle="sm" wrap="wrap">
          Not everything could be searched.
          <Button size="xs" variant="surface" onClick={() => failed.forEach((query) => void query.refetch())}>
            Try Again
          </Button>
        </HStack>
      )}
      <Text role="status" px="4" py="3" textStyle="xs" color="fg.muted">
        {loading ? 'Searching...' : inWords(choices.length)}
      </Text>
    </>
  );
}

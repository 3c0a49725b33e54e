import { chakra, Dialog, HStack, Portal, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { plural, t } from '#src/languages/texts.ts';
import { session } from '#src/session/session.ts';
import { useCloseOnBack } from '#src/ui/close-on-back.ts';
import { keepOpen } from '#src/ui/dialog/keep-open.ts';
import { dialogRecipe } from '#src/ui/theme/dialog-recipes.ts';
import type { Command } from '#src/records/slots.tsx';
import { addRecent, useCommands } from './commands.ts';
import { heldUntil } from '#src/platform/api/errors.ts';
import { HeldButton } from '#src/ui/HeldButton.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import { DirectionProvider } from '#src/ui/DirectionProvider.tsx';

interface Props {
  readonly open: boolean;
  /** Called once the field has the focus: ends the buffering of keys, and gives what was typed before. */
  readonly takeKeys: () => { readonly text: string; readonly keys: readonly string[] } | undefined;
  readonly onClose: () => void;
  readonly onChangePassword: () => void;
}

/** The command palette: finds any screen, action, saved view, student, course and undecided application by a few letters. */
export function CommandPalette({ open, takeKeys, onClose, onChangePassword }: Props) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const chosenRef = useRef<Command>(undefined);
  useCloseOnBack(open, onClose);
  // The dialog gives the focus back first; the next page or dialog takes it then.
  const follow = () => {
    const chosen = chosenRef.current;
    chosenRef.current = undefined;
    if (!chosen) return;
    if ('run' in chosen) chosen.run(router);
    else void router.navigate(chosen.target);
  };
  return (
    <DirectionProvider>
      <Dialog.Root
        recipe={dialogRecipe}
        size="md"
        open={open}
        onOpenChange={onClose}
        onFocusOutside={keepOpen}
        onExitComplete={follow}
        initialFocusEl={() => input.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content mt={{ base: '0', md: '16' }} mb="auto" overflow="hidden">
              <Dialog.Title srOnly>{t`Find or go to`}</Dialog.Title>
              <Search
                input={input}
                takeKeys={takeKeys}
                onChangePassword={onChangePassword}
                onChoose={(command) => {
                  addRecent(session.state().token, command);
                  chosenRef.current = command;
                  onClose();
                }}
              />
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </DirectionProvider>
  );
}

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
const List = chakra('div', {
  base: {
    maxH: 'min(26rem, calc(100dvh - 10rem))',
    overflowY: 'auto',
    p: '2',
    scrollPaddingBlock: '2',
    '& .group': { px: '3', pt: '3', pb: '1', textStyle: 'overline', color: 'fg.muted' },
  },
});
const Option = chakra('div', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'l2',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& .title': { display: 'block', fontWeight: 'semibold' },
    '& .hint': { display: 'block', textStyle: 'sm', color: 'fg.muted' },
    // A high contrast mode removes the background, and draws the transparent outline instead.
    _selected: {
      bg: 'brand.muted',
      color: 'brand.fg',
      outline: '1px solid transparent',
      '& .hint': { color: 'inherit' },
    },
  },
});

/** Which line each key goes to, from the chosen one (the combobox pattern of the ARIA practices). */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(count - 1, index + 5),
  PageUp: (index) => Math.max(0, index - 5),
};

const countText = (count: number) =>
  count === 0 ? t`No results` : plural(count)`${formatNumber(count)} result | ${formatNumber(count)} results`;

interface SearchProps extends Pick<Props, 'takeKeys' | 'onChangePassword'> {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChoose: (command: Command) => void;
}

/** The search field, its results and the keys that choose; the focus stays in the field, which names the line. */
function Search({ input, takeKeys, onChangePassword, onChoose }: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosenKey, setChosenKey] = useState<string>();
  // Pressed before the field had the focus, or before there was a result to choose.
  const [early, setEarly] = useState<readonly string[]>([]);
  // Not deferred: Enter chooses by what was typed, and 50,000 names are searched in a few milliseconds.
  const { groups, loading, failed } = useCommands(typed, onChangePassword);
  const commands = groups.flatMap((group) => group.commands);
  const start = Math.max(
    0,
    commands.findIndex(({ key }) => key === chosenKey),
  );
  const chosen = early.reduce((index, key) => moves[key]?.(index, commands.length) ?? index, start);
  const active = commands[chosen];
  const found = active !== undefined;
  const entered = early.includes('Enter');
  const chooseActive = useEffectEvent(() => active && onChoose(active));
  useEffect(() => {
    if (entered && found) chooseActive();
  }, [entered, found]);
  const idOf = (name: string) => `${id}${name.replaceAll(/\s/g, '-')}`;
  const activeId = active && idOf(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function moveTo(command: Command | undefined): void {
    setChosenKey(command?.key);
    setEarly([]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method is composing a letter, the keys are for it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) onChoose(active);
      else setEarly(loading ? [...early, 'Enter'] : []);
    }
    const next = commands.length > 0 ? moves[event.key]?.(chosen, commands.length) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    moveTo(commands[next]);
  }

  return (
    <>
      <HStack gap="3" px="4" borderBottomWidth="1px" color="fg.muted">
        <SearchIcon />
        <Box
          ref={input}
          type="text"
          role="combobox"
          aria-label={t`A screen, a student, an application or a course`}
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={id}
          aria-activedescendant={activeId}
          placeholder={t`Student, roll number, application, screen`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            moveTo(undefined);
          }}
          onFocus={() => {
            const buffered = takeKeys();
            if (!buffered) return;
            setTyped((text) => text + buffered.text);
            setEarly(buffered.keys);
          }}
          onKeyDown={onKeyDown}
        />
      </HStack>
      <List id={id} role="listbox" aria-label={t`Results`}>
        {groups.map(({ label, commands: lines }) => (
          <div key={label} role="group" aria-labelledby={idOf(label)}>
            <div id={idOf(label)} className="group" role="presentation">
              {label}
            </div>
            {lines.map((command) => (
              <Option
                key={command.key}
                id={idOf(command.key)}
                role="option"
                aria-selected={command.key === active?.key}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onPointerMove={() => moveTo(command)}
                onClick={() => onChoose(command)}
              >
                <span className="title">{command.title}</span>
                {command.hint && <span className="hint">{command.hint}</span>}
              </Option>
            ))}
          </div>
        ))}
      </List>
      {failed.length > 0 && (
        <HStack role="alert" px="4" pt="2" textStyle="sm" wrap="wrap">
          <span>{t`Not everything could be searched.`}</span>
          <HeldButton
            size="xs"
            variant="surface"
            until={failed.map(({ error }) => heldUntil(error)).find(Boolean)}
            onClick={() => failed.forEach((query) => void query.refetch())}
          >
            {t`Try Again`}
          </HeldButton>
        </HStack>
      )}
      <Text role="status" px="4" py="3" textStyle="xs" color="fg.muted">
        {loading ? t`Searching...` : countText(commands.length)}
      </Text>
    </>
  );
}

import { Button, chakra, Flex, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { t, translate } from '#src/languages/texts.ts';
import { missing } from '#src/ui/browser-support.ts';
import { link } from '#src/ui/theme/recipes.ts';
import type { ReadyView } from '#src/records/list/list.tsx';
import { searchOf, type Values } from '#src/records/list/list-search.ts';
import { deleteView, saveView, viewNamed } from './edit-views.ts';
import type { SavedView } from './saved-views.ts';

interface Props {
  readonly path: string;
  readonly ready: readonly ReadyView[];
  readonly values: Values;
  readonly views: readonly SavedView[];
  /** The one that the list shows. */
  readonly shown: ReadyView | undefined;
}

/** Opens, saves and changes the views of a list. */
export function ViewsPanel(props: Props) {
  const { path, ready, shown } = props;
  return (
    <>
      {ready.length > 0 && (
        <List aria-label={t`Ready-made views`} mb="3" pb="3" borderBottomWidth="1px">
          {ready.map((view) => (
            <li key={view.name}>
              <ViewName path={path} view={{ ...view, name: translate(view.name) }} isShown={view === shown} />
            </li>
          ))}
        </List>
      )}
      <ViewList {...props} />
    </>
  );
}

const ViewLink = createLink(chakra('a', link));
interface ViewNameProps {
  readonly path: string;
  readonly view: ReadyView;
  readonly isShown: boolean;
}

function ViewName({ path, view: { name, search }, isShown }: ViewNameProps) {
  return (
    <ViewLink
      to={path}
      search={search}
      flex="1"
      minW="0"
      overflowWrap="anywhere"
      activeOptions={{ exact: true }}
      aria-current={isShown ? 'page' : undefined}
    >
      {isShown ? `✓ ${name}` : name}
    </ViewLink>
  );
}

const List = chakra('ul', { base: { display: 'grid', gap: '1', textStyle: 'sm' } });

function ViewList({ path, values, views, shown }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [renamed, setRenamed] = useState<SavedView>();
  const [asks, setAsks] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly words: string; readonly undo?: SavedView }>({ words: '' });

  const write = (next: string, of: SavedView | undefined) => {
    setName(next);
    setRenamed(of);
    setAsks(false);
    input.current?.focus();
  };

  function save(isSure: boolean): void {
    const wanted = name.trim();
    if (!wanted) return input.current?.focus();
    const taken = viewNamed(views, wanted);
    if (taken && taken !== renamed && !isSure) return setAsks(true);
    const isStored = saveView({ path, name: wanted, search: renamed?.search ?? searchOf(values) }, renamed?.name);
    setOutcome({ words: [t`Saved as “${wanted}”.`, isStored ? '' : missing.storage].filter(Boolean).join(' ') });
    write('', undefined);
  }

  function remove(view: SavedView): void {
    deleteView(view);
    setOutcome({ words: t`“${view.name}” is deleted.`, undo: view });
    write('', undefined);
  }

  return (
    <Stack gap="3">
      {views.length > 0 ? (
        <List>
          {views.map((view) => (
            <Flex as="li" key={view.name} align="center" gap="1">
              <ViewName path={path} view={view} isShown={view === shown} />
              <Button
                size="xs"
                variant="ghost"
                aria-label={t`Rename ${view.name}`}
                onClick={() => write(view.name, view)}
              >
                {t`Rename`}
              </Button>
              <Button size="xs" variant="ghost" aria-label={t`Delete ${view.name}`} onClick={() => remove(view)}>
                {t`Delete`}
              </Button>
            </Flex>
          ))}
        </List>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t`A view is a search with filters and a sorting, saved under a name. Set them, then save them here. Views are stored in this browser.`}
        </Text>
      )}
      <form
        aria-label={renamed ? t`Rename ${renamed.name}` : t`Save a view`}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save(asks);
        }}
      >
        <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="semibold" mb="1">
          {renamed ? t`New name for “${renamed.name}”` : t`Save this list under the name`}
        </chakra.label>
        <HStack gap="2">
          <Input
            id={id}
            ref={input}
            size="sm"
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setAsks(false);
            }}
          />
          {!asks && (
            <Button type="submit" size="sm" variant="surface">
              {renamed ? t`Rename` : t`Save`}
            </Button>
          )}
        </HStack>
        {asks && (
          <HStack role="alert" gap="2" mt="2" textStyle="sm" wrap="wrap">
            <span>{t`There is a view of this name. Replace it?`}</span>
            <Button type="submit" size="xs">
              {t`Replace`}
            </Button>
            <Button size="xs" variant="surface" onClick={() => write(name, renamed)}>
              {t`Keep It`}
            </Button>
          </HStack>
        )}
      </form>
      <HStack role="status" gap="2" textStyle="sm" color="fg.muted" wrap="wrap">
        <span>{outcome.words}</span>
        {outcome.undo && (
          <Button
            size="xs"
            variant="surface"
            onClick={() => {
              if (outcome.undo) saveView(outcome.undo);
              setOutcome({ words: '' });
              input.current?.focus();
            }}
          >
            {t`Undo`}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

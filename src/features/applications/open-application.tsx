import { Button, Flex } from '@chakra-ui/react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { orNA } from '#src/platform/text/format.ts';
import { RowLink } from '#src/records/list/RowLink.tsx';
import { text } from '#src/records/search-params.ts';
import { Key } from '#src/ui/Key.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import { isUndecided } from './application-status.ts';
import type { Application } from './application.ts';

/**
 * The position and the neighbours of the open application in the list as it is now. One that a decision has taken out of
 * the filter has the neighbours that it had: `before` is the list as it was when the open one was last in it.
 */
export function queuePosition(
  queue: readonly string[],
  open: string | undefined,
  before: readonly string[],
  waiting: ReadonlySet<string>,
) {
  const at = open === undefined ? -1 : queue.indexOf(open);
  const trail = at < 0 ? before : queue;
  const stood = open === undefined ? -1 : trail.indexOf(open);
  const present = new Set(queue);
  const earlier = trail.slice(0, Math.max(0, stood)).filter((id) => present.has(id));
  const later = stood < 0 ? queue : trail.slice(stood + 1).filter((id) => present.has(id));
  return {
    position: at < 0 ? undefined : at + 1,
    count: queue.length,
    previous: earlier.at(-1),
    next: later[0],
    /** The next one that waits for a decision, after the end of the list from its start. */
    undecided: [...later, ...earlier].find((id) => id !== open && waiting.has(id)),
  };
}

const route = getRouteApi('/admin/applications');

const useOpenId = () => route.useSearch({ select: ({ open }) => text(open) });

/** Opens another application, in the place of the page in the history where it is not the first of its tab: Back closes it. */
function useShow(): (id: string) => void {
  const navigate = route.useNavigate();
  const { history } = useRouter();
  return useEventCallback(
    (id) =>
      void navigate({
        search: (before) => ({ ...before, open: id }),
        replace: history.canGoBack(),
        resetScroll: false,
      }),
  );
}

/** The link of an application in the list: it gets the focus back when the application is closed. */
export function findApplicationLink(id: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>('a[data-application]');
  return [...links].find((link) => link.dataset['application'] === id);
}

function scrollToApplication(id: string): void {
  const row = findApplicationLink(id)?.closest('tr');
  const list = row?.closest('[role=region]');
  const head = list?.querySelector('thead');
  if (!row || !list || !head) return;
  const [top, bottom] = [list.getBoundingClientRect().top + head.offsetHeight, list.getBoundingClientRect().bottom];
  const { top: rowTop, bottom: rowBottom } = row.getBoundingClientRect();
  if (rowTop < top) list.scrollTop -= top - rowTop;
  else if (rowBottom > bottom) list.scrollTop += rowBottom - bottom;
}

/** Opens an application beside the list. It is a link, so that it has an address and can be opened in another tab. */
export function ApplicationLink({ application: { id, fullName } }: { readonly application: Application }) {
  const isOpen = useOpenId() === id;
  const show = useShow();
  return (
    <RowLink
      id={id}
      destination={{ to: '/admin/applications', search: (before) => ({ ...before, open: id }) }}
      onFollow={() => show(id)}
      className="line"
      title={fullName}
      data-application={id}
      aria-current={isOpen ? 'true' : undefined}
    >
      {orNA(fullName)}
    </RowLink>
  );
}

const idsOf = (applications: readonly Application[]) => applications.map(({ id }) => id);

const none: readonly Application[] = [];

/** The application that the URL says is open, its position in the list, and the ways to open another one or to close it. */
export function useOpenApplication(shown: readonly Application[] = none) {
  const open = useOpenId();
  const show = useShow();
  const navigate = route.useNavigate();
  const [before, setBefore] = useState(shown);
  if (before !== shown && shown.some(({ id }) => id === open)) setBefore(shown);
  const queue = useMemo(() => {
    const waiting = new Set(idsOf(shown.filter(({ status }) => isUndecided(status))));
    return queuePosition(idsOf(shown), open, idsOf(before), waiting);
  }, [shown, open, before]);
  const close = useEventCallback(
    () => void navigate({ search: ({ open: _open, ...before }) => before, replace: true, resetScroll: false }),
  );

  const last = useRef(open);
  useEffect(() => {
    const before = last.current;
    last.current = open;
    if (open !== undefined) scrollToApplication(open);
    else if (before !== undefined)
      (findApplicationLink(before) ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  }, [open]);

  const to = (id: string | undefined) => (id === undefined ? undefined : () => show(id));
  useShortcuts({
    j: to(queue.next),
    k: to(queue.previous),
    n: to(queue.undecided),
    Escape: open === undefined ? undefined : close,
  });
  return { open, queue, show, close };
}

const STORAGE_KEY = 'applications.keys';
/** WCAG 2.1.4: shortcuts of a single key can be turned off, for people who would press them by accident. */
const enabledAtom = createAtom(localStore.get(STORAGE_KEY) !== 'off');

function setEnabled(enabled: boolean): void {
  localStore.set(STORAGE_KEY, enabled ? 'on' : 'off');
  enabledAtom.set(enabled);
}

/** Marks the dialog that holds the open application on a narrow screen; in any other dialog the shortcuts do nothing. */
export const shortcutDialog = { 'data-application-dialog': '' };

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const popups = '[role=menu], [role=listbox]';
const otherDialogs = ':is([role=dialog], [role=alertdialog]):not([data-application-dialog])';

/** Whether a key belongs to the element that has the focus: to a text that is being typed, to a menu, or to a dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector(otherDialogs)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(popups)) return true;
  // Escape empties a search field; in other fields it closes the application.
  return Boolean(key === 'Escape' ? target.closest('[type=search]') : target.closest(typing));
}

/** What each key does now; one that can do nothing is undefined. Escape alone cannot be turned off. */
type Shortcuts = Readonly<Record<'j' | 'k' | 'n' | 'Escape', (() => void) | undefined>>;

function useShortcuts(shortcuts: Shortcuts): void {
  const enabled = useSelector(enabledAtom);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    const act = enabled || key === 'Escape' ? new Map(Object.entries(shortcuts)).get(key) : undefined;
    if (!act || ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const hints = { j: msg`next`, k: msg`previous`, n: msg`undecided` };

/** What the keys do, where there is a keyboard, and the button that turns them off. */
export function ShortcutHints() {
  const enabled = useSelector(enabledAtom);
  return (
    <Flex gap="2.5" align="center" textStyle="xs" color="fg.muted" hideBelow="md">
      {/* In one line: the keys that do not fit are left out. */}
      <Flex gap="2.5" wrap="wrap" h="6" pt="0.5" overflow="hidden">
        {enabled ? (
          Object.entries(hints).map(([key, action]) => (
            <span key={key}>
              <Key>{key}</Key> {translate(action)}
            </span>
          ))
        ) : (
          <span>{t`Keys are off.`}</span>
        )}
      </Flex>
      <Button size="xs" variant="plain" flexShrink="0" onClick={() => setEnabled(!enabled)}>
        {enabled ? t`Turn keys off` : t`Turn keys on`}
      </Button>
    </Flex>
  );
}

import type { NavigateOptions, RegisteredRouter } from '@tanstack/react-router';
import { type ComponentType, createContext, type ReactNode, use, useMemo } from 'react';
import { type Extension, useExtensions } from '#src/platform/server/extensions.ts';

interface CommandWords {
  /** Names it among all commands. */
  readonly key: string;
  readonly title: string;
  /** What else tells it from others of its name. */
  readonly hint?: string | undefined;
  /** What else it is found by, and does not say. */
  readonly words?: readonly string[];
}

type CommandAction = { readonly target: NavigateOptions } | { readonly run: (router: RegisteredRouter) => void };

export type Command = CommandWords & CommandAction;

/** The places in screens of the core that wings add to, and what each is given there. */
export interface Slots {
  /** Further commands of the signed-in person, as things are now. With an icon, they stand in the menu of the user too. */
  readonly commands: {
    readonly group: 'Screens' | 'Views' | 'Actions';
    readonly Icon?: ComponentType;
    readonly list: () => readonly Command[];
  };
}

/** What one wing adds. Where the server lacks the extension that it needs, it is not there. */
export type Wing = {
  readonly [Name in keyof Slots]?: readonly (Slots[Name] & { readonly extension?: Extension })[];
};

const WingsContext = createContext<readonly Wing[]>([]);

interface WingsProps {
  readonly add: readonly Wing[];
  readonly children: ReactNode;
}

export function Wings({ add, children }: WingsProps) {
  const around = use(WingsContext);
  const wings = useMemo(() => [...around, ...add], [around, add]);
  return <WingsContext value={wings}>{children}</WingsContext>;
}

type Added<Name extends keyof Slots> = Slots[Name] & { readonly key: string };

export function useSlotOf<Name extends keyof Slots>(wings: readonly Wing[], name: Name): readonly Added<Name>[] {
  const offered = useExtensions();
  return wings
    .flatMap((wing) => wing[name] ?? [])
    .map((addition, i) => ({ ...addition, key: `${name} ${i}` }))
    .filter(({ extension }) => extension === undefined || offered.has(extension));
}

export const useSlot = <Name extends keyof Slots>(name: Name): readonly Added<Name>[] =>
  useSlotOf(use(WingsContext), name);

import { createAtom, useSelector } from '@tanstack/react-store';
import { msg } from '#src/languages/texts.ts';

/** Something that a person should know, e.g. that the data will not survive the tab, or that the host has a newer version. */
export interface BackendNotice {
  readonly id: string;
  readonly tone: 'info' | 'warning' | 'error';
  /** It may stand there when the language changes: it and the action's label are marked by `msg`, and translated where they are shown. */
  readonly message: string;
  /** What the person can do about it. */
  readonly action?: { readonly label: string; run(): void };
}

export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
  readonly tab: 'student' | 'admin';
}

export interface BackendStatus {
  readonly phase: 'starting' | 'ready' | 'failed';
  /** Share of the demo data made so far, 0 to 1; it stays 0 where the data is there already. */
  readonly progress: number;
  readonly notices: readonly BackendNotice[];
  readonly accounts: readonly DemoAccount[];
}

const status = createAtom<BackendStatus>({
  phase: 'starting',
  progress: 0,
  notices: [],
  accounts: [],
});

export function publishBackendStatus(part: Partial<BackendStatus>): void {
  status.set((current) => ({ ...current, ...part }));
}

export function addBackendNotice(notice: BackendNotice): void {
  const others = status.get().notices.filter(({ id }) => id !== notice.id);
  publishBackendStatus({ notices: [...others, notice] });
}

export function dropBackendNotice(id: string): void {
  publishBackendStatus({ notices: status.get().notices.filter((notice) => notice.id !== id) });
}

const SIGN_IN_OFFER = 'sign-in-offer';

/** Offers to sign in again: a server whose login has run out may refuse every call without saying so. */
export function offerSignIn(signIn: () => void): void {
  addBackendNotice({
    id: SIGN_IN_OFFER,
    tone: 'warning',
    message: msg`The server refused a request and did not say why. Your sign-in may have run out.`,
    action: { label: msg`Sign in again`, run: signIn },
  });
}

export const withdrawSignInOffer = (): void => dropBackendNotice(SIGN_IN_OFFER);

export const isSeeding = ({ phase, progress }: BackendStatus): boolean => phase === 'starting' && progress > 0;

/** What a component shows of the backend's status. It is rendered again when the selected value is another. */
export const useBackendStatus = <Selected>(select: (status: BackendStatus) => Selected): Selected =>
  useSelector(status, select);

import { addBackendNotice, dropBackendNotice } from './status.ts';

const id = 'sign-in-offer';

/** Offers to sign in again: a server whose login has run out may refuse every call without saying so. */
export function offerSignIn(signIn: () => void): void {
  addBackendNotice({
    id,
    tone: 'warning',
    message: 'The server refused a request and did not say why. Your sign-in may have run out.',
    action: { label: 'Sign in again', run: signIn },
  });
}

/** Takes the offer back: somebody has signed in or out. */
export const withdrawSignInOffer = (): void => dropBackendNotice(id);

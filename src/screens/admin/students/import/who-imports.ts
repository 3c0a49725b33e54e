import { session } from '../../../../session/session.ts';

/** Whose import it is: nobody else is shown a file that was left behind. */
export const whoImports = () => String(session.state().user?.email ?? '');

import type { Role } from '../db/tables.ts';

/** Who sent a request, read from a live token. */
export interface Caller {
  readonly sessionId: string;
  readonly accountId: string;
  readonly role: Role;
  readonly name: string;
  readonly studentId?: string;
}

import type { HttpHandler } from 'msw';
import { createHandlers as createEngineHandlers, type HandlerOptions } from './engine/handlers.ts';
import { extensions } from './university/extensions/operations.ts';
import { applications } from './university/handlers/applications.ts';
import { auth } from './university/handlers/auth.ts';
import { courses } from './university/handlers/courses.ts';
import { students } from './university/handlers/students.ts';
import type { Implementations } from './university/handlers/types.ts';
import { policy } from './university/policy.ts';
import type { Credential, Tables } from './university/tables.ts';
import type { Caller } from './university/rules/sessions.ts';

/** Every operation of the contract: one that is missing here does not compile. */
const implementations = {
  ...auth,
  ...students,
  ...applications,
  ...courses,
  ...extensions,
} satisfies Implementations;

export type BackendOptions = Omit<HandlerOptions<Tables, Caller, Credential | undefined>, 'implementations' | 'policy'>;

/** The university's API as one MSW handler. */
export const createHandlers = (options: BackendOptions): HttpHandler[] =>
  createEngineHandlers({ ...options, implementations, policy });

import type { components } from '#openapi/schema.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { Tables } from '#mocks/university/tables.ts';
import { checkDecision, decide, findApplication } from '#mocks/university/rules/applications.ts';
import { changeCasework } from './casework.ts';

type Schemas = components['schemas'];

/** Holds a decision on the applications, or drops what is held. @throws HttpError 400, 404, 422 */
export function holdDecision(
  tables: Tables,
  { applicationIds, decision }: Schemas['CaseDecision'],
  by: string,
  now: Date,
): Schemas['Casework'][] {
  if (decision) for (const id of applicationIds) checkDecision(findApplication(tables, id), decision);
  return changeCasework(tables, applicationIds, ({ held: _before, ...row }) => ({
    ...row,
    ...(decision && { held: { decision, by, at: now.toISOString() } }),
  }));
}

/** Takes the held decisions; one that cannot be taken stays held, and says why. @throws HttpError 404 */
export function releaseDecisions(
  tables: Tables,
  { applicationIds }: Schemas['CaseRelease'],
  { by, beforeApproval }: { by: string; beforeApproval?: ((tables: Tables, id: string) => () => void) | undefined },
  now: Date,
): Schemas['ReleasedDecision'][] {
  const ids = [...new Set(applicationIds)];
  for (const id of ids) findApplication(tables, id);
  return ids.map((applicationId) => {
    const held = tables.casework.get(applicationId)?.held;
    if (!held) return { applicationId, isReleased: false, message: t`No decision is held on this application` };
    const undo = held.decision.status === 'APPROVED' ? beforeApproval?.(tables, applicationId) : undefined;
    try {
      decide(tables, applicationId, held.decision, by, now);
      return { applicationId, isReleased: true };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      undo?.();
      return { applicationId, isReleased: false, message: error.message };
    }
  });
}

import type { components } from '#openapi/schema.gen.ts';
import { msg, t } from '#src/languages/texts.ts';
import type { RowChange } from '#mocks/engine/db/table.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import type { ApplicationRow, Tables } from '#mocks/university/tables.ts';
import type { CaseworkRow } from './table.ts';
import { isAdministrator } from '#mocks/university/rules/access.ts';
import { randomHex } from '#mocks/university/rules/credentials.ts';
import { byText } from '#mocks/university/rules/order.ts';
import { requireRow } from '#mocks/university/rules/records.ts';

type Schemas = components['schemas'];
type Casework = Schemas['Casework'];

/** An application keeps so many notes, the newest. */
const mostNotes = 50;

const isEmpty = ({ assignee, notes, held }: CaseworkRow) =>
  assignee === undefined && held === undefined && notes.length === 0;

const shown = ({ id, assignee, notes, held }: CaseworkRow): Casework => ({
  applicationId: id,
  ...(assignee && { assignee }),
  notes: [...notes].reverse(),
  ...(held && { held }),
});

/** The casework on every application that has any. */
export const caseworkOf = (tables: Tables): Casework[] => tables.casework.all().map(shown);

/** The administrators who can sign in, by name. */
export const assigneesOf = (tables: Tables): Schemas['Assignee'][] =>
  tables.accounts
    .all()
    .filter(({ role, disabledAt }) => isAdministrator(role) && disabledAt === undefined)
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => byText(one.name, other.name));

/** Stores the casework on an application; where there is none left, the row goes. */
function store(tables: Tables, row: CaseworkRow): CaseworkRow {
  const isStored = tables.casework.get(row.id) !== undefined;
  if (isEmpty(row)) {
    if (isStored) tables.casework.remove(row.id);
  } else if (isStored) tables.casework.replace(row);
  else tables.casework.insert(row);
  return row;
}

/** Changes the casework on some applications, or on none where one of them is not there. @throws HttpError 404 */
export function changeCasework(
  tables: Tables,
  ids: readonly string[],
  changed: (row: CaseworkRow) => CaseworkRow,
): Casework[] {
  const applications = [...new Set(ids)].map((id) =>
    requireRow(tables.applications.get(id), msg`Application not found`),
  );
  return applications.map(({ id }) => shown(store(tables, changed(tables.casework.get(id) ?? { id, notes: [] }))));
}

/** Adds a note to each of the applications. @throws HttpError 404 */
export const addNote = (
  tables: Tables,
  { applicationIds, text }: Schemas['CaseNoteInput'],
  by: string,
  now: Date,
): Casework[] =>
  changeCasework(tables, applicationIds, (row) => ({
    ...row,
    notes: [...row.notes, { id: `note_${randomHex(8)}`, text: text.trim(), by, at: now.toISOString() }].slice(
      -mostNotes,
    ),
  }));

/** Assigns the applications, or gives them back. @throws HttpError 404, 409 */
export function assignApplications(
  tables: Tables,
  { applicationIds, assigneeId = null }: Schemas['CaseAssignment'],
): Casework[] {
  const assignee = assigneesOf(tables).find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !assignee) {
    const account = tables.accounts.get(assigneeId);
    const message =
      account && isAdministrator(account.role)
        ? t`${account.name} cannot sign in, so that nothing can be assigned to this person`
        : t`This person cannot sign in, so that nothing can be assigned to this person`;
    throw new HttpError(409, message, { error: 'ASSIGNEE_DISABLED' });
  }
  return changeCasework(tables, applicationIds, ({ assignee: _before, ...row }) => ({
    ...row,
    ...(assignee && { assignee }),
  }));
}

/** Whether a decision is held on the application. */
export const isHeld = (tables: Tables, id: string): boolean => tables.casework.get(id)?.held !== undefined;

/** Drops the decisions that are held on applications whose status has changed: they have been decided in another way. */
export function dropOvertaken(tables: Tables, changes: readonly RowChange<ApplicationRow>[]): void {
  for (const { old, row } of changes) {
    const isDecided = old !== undefined && row !== undefined && old.status !== row.status;
    const casework = isDecided ? tables.casework.get(row.id) : undefined;
    if (casework?.held === undefined) continue;
    const { held: _held, ...rest } = casework;
    store(tables, rest);
  }
}

import { describe, expect, it } from 'vitest';
import { connect } from '#src/platform/api/connection.ts';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import { connected } from '#tests/connected.ts';
import { addAdministrator, administratorsQuery, setAdministratorStatus } from './administrators.ts';
import { resetAdministratorPassword, resetStudentPassword } from './ResetPassword.tsx';

/** Lets the portal get this answer to every call. */
const answering = (data: unknown) => connect({ transport: async () => Response.json({ success: true, data }) });

describe('The administrators’ API', () => {
  it('Administrators are listed, added and disabled, and the cached list follows', async () => {
    await connected('superAdmin');
    const client = createQueryClient();
    const before = await client.fetchQuery(administratorsQuery());
    const variables = {
      name: 'Dev Menon',
      username: 'dev.menon',
      email: 'dev.menon@university.example',
      password: 'first-Day-1',
      role: 'STAFF_ADMIN',
    } as const;
    await addAdministrator.updateCache(client, [{ variables, data: await addAdministrator.call(variables) }]);
    const added = (await client.fetchQuery({ ...administratorsQuery(), staleTime: 0 })).find(
      ({ username }) => username === 'dev.menon',
    );
    expect(before).toHaveLength(5);
    expect(added).toMatchObject({ name: 'Dev Menon', isActive: true });
    const disabling = { id: added?.id ?? '', isActive: false };
    const data = await setAdministratorStatus.call(disabling);
    await setAdministratorStatus.updateCache(client, [{ variables: disabling, data }]);
    const { queryKey } = administratorsQuery();
    expect(client.getQueryData(queryKey)?.map(({ isActive }) => isActive)).toContain(false);
  });

  it('Administrators are read from a server that omits optional fields, and not from one that returns no list', async () => {
    answering([{ id: 'a', name: 'Neha Rao', email: 'n@u.example', role: 'ADMIN', username: null }]);
    await expect(createQueryClient().fetchQuery(administratorsQuery())).resolves.toEqual([
      { id: 'a', name: 'Neha Rao', email: 'n@u.example', role: 'ADMIN', isActive: true, createdAt: '' },
    ]);
    answering([7]);
    await expect(createQueryClient().fetchQuery(administratorsQuery())).rejects.toMatchObject({ kind: 'unanswered' });
  });
});

describe('A password reset', () => {
  it('returns the password with the account’s address', async () => {
    const { database } = await connected('superAdmin');
    const { student, administrator } = await database.transact('read', ({ students, accounts }) => ({
      student: students.all()[3]!,
      administrator: accounts.all().find(({ role }) => role === 'ADMIN')!,
    }));
    const password = expect.stringMatching(/^\w{12}$/);
    expect(await resetStudentPassword(student.id)).toEqual({ email: student.email, temporaryPassword: password });
    expect(await resetAdministratorPassword(administrator.id)).toEqual({
      email: administrator.email,
      temporaryPassword: password,
    });
  });

  it('fails when the answer has no password, since nobody could sign in', async () => {
    answering({ email: 'a@b.example' });
    await expect(resetStudentPassword('s')).rejects.toMatchObject({
      message: 'The server sent an answer without the data that was asked for.',
    });
  });
});

import type { Story } from './stories.ts';

/** What a page needs of its stories, each known by its place among all. */
export interface Plan {
  /** Stories that run one after the other, beside those of the other lanes. */
  readonly lanes: readonly (readonly (Pick<Story, 'login' | 'writes'> & { readonly place: number })[])[];
  /** The address of the API. */
  readonly api: string;
}

/** Tells of the answer to a story's next write; a story ends with a write that is refused. */
export type Note = (place: number, status: number, message: string) => void;

/**
 * Sends the writes of all stories, and notes each answer as soon as it has come. It runs in a page, where nothing else of
 * this file exists and `note` is a function of the window, and in Node.
 */
export async function writeStories({ lanes, api }: Plan, note: Note = Reflect.get(window, 'note')): Promise<void> {
  const send = async (method: string, path: string, body: object | undefined, token: string | undefined) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { message = '', data } = (await response.json()) as {
      message?: string;
      data?: { id?: string; token?: string };
    };
    return { status: response.status, isRefused: !response.ok, message, id: data?.id, token: data?.token };
  };
  const logIn = (login: object) => send('POST', '/auth/login', login, undefined);
  const administrator = await logIn({ email: 'admin@university.example', password: 'Demo@1234' });
  const run = async (stories: Plan['lanes'][number]) => {
    for (const { place, login, writes } of stories) {
      const { token, status, message, isRefused } = login ? await logIn(login) : administrator;
      if (isRefused) {
        note(place, status, message);
        continue;
      }
      let id = '';
      for (const { method, path, body } of writes) {
        const answer = await send(method, path.replace('{id}', id), body, token);
        note(place, answer.status, answer.message);
        if (answer.isRefused) break;
        id ||= answer.id ?? '';
      }
    }
  };
  await Promise.all(lanes.map(run));
}

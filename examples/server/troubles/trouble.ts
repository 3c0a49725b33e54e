/** Something that is wrong in the surroundings of one server, while four writers write. */
import { Client } from '../endurance/client.ts';
import { report } from '../endurance/report.ts';
import { endServers, oneServer } from '../endurance/servers.ts';
import { Writers } from '../endurance/writers.ts';

interface Trouble {
  /** What the report begins with. */
  what: string;
  /** The address of the database that the server uses. */
  database: string;
  /** More options of the server. */
  options?: string[];
  /** Whether people are signed out by it. */
  maySignOut?: boolean;
  /** Makes it, and ends it again. @returns what it has found besides, each as a sentence */
  make: (writers: Writers, client: Client) => Promise<string[]>;
}

export async function underTrouble({ what, database, options = [], maySignOut, make }: Trouble): Promise<void> {
  const client = new Client(await oneServer(database, ...options));
  await client.signIn();
  const writers = new Writers(client);
  let also: string[] = [];
  await writers.during(async () => {
    await writers.acknowledgedAfter(Date.now());
    also = await make(writers, client);
    await writers.acknowledgedAfter(Date.now());
  });
  report(what, client, { wrong: await writers.lost(), also, maySignOut });
  await endServers();
}

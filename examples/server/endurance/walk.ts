/** A reader goes through all students by their ids while four writers and two more add, change and delete. */
import { Cluster } from '../testing/databases.ts';
import { Client } from './client.ts';
import { atEnd } from './endings.ts';
import { report } from './report.ts';
import { oneServer } from './servers.ts';
import { Writers } from './writers.ts';

export async function walk({ students }: { students: number }): Promise<void> {
  const cluster = new Cluster('');
  atEnd(() => cluster.remove());
  const client = new Client(await oneServer(cluster.address, '--students', String(students)));
  await client.signIn();
  const idOf = (number: number) => `stu-${String(number).padStart(9, '0')}`;
  const all = Array.from({ length: students }, (_, at) => idOf(at + 1));
  const deleted = new Set<string>();
  const seen = new Map<string, number>();
  let reading = true;
  const isReading = () => reading;
  const disturb = async () => {
    while (isReading()) {
      const [one, other] = [0, 1].map(() => all[Math.floor(Math.random() * all.length)]!);
      deleted.add(one!);
      await client.write('DELETE', `/students/${one}`);
      const name = `${String.fromCodePoint(65 + Math.floor(Math.random() * 26))} moved`;
      const record = await client.send('GET', `/students/${other}`);
      if (record?.status === 200) await client.write('PUT', `/students/${other}`, { ...record.data, name });
    }
  };
  await new Writers(client).during(async () => {
    const disturbing = [disturb(), disturb()];
    let cursor = '';
    let pages = 0;
    do {
      const page = await client.send('GET', `/students/page?sort=id&limit=500${cursor && `&cursor=${cursor}`}`);
      for (const { id } of page!.data.rows!) seen.set(id, (seen.get(id) ?? 0) + 1);
      cursor = page!.data.next ?? '';
      pages += 1;
    } while (cursor !== '');
    reading = false;
    await Promise.all(disturbing);
    console.log(`${pages} pages, ${seen.size} students, ${deleted.size} deleted meanwhile`);
  });
  const twice = [...seen].filter(([, times]) => times > 1).map(([id]) => `${id} is there twice`);
  const missing = all.filter((id) => !seen.has(id) && !deleted.has(id)).map((id) => `${id} is missing`);
  report('A walk under writes', client, { wrong: [...twice, ...missing] });
}

/** Starts three nodes that stand in for each other, on this machine: `npx tsx examples/server/ha/start.ts [--network 127.0.17]`. */
import { parseArgs } from 'node:util';
import { Nodes } from './nodes.ts';
import { pooledAddress, startPooler } from './pooler.ts';

const { values } = parseArgs({ options: { network: { type: 'string', default: '127.0.17' } } });
const nodes = new Nodes(values);
const end = () => void nodes.remove().finally(() => process.exit());
process.once('SIGINT', end);
process.once('SIGTERM', end);
try {
  await nodes.start();
  const pooled = { entry: nodes.entry, host: nodes.entry, port: 5000, user: 'portal', password: nodes.password };
  startPooler(nodes.folder, pooled);
  console.log(`Three nodes in ${nodes.folder}. Ctrl-C ends and removes them.
The leader:         ${nodes.address()}
The standbys:       ${nodes.address('standbys')}
Through PgBouncer:  ${pooledAddress(pooled)}
npx tsx examples/server/server.ts --example-data --database ${pooledAddress(pooled)}`);
} catch (error) {
  console.error((error as Error).message);
  await nodes.remove();
  process.exitCode = 1;
}

/** Starts the server: `npx tsx examples/server/server.ts --port 8080`. */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { createApi } from './api.ts';
import { accounts } from './seed.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`--port "${values.port}" is no port.`);

const { fetch } = await createApi();
serve({ fetch, port, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`The API is at http://127.0.0.1:${port}/api. Accounts to sign in with:`);
  for (const [role, { email, password }] of Object.entries(accounts)) console.log(`  ${role}: ${email}, ${password}`);
});

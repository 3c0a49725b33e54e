/** Builds the demo, serves it, and says where it is and who can sign in: `npm start -- --host 0.0.0.0 --port 8080`. */
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { requireFreePort } from './free-port.ts';
import { demoAccounts } from '../mocks/university/seed/demo-accounts.ts';

/** What was asked for on the command line. @throws Error that says what is wrong with it */
function readOptions() {
  const { values } = parseArgs({
    options: { host: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  const { host, port, help } = values;
  if (help) return undefined;
  if (host !== undefined && !/^[\w.:-]+$/.test(host))
    throw new Error(`--host "${host}" is no address of this machine. 0.0.0.0 stands for all of them.`);
  if (port === undefined) return { ...(host && { host }) };
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error(`--port "${port}" is no port: it must be a number from 1 to 65535.`);
  return { ...(host && { host }), port: Number(port), strictPort: true };
}

const usage = `Usage: npm start -- [--host ADDRESS] [--port NUMBER]
  --host ADDRESS  localhost unless said otherwise; 0.0.0.0 stands for all addresses of this machine
  --port NUMBER   the first free one from 4173 on unless said otherwise`;

async function start(options: NonNullable<ReturnType<typeof readOptions>>): Promise<void> {
  if ('port' in options) await requireFreePort(options.port, options.host);
  await build({ logLevel: 'warn' });
  // In a LAN the machine may be called by any name.
  const { resolvedUrls } = await preview({ preview: { ...options, allowedHosts: true } });
  console.log('\nThe demo of the university portal is running. Stop it with Ctrl+C.\n');
  for (const url of [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])]) console.log(`  ${url}`);
  console.log('\nDemo accounts:');
  for (const { label, email, password } of demoAccounts) console.log(`  ${label.padEnd(18)}${email}  ${password}`);
}

try {
  const options = readOptions();
  if (options) await start(options);
  else console.log(usage);
} catch (error) {
  console.error(`The portal was not started: ${error instanceof Error ? error.message : String(error)}`);
  console.error(usage);
  process.exitCode = 1;
}

/** Starts the adapter: `npx tsx examples/adapter/server.ts --target http://localhost:8081/api --port 8080`. */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { adapter } from './adapter.ts';
import { rules } from './rules/rules.ts';

/** @throws Error that says what is wrong with the command line */
function readOptions() {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      port: { type: 'string', default: '8080' },
      host: { type: 'string', default: '127.0.0.1' },
    },
  });
  const { target = '', port, host } = values;
  if (!/^https?:\/\//.test(target) || !URL.canParse(target))
    throw new Error(`--target "${target}" is no address such as http://localhost:8081/api.`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`--port "${port}" is no port.`);
  return { target: target.replace(/\/+$/, ''), port: Number(port), hostname: host };
}

try {
  const { target, ...where } = readOptions();
  serve({ ...where, fetch: adapter(target, rules).fetch }, ({ port }) => {
    console.log(`The contract's API is at http://${where.hostname}:${port}/api, answered by ${target}.`);
    console.log('What its rules break:');
    for (const { breaks } of rules) console.log(`  ${breaks}`);
  });
} catch (error) {
  console.error(`The adapter was not started: ${error instanceof Error ? error.message : String(error)}`);
  console.error('Usage: npx tsx examples/adapter/server.ts --target ADDRESS [--port NUMBER] [--host ADDRESS]');
  process.exitCode = 1;
}

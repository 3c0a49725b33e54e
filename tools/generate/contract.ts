import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The contract as one document: `openapi/core.yaml`, and what each file of `openapi/extensions/` adds to it. These are OpenAPI
 * Overlays, which other tools apply as well: objects are merged, lists are appended.
 */
export async function bundledContract(): Promise<string> {
  const names = (await readdir('openapi/extensions').catch(() => [])).filter((name) => name.endsWith('.yaml'));
  const overlays = names.toSorted().flatMap((name) => ['--overlay', `openapi/extensions/${name}`]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'bundle', 'openapi/core.yaml', ...overlays],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return `# Generated from core.yaml and extensions/ by \`npm run generate\`. Do not edit.\n${stdout}`;
}

/** Fails where a build calls what the oldest supported browsers lack. Run after the builds. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboveFloor } from './library-floor.ts';

for (const folder of ['dist', 'dist-live'])
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:js|html)$/.test(name))
      for (const use of aboveFloor(readFileSync(join(folder, name), 'utf8'))) {
        console.error(`${folder}/${name} calls what Chrome 109, Firefox 115 or Safari 16.4 lacks: ${use}`);
        process.exitCode = 1;
      }

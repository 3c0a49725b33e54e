/** Fails where a build calls what the oldest supported browsers lack. Run after the builds. */
import { browserFloorNames } from './browser-floor.ts';
import { usesAboveFloor } from './library-floor.ts';

const uses = ['dist', 'dist-live'].flatMap(usesAboveFloor);
for (const use of uses) console.error(`${use}\nOne of ${browserFloorNames} lacks it.`);
if (uses.length > 0) process.exitCode = 1;

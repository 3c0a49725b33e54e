import { build, type Rolldown } from 'vite';
import { browserFloor } from '../browser-floor.ts';
import type { ApiSetting } from './api-setting.ts';
import type * as Formats from '#src/university/formats.ts';
import { appPages, pagePaths } from './app-pages.ts';
import { loadUniversity, universityAlias } from './university.ts';

/**
 * The script of src/app/boot as the text that stands in the head of each page.
 * @param api of a live build, which asks its host where that is
 */
export async function bootScript(api: ApiSetting | undefined): Promise<string> {
  const { formats } = await loadUniversity<typeof Formats>('formats.ts');
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: [universityAlias] },
    define: {
      PAGE_PATHS: JSON.stringify(pagePaths(appPages(), [...formats.languages, ...(api ? [] : ['pseudo'])])),
      IS_LIVE: JSON.stringify(api !== undefined),
      HAS_ONLY_API: JSON.stringify(api?.isOnlyApi),
    },
    build: {
      write: false,
      target: browserFloor,
      lib: { entry: 'src/app/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code.trim();
  if (!code) throw new Error('src/app/boot/boot.ts was built to nothing');
  return code;
}

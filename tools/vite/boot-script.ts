import { build, type Rolldown } from 'vite';
import { pagePaths, appPages } from './app-pages.ts';

/**
 * The script of src/boot as the text that stands in the head of each page.
 * @param isLive whether the build has its API elsewhere, and asks its host where
 */
export async function bootScript(isLive: boolean): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PAGE_PATHS: JSON.stringify(pagePaths(appPages())), IS_LIVE: JSON.stringify(isLive) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code.trim();
  if (!code) throw new Error('src/boot/boot.ts was built to nothing');
  return code;
}

import { build, type Rolldown } from 'vite';
import { pagePaths, appPages } from './app-pages.ts';

/** The script of src/boot as the text that stands in the head of each page. */
export async function bootScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { PAGE_PATHS: JSON.stringify(pagePaths(appPages())) },
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

import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newerBuild } from './newer-build.ts';
import { endGroup, environmentOf, startGroup, startScreen } from './webkit-driver.ts';

/**
 * A WebKit that nobody drives, and that keeps what its pages store: one that is driven does neither, and its driver gives
 * up with the first page that crashes. Scripts in its pages tell the host what happens there.
 */
export interface MiniBrowser {
  open(url: string): void;
  /** Ends all of its processes, as a crash does: none gets the chance to save. */
  kill(): void;
  end(): void;
}

function findMiniBrowser(): string | undefined {
  const libraries = readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder));
  return libraries
    .flatMap((folder) => ['4.1', '6.0', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

/** Starts a screen for it. It begins with nothing stored. */
export async function startMiniBrowser(): Promise<MiniBrowser> {
  const path = findMiniBrowser();
  if (path === undefined) throw new Error('There is no MiniBrowser: apt-get install webkit2gtk-driver');
  const { program: screen, display } = await startScreen();
  const home = mkdtempSync(join(tmpdir(), 'webkit-kept-'));
  let browser: ChildProcess | undefined;
  const kill = () => {
    if (browser) endGroup(browser);
    browser = undefined;
  };
  const end = () => {
    kill();
    endGroup(screen);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', end);
  return {
    open: (url) => {
      browser = startGroup(path, [url], environmentOf(display, home));
    },
    kill,
    end,
  };
}

/**
 * A copy of the demo with a script of the test's own in its pages.
 * @param script JavaScript that runs once the service worker answers for the page
 * @returns the folder of the copy
 */
export function buildWithScript(script: string): string {
  const charset = '<meta charset="utf-8" />';
  const folder = newerBuild('dist', 'driven', { [charset]: `${charset}<script src="/driven.js" defer></script>` });
  const begin = `{
    const answers = () => window.portalDemo && fetch('/api/backend-identity')
      .then(({ headers }) => headers.has('X-Portal-Backend'), () => false);
    const begin = async () => {
      if (await answers()) await (async () => {${script}})();
      else setTimeout(begin, 100);
    };
    void begin();
  }`;
  writeFileSync(join(folder, 'driven.js'), begin);
  return folder;
}

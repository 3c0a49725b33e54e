import type { Rolldown } from 'vite';

/** The page of a build, whose text may be changed. @throws Error where the build has none */
export function builtPage(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('the build has no index.html');
  return page;
}

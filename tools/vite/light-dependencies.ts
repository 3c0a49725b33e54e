import type { Rolldown } from 'vite';

/**
 * Leaves the source maps out of the libraries that the development server bundles. They are three fifths of what a page
 * would load there, and the bundles can be read as they are.
 */
export function lightDependencies(): Rolldown.Plugin {
  return {
    name: 'portal:light-dependencies',
    generateBundle(_, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.map')) delete bundle[file];
    },
  };
}

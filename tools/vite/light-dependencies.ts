import type { Rolldown } from 'vite';

/**
 * Leaves the source maps out of the libraries that the development server bundles. They are four fifths of what a page
 * would load there, and the bundles can be read as they are. The comment that names a map stays: where there is none, the
 * server makes a map of its own and sends it inside the file.
 */
export function lightDependencies(): Rolldown.Plugin {
  return {
    name: 'portal:light-dependencies',
    generateBundle(_, bundle) {
      for (const [file, output] of Object.entries(bundle)) {
        if (file.endsWith('.map')) delete bundle[file];
        else if (output.type === 'chunk') output.code += `\n//# sourceMappingURL=${file}.map\n`;
      }
    },
  };
}

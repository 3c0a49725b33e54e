import type { Plugin } from 'vite';

/**
 * In development React notes in the console that its developer tools could be installed. Here the console is empty unless
 * something is wrong, so that nobody overlooks it. React takes a hook that has this function for those tools; where they
 * are installed, the hook is theirs and stays as it is.
 */
export function noDevtoolsNote(): Plugin {
  return {
    name: 'portal:no-devtools-note',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        // A module, so that it runs after the one in which React's plugin makes the hook.
        attrs: { type: 'module' },
        children: 'const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__; if (hook) hook.checkDCE ??= () => {};',
        injectTo: 'head',
      },
    ],
  };
}

import type { Plugin } from 'vite';
import { contentSecurityPolicy, securityHeaders } from './csp.ts';

/**
 * Prepares the build for static hosts: the policy as a `<meta>` element (for hosts that send no headers;
 * `frame-ancestors` has no effect there and is left out), and a `_headers` file for those that read one.
 */
export function staticHost(apiOrigin?: string): Plugin {
  return {
    name: 'portal:static-host',
    apply: 'build',
    transformIndexHtml() {
      const content = contentSecurityPolicy(apiOrigin).replace("; frame-ancestors 'none'", '');
      return [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content },
          injectTo: 'head-prepend',
        },
      ];
    },
    generateBundle() {
      const lines = Object.entries(securityHeaders(apiOrigin)).map(([name, value]) => `  ${name}: ${value}`);
      this.emitFile({ type: 'asset', fileName: '_headers', source: ['/*', ...lines, ''].join('\n') });
    },
  };
}

import type { Plugin } from 'vite';

/** What `npm run dev` prints below its addresses: who can sign in, and where every state of every screen is. */
export function devWelcome(
  accounts: readonly { readonly label: string; readonly email: string; readonly password: string }[],
): Plugin {
  return {
    name: 'portal:dev-welcome',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const [address = ''] = server.resolvedUrls?.local ?? [];
        const lines = [
          `Every state of every screen: ${address}states`,
          ...accounts.map(({ label, email, password }) => `${label.padEnd(18)}${email}  ${password}`),
        ];
        for (const line of lines) server.config.logger.info(`  ${line}`);
      };
    },
  };
}

/** Serves the built demo, and says where it is and who can sign in: the last step of `npm start`. */
import { preview } from 'vite';
import { demoAccounts } from '../mocks/seed/demo-accounts.ts';

const server = await preview();
console.log('\nThe demo of the university portal is running. Stop it with Ctrl+C.\n');
for (const url of server.resolvedUrls?.local ?? []) console.log(`  ${url}`);
console.log('\nDemo accounts:');
for (const { label, email, password } of demoAccounts) console.log(`  ${label.padEnd(18)}${email}  ${password}`);

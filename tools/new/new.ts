/** Writes the beginning of a field, an operation, a screen or a list: `npm run new -- --help`. */
import { runNew } from './run.ts';

process.exitCode = await runNew(process.argv.slice(2), process.cwd(), console);

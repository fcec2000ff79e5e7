/**
 * `node scripts/run.mjs <command> [arguments]`: runs an installed tool on the pinned Node, after installing what is missing.
 */
import { run } from './machine/command.mjs';
import { install } from './machine/install.mjs';

await install();
const { code } = await run(process.argv.slice(2));
process.exit(code);

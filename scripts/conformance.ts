/**
 * `npm run conformance -- --base-url URL`: asks a live back end every call of the contracts and says which answer as they
 * should. Ends with 0 when all that was asked fits, with 1 when something does not, with 2 when nothing could be asked.
 * Prints names of calls and fields, never a value, a token or a payload; docs/conformance.md has the whole.
 */
import { writeFileSync } from 'node:fs';
import { Misuse, optionsOf, usage } from './conformance/options.ts';
import { conforms, jsonOf, nobodyAnswered, tableOf } from './conformance/report.ts';
import { run } from './conformance/run.ts';

function write(file: string, text: string, flag: 'w' | 'a' = 'w'): void {
  try {
    writeFileSync(file, text, { flag });
  } catch {
    throw new Misuse('The file of --json cannot be written');
  }
}

/** Carries out a command line. */
async function main(args: readonly string[]): Promise<number> {
  // npm runs its scripts in the repository's folder; files are named from where one stands.
  const options = optionsOf(args, { folder: process.env['INIT_CWD'] ?? process.cwd() });
  if (options === undefined) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  // Tried before the back end is asked, so that no run is lost.
  if (options.json !== undefined) write(options.json, '', 'a');
  const findings = await run(options);
  process.stdout.write(tableOf(findings));
  if (options.json !== undefined) write(options.json, jsonOf(findings));
  if (options.writes)
    process.stdout.write(
      'The writes stay: set the back end back before the next run, or it refuses what it has by now. The sandbox: POST /__sandbox/reset, then sign in anew.\n',
    );
  if (nobodyAnswered(findings)) {
    process.stderr.write('No call was answered: is --base-url right, and is the back end running?\n');
    return 2;
  }
  return conforms(findings) ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (reason) {
  process.exitCode = 2;
  // Other errors may hold a payload in their words.
  if (reason instanceof Misuse)
    process.stderr.write(`${reason.message}. See npm run conformance -- --help.\n`);
  else process.stderr.write(`Failed: ${reason instanceof Error ? reason.name : 'unknown'}\n`);
}

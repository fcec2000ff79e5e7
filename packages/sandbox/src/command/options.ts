import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from '../faults.ts';
import { parseInstant } from '../instant.ts';
import { faultOf, NotUnderstood, type Given } from '../server/given.ts';
import type { Folders } from '../server/server.ts';

/** A command line that cannot be carried out; its message is a sentence that says what it must be. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** Statements of a command line about the airline that is to be served. */
export interface ServeOptions extends Folders {
  readonly port: number;
  readonly slow?: number;
  /** The airline's clock stands there. */
  readonly now?: string;
  readonly faults: readonly Fault[];
  /** Each call is printed. */
  readonly journal: boolean;
}

export const usage = `mapp-sandbox serve [options]: the airline in small on loopback, until Ctrl-C

  --port PORT     4600 unless MAPP_PORT says another; 0 takes any free one
  --site FOLDER   a built site, served below /mapp/
  --now INSTANT   the airline's clock stands there, such as 2026-06-01T10:00:00+08:00
  --faults JSON   faults for the next calls, or a file of them:
                  [{ "path": "*", "kind": "http500", "times": 20 }]
  --slow MS       before the answer of a call with the fault slow; 5000
  --journal       prints each call: the airline's time, method, path, fault
  --help          this text

While it runs, /__sandbox/ takes and takes back faults, sets the clock, tells the
last 500 calls and begins anew. Ends with 2 when the command line is not understood,
with 1 when it cannot be carried out.
`;

/** Source: sandbox.md. */
const defaultPort = '4600';

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        site: { type: 'string' },
        storybook: { type: 'string' },
        now: { type: 'string' },
        faults: { type: 'string' },
        slow: { type: 'string' },
        journal: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (reason) {
    // The first sentence names the option; what follows is about words that begin with a dash.
    const [said = ''] = (reason instanceof Error ? reason.message : '').split(/\.\s|\.$|\n/);
    throw new Misuse(said);
  }
}

/** A whole number that an option gives. */
function countOf(option: string, text: string, most: number): number {
  if (!/^\d+$/.test(text) || Number(text) > most)
    throw new Misuse(`${option} is not a whole number up to ${most}: ${text}`);
  return Number(text);
}

function folderOf(option: string, folder: string): string {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Misuse(`${option} is no folder: ${folder}`);
  return folder;
}

function instantOf(text: string): string {
  try {
    parseInstant(text);
  } catch {
    throw new Misuse(`--now is not an instant with offset, such as 2026-06-01T10:00:00+08:00: ${text}`);
  }
  return text;
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(/^\s*[[{]/.test(text) ? text : readFileSync(text, 'utf8')) as unknown;
  } catch {
    throw new Misuse('--faults is neither JSON nor a file of it');
  }
}

/**
 * A fault as a check gives it back.
 * @throws Misuse where the check does not understand it
 */
export function understood(check: () => Fault): Fault {
  try {
    return check();
  } catch (reason) {
    if (!(reason instanceof NotUnderstood)) throw reason;
    throw new Misuse(`--faults wants ${reason.message}`);
  }
}

function faultsOf(text: string): readonly Fault[] {
  return [contentOf(text)].flat().map((given) => understood(() => faultOf((given ?? {}) as Given)));
}

/**
 * Reads a command line.
 * @returns undefined when it asks for help
 * @throws Misuse
 */
export function optionsOf(args: readonly string[], env: NodeJS.ProcessEnv): ServeOptions | undefined {
  const { values, positionals } = valuesOf(args);
  if (values.help) return undefined;
  const [command = 'serve', ...more] = positionals;
  const stranger = [...(command === 'serve' ? [] : [command]), ...more][0];
  if (stranger !== undefined) throw new Misuse(`The one command is serve, not ${stranger}`);
  const { site, storybook, now, faults, slow, journal } = values;
  const [portOf, port] =
    values.port === undefined ? ['MAPP_PORT', env['MAPP_PORT']] : ['--port', values.port];
  return {
    port: countOf(portOf, port ?? defaultPort, 65_535),
    ...(site !== undefined && { siteFolder: folderOf('--site', site) }),
    ...(storybook !== undefined && { storybookFolder: folderOf('--storybook', storybook) }),
    ...(now !== undefined && { now: instantOf(now) }),
    ...(slow !== undefined && { slow: countOf('--slow', slow, 600_000) }),
    faults: faults === undefined ? [] : faultsOf(faults),
    journal,
  };
}

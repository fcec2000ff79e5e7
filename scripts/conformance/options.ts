import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '@mapp/kit/config';
import { calls } from '@mapp/kit/contracts';
import { readPayloads } from './payloads.ts';
import type { Run } from './run.ts';

/** Options of the command line. */
export interface Options extends Run {
  /** Where the JSON goes. */
  readonly json?: string;
}

/** A command line that cannot be carried out. Its message holds nothing that was typed but names of options and calls. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

export const usage = [
  'npm run conformance -- --base-url URL [options]',
  '',
  '  --token TOKEN      a member’s login token; MAPP_TOKEN in the environment does the same, unseen by others',
  '  --writes           ask the writes too, after the reads',
  '  --payloads FILE    JSON: { "<call>": { … } }, each in place of ours',
  '  --config FILE      the site’s config.json: version and encrypted gateways',
  '  --only CALL,…      these calls alone',
  '  --timeout SECONDS  until a call is given up; 20, at most 60',
  '  --json FILE        the findings as JSON',
  '  --help             this text',
  '',
  'Ends with 0 when all that was asked fits, with 1 when something does not, with 2 when nothing could be asked.',
].join('\n');

const defaultTimeout = '20';
/** The client gives up by itself then. */
const longestTimeout = 60;

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'base-url': { type: 'string' },
        token: { type: 'string' },
        writes: { type: 'boolean', default: false },
        payloads: { type: 'string' },
        config: { type: 'string' },
        only: { type: 'string' },
        timeout: { type: 'string', default: defaultTimeout },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch {
    throw new Misuse('There is an option that is not known, or one without its value');
  }
}

function baseUrlOf(text: string | undefined): string {
  if (text === undefined) throw new Misuse('--base-url is missing');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username + url.password + url.search + url.hash === '' &&
    !/[?#]/.test(text);
  if (!plain) throw new Misuse('--base-url is not an http address without name, query and hash');
  return url.href.replace(/\/+$/, '');
}

function read(option: string, file: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, file), 'utf8');
  } catch {
    throw new Misuse(`The file of ${option} cannot be read`);
  }
}

function payloadsOf(text: string): ReturnType<typeof readPayloads> {
  try {
    return readPayloads(text);
  } catch (reason) {
    throw new Misuse(reason instanceof Error ? reason.message : '');
  }
}

function configOf(text: string): Run['config'] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Misuse('The configuration is not JSON');
  }
  const parsed = parseConfig(content);
  if (parsed.ok) return parsed.config;
  throw new Misuse(
    `The configuration does not fit: ${parsed.problems.map(({ field, message }) => `${field} ${message}`).join('; ')}`,
  );
}

function onlyOf(text: string | undefined): readonly string[] | undefined {
  const names = text?.split(',').map((name) => name.trim());
  if (names?.some((name) => !calls.some((call) => call.name === name)))
    throw new Misuse('--only names a call that there is not');
  return names;
}

/**
 * Reads a command line.
 * @param folder what names of files start from
 * @returns undefined when it asks for help
 * @throws Misuse
 */
export function optionsOf(
  args: readonly string[],
  { env = process.env, folder = process.cwd() }: { env?: NodeJS.ProcessEnv; folder?: string } = {},
): Options | undefined {
  const values = valuesOf(args);
  if (values.help) return undefined;
  const token = (values.token ?? env['MAPP_TOKEN']) || undefined;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Misuse('The token is not a header’s value');
  const timeout = Number(values.timeout);
  if (!(timeout > 0 && timeout <= longestTimeout))
    throw new Misuse(`--timeout is not a number of seconds up to ${longestTimeout}`);
  const { payloads, config, json } = values;
  return {
    baseUrl: baseUrlOf(values['base-url']),
    token,
    writes: values.writes,
    only: onlyOf(values.only),
    timeout,
    config: configOf(config === undefined ? '{}' : read('--config', config, folder)),
    ...(payloads !== undefined && { payloads: payloadsOf(read('--payloads', payloads, folder)) }),
    ...(json !== undefined && { json: resolve(folder, json) }),
  };
}

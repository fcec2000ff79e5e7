import { createAirline, type JournalEntry } from '../engine.ts';
import { password, smsCodes } from '../seed/members.ts';
import { startServer, type RunningServer } from '../server/server.ts';
import { Misuse, optionsOf, usage, type ServeOptions } from './options.ts';

/** A call in one line: nothing of what was sent, which may name a person. */
const lineOf = ({ at, method, path, fault, after }: JournalEntry): string =>
  [at, method, path, ...(fault ? [`fault ${fault}${after ? ' after' : ''}`] : [])].join(' ');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Words for whoever has started it. */
const welcome = (origin: string, { siteFolder }: ServeOptions): string => `ready ${origin}/mapp/

${siteFolder === undefined ? 'No site is served (--site).' : `The site       ${origin}/mapp/`}
The API        ${origin}, every call of openapi.json
Signing in     ${origin}/sso/login, member 600000000001, password ${password}, code of every SMS ${smsCodes.right}
Controls       ${origin}/__sandbox/faults, clock, events, requests, messages, reset

Ctrl-C stops it.`;

async function start({ now, faults, journal, ...served }: ServeOptions): Promise<RunningServer> {
  const airline = createAirline({
    ...(now !== undefined && { now }),
    ...(journal && { journal: (entry: JournalEntry) => say(lineOf(entry)) }),
  });
  for (const fault of faults) airline.fault(fault);
  return startServer({ ...served, airline });
}

/**
 * Carries out a command line; the server runs on after it.
 * @returns the code to end with, when it is at its end already
 */
export async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number | undefined> {
  const fail = (sentence: string, code: number): number => {
    process.stderr.write(`${sentence}\n`);
    return code;
  };
  try {
    const options = optionsOf(args, env);
    if (options === undefined) {
      process.stdout.write(usage);
      return 0;
    }
    const server = await start(options);
    const stop = (): void => void server.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    say(welcome(server.origin, options));
    return undefined;
  } catch (reason) {
    if (reason instanceof Misuse) return fail(`${reason.message}. See mapp-sandbox --help.`, 2);
    const [code, port] =
      reason instanceof Error && 'code' in reason
        ? [reason.code, 'port' in reason ? String(reason.port) : '']
        : [];
    return fail(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken; choose another with --port or MAPP_PORT.`
        : String(reason),
      1,
    );
  }
}

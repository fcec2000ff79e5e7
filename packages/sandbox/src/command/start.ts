import { createAirline, type JournalEntry } from '../engine.ts';
import { password, smsCodes } from '../seed/members.ts';
import { startServer, type RunningServer } from '../server/server.ts';
import { striking } from '../server/struck.ts';
import { understood, type ServeOptions } from './options.ts';

/** A call in one line: nothing of what was sent, which may name a person. */
const lineOf = ({ at, method, path, fault, after }: JournalEntry): string =>
  [at, method, path, ...(fault ? [`fault ${fault}${after ? ' after' : ''}`] : [])].join(' ');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Words for whoever has started it. The first line is for scripts: `ready`, and the site where there is one, else the API. */
export const welcome = (origin: string, { siteFolder }: Pick<ServeOptions, 'siteFolder'>): string => `ready ${
  siteFolder === undefined ? origin : `${origin}/mapp/`
}

The site       ${siteFolder === undefined ? 'none; --site names its folder' : `${origin}/mapp/`}
The API        ${origin}, every call of openapi.json
Signing in     ${origin}/sso/login, member 600000000001, password ${password}, code of every SMS ${smsCodes.right}
Controls       ${origin}/__sandbox/faults, clock, events, requests, messages, reset

Ctrl-C stops it.`;

/**
 * Serves an airline as a command line says.
 * @throws Misuse where it orders a fault of a call that there is not
 */
export async function start({ now, faults, journal, ...served }: ServeOptions): Promise<RunningServer> {
  const airline = createAirline({
    ...(now !== undefined && { now }),
    ...(journal && { journal: (entry: JournalEntry) => say(lineOf(entry)) }),
  });
  for (const fault of faults) airline.fault(understood(() => striking(fault)));
  return startServer({ ...served, airline });
}

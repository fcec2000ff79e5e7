import { parseConfig, type Config } from '../contracts/config.ts';
import { createHost } from '../host/create.ts';
import type { Host } from '../host/host.ts';
import { serverWindow } from '../host/server-window.ts';
import { steeredRouter, type HostRouter, type SteeredRouter } from './host-router.ts';
import { wireMapp, type WireOptions, type Wiring } from './wire.ts';

/** Statements of a host about itself; all of them may be left out. */
export interface MappOptions extends Partial<Pick<WireOptions, 'fetch' | 'report'>> {
  /** The fields of config.json; `{}` is the sandbox airline's. */
  readonly config?: unknown;
  /** How the host's router goes; without it, the browser loads each page again. */
  readonly router?: HostRouter | undefined;
  /** Where the page runs; detected, and told what `config` says of it, unless it is given. */
  readonly host?: Host | undefined;
}

/** Everything that a screen is on, wired once for a page. */
export interface MappParts extends Wiring {
  /** By which the host goes; `Mapp` steers it where the host knows its own only while drawing. */
  readonly router: SteeredRouter;
}

/** @throws Error that names each field, and what it must be */
function configOf(content: unknown): Config {
  const read = parseConfig(content);
  if (read.ok) return read.config;
  const wrong = read.problems.map(({ field, message }) => `config${field && `.${field}`}: ${message}`);
  throw new Error(`createMapp: ${wrong.join('; ')}`);
}

/** Where the page runs, with what a deployment says of it; on a server, a guest's page in a plain browser. */
const hostIn = ({ hosts, channels, ssoUrl, cashierUrl }: Config, navigate: (path: string) => void): Host =>
  createHost({
    window: typeof window === 'undefined' ? serverWindow : window,
    hosts,
    channels,
    ssoUrl,
    cashierUrl,
    navigate,
  });

/**
 * Wires configuration, host, session, client and router to one another. Safe on a server, where it is a guest's page.
 * @throws Error that says what of the options is missing or wrong
 */
export function createMapp({
  config: content = {},
  router: own,
  host: given,
  fetch,
  report,
}: MappOptions = {}): MappParts {
  const config = configOf(content);
  if (fetch !== undefined && typeof fetch !== 'function')
    throw new Error('createMapp: fetch: a function, as the browser has it');
  const router = steeredRouter(() => host);
  const host = given ?? hostIn(config, router.push);
  if (own) router.steer(own);
  return { ...wireMapp({ config, host, fetch, report }), router };
}

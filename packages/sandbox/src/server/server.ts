import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'msw';
import { createAirline, type Airline } from '../engine.ts';
import { handlersFor, type Pace } from '../handlers.ts';
import { answerByHandlers } from './api.ts';
import { BodyTooLong } from './body.ts';
import { createCashier } from './cashier/cashier.ts';
import { control } from './control.ts';
import { showPartner } from './partner/partner.ts';
import { sendJson, sendText, sendTo, type Exchange } from './send.ts';
import { createFolder, createSite, type Site } from './site.ts';
import { createSso } from './sso/sso.ts';

/** Folders that are served beside the API. */
export interface Folders {
  /** The built site, served below /mapp/. */
  readonly siteFolder?: string;
  /** The built catalogue, served below /storybook/. */
  readonly storybookFolder?: string;
}

/** A listener for `node:http`, and a middleware for a development server: `next` gets what is not the sandbox's. */
export type Listener = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/** Path and query as written; an address of another shape has none. */
function partsOf(url: string | undefined): { path: string; query: string } | undefined {
  const [, path, query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?/.exec(url ?? '') ?? [];
  return path === undefined ? undefined : { path, query };
}

interface Services {
  readonly airline: Airline;
  readonly handlers: RequestHandler[];
  readonly site: Site | undefined;
  readonly storybook: Site | undefined;
  readonly sso: ReturnType<typeof createSso>;
  readonly cashier: ReturnType<typeof createCashier>;
}

const reads = new Set(['GET', 'HEAD']);

/** Files are only read. */
const serve = (site: Site, exchange: Exchange, path: string): Promise<void> | void =>
  reads.has(exchange.request.method ?? '')
    ? site(exchange, path)
    : sendText(exchange, 405, 'text/plain; charset=utf-8', 'Method not allowed', { allow: 'GET, HEAD' });

/** Leads a request to the service that answers it; false when nobody here knows the path. */
async function route(
  { airline, handlers, site, storybook, sso, cashier }: Services,
  exchange: Exchange,
): Promise<boolean> {
  const parts = partsOf(exchange.request.url);
  if (!parts) {
    sendText(exchange, 400, 'text/plain; charset=utf-8', 'Bad request');
    return true;
  }
  const { path, query } = parts;
  const below = (base: string): string | undefined =>
    path.startsWith(base) ? path.slice(base.length) : undefined;
  const [controlName, ssoName, cashierName, partnerName, sitePath, storybookPath] = [
    below('/__sandbox/'),
    below('/sso/'),
    below('/sandbox/cashier/'),
    below('/sandbox/partner'),
    below('/mapp/'),
    below('/storybook/'),
  ];

  if (controlName !== undefined) await control(airline, exchange, controlName);
  else if (ssoName !== undefined) await sso(exchange, ssoName, query);
  else if (cashierName !== undefined) await cashier(exchange, cashierName, query);
  else if (partnerName !== undefined) showPartner(exchange, partnerName);
  else if (site && sitePath !== undefined) await serve(site, exchange, sitePath);
  else if (storybook && storybookPath !== undefined) await serve(storybook, exchange, storybookPath);
  else if (site && (path === '/' || path === '/mapp')) sendTo(exchange, 302, `/mapp/${query && `?${query}`}`);
  else if (storybook && path === '/storybook') sendTo(exchange, 302, '/storybook/');
  else if (sitePath !== undefined) return false;
  else return answerByHandlers(handlers, exchange);
  return true;
}

/** A failure of the sandbox itself. */
function sorry(exchange: Exchange, reason: unknown): void {
  const tooLong = reason instanceof BodyTooLong;
  if (!tooLong)
    process.stderr.write(`${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}\n`);
  if (exchange.response.headersSent) exchange.request.socket.destroy();
  else
    sendJson(exchange, tooLong ? 413 : 500, {
      Code: -1,
      Msg: tooLong ? 'Body too long' : 'The sandbox itself has failed',
    });
}

/**
 * Sign-in page, cashier, partner, control calls, API and folders in one listener. Without a site's folder, paths below /mapp/ go to `next`.
 */
export function listenerFor(
  airline: Airline,
  { siteFolder, storybookFolder, ...pace }: Folders & Pace = {},
): Listener {
  const services: Services = {
    airline,
    handlers: handlersFor(airline, pace),
    site: siteFolder === undefined ? undefined : createSite(siteFolder, airline.now),
    storybook: storybookFolder === undefined ? undefined : createFolder(storybookFolder),
    sso: createSso(airline),
    cashier: createCashier(airline),
  };
  const answer = async (exchange: Exchange, next: (() => void) | undefined): Promise<void> => {
    try {
      if (await route(services, exchange)) return;
      if (next) next();
      else sendText(exchange, 404, 'text/plain; charset=utf-8', 'Not found');
    } catch (reason) {
      sorry(exchange, reason);
    }
  };
  return (request, response, next) => void answer({ request, response }, next);
}

/** A running server. */
export interface RunningServer {
  readonly airline: Airline;
  readonly port: number;
  /** `http://127.0.0.1:4600`, without a slash at its end. */
  readonly origin: string;
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

export interface ServerOptions extends Folders, Pace {
  /** 0 takes any free port. */
  readonly port: number;
  readonly airline?: Airline;
}

/**
 * Serves site, API, sign-in page and control calls on loopback.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function startServer({
  port,
  airline = createAirline(),
  ...options
}: ServerOptions): Promise<RunningServer> {
  const server = createServer(listenerFor(airline, options));
  // As proxies before a back end have it. After Node's own 5 s a connection may end just as the next request comes by it.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    airline,
    port: taken,
    origin: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { calls, type Call } from '@mapp/kit/contracts';
import type { RequestHandler } from 'msw';
import { http, HttpResponse } from 'msw/http';
import type { Airline, ApiRequest, Outcome } from './engine.ts';
import { withFiles } from './files-as-text.ts';
import { openFields, sealBody } from './gateway.ts';

/** How fast the airline answers. Milliseconds. */
export interface Pace {
  /** Before every answer; 0. */
  readonly latency?: number;
  /** Before the answer of a call with the fault `slow`; 5000. Stories may shorten it. */
  readonly slow?: number;
}

/** How fast the airline answers, and where. */
export interface HandlerOptions extends Pace {
  /** Origin of the API, as `https://api.example.com`. The page's own when left out, and any in Node, where there is no page. */
  readonly origin?: string;
}

/** The API's folders: what is asked there and is no call of the contracts, the airline does not know. */
const folders = ['/api/', '/customize/', '/sale/', '/member/', '/deputy/'];

const known = new Map(calls.map((call) => [`${call.body === 'query' ? 'GET' : 'POST'} ${call.path}`, call]));

const callOf = ({ method, url }: Request): Call | undefined =>
  known.get(`${method} ${new URL(url).pathname}`);

const ownOrigin = (): string | undefined => (typeof location === 'undefined' ? undefined : location.origin);

/** Leave for a page of another origin: a browser in a test asks for it itself, where a worker answers before it is asked. */
function leaveFor(request: Request): Record<string, string> {
  const page = ownOrigin();
  if (page === undefined || page === new URL(request.url).origin) return {};
  return {
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    'access-control-expose-headers': 'date',
  };
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data/i.test(headers.get('content-type') ?? '');

/** Payload and envelope as they travel in a body or a query; what cannot be read has no fields. */
async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return Object.fromEntries(new URL(request.url).searchParams);
  const copy = request.clone();
  try {
    const type = request.headers.get('content-type') ?? '';
    if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type))
      return Object.fromEntries(await copy.formData());
    const body: unknown = await copy.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

/** A request as the airline reads it, and whether it came encrypted: then it is answered so. */
async function readRequest(
  request: Request,
  cookies: Record<string, string>,
): Promise<ApiRequest & { sealed: boolean }> {
  const { pathname, search } = new URL(request.url);
  const fields = await fieldsOf(request);
  const opened = await openFields(pathname, fields);
  return {
    sealed: opened !== undefined,
    method: request.method,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    cookies,
    fields: opened ?? fields,
    // A file says nothing as text, and five of them are long.
    body: isMultipart(request) ? JSON.stringify(fields, withFiles) : await request.text(),
  };
}

/** The answer on the wire; API answers are never kept. `Date` is the airline's. */
function responseOf(outcome: Extract<Outcome, { kind: 'answer' }>, now: Date): Response {
  const headers = {
    ...outcome.headers,
    'content-type': `${outcome.type}; charset=utf-8`,
    'cache-control': 'no-store',
    date: now.toUTCString(),
  };
  return new HttpResponse(outcome.body, { status: outcome.status, headers });
}

/**
 * Answers every call of the contracts from one airline; the browser's worker and the server run the same. Calls that the
 * airline does not know get 404.
 */
export function handlersFor(
  airline: Airline,
  { latency = 0, slow = 5000, origin = ownOrigin() }: HandlerOptions = {},
): RequestHandler[] {
  const isOurs = ({ request }: { request: Request }): boolean => {
    const asked = new URL(request.url);
    if (origin !== undefined && asked.origin !== origin) return false;
    return callOf(request) !== undefined || folders.some((folder) => asked.pathname.startsWith(folder));
  };
  // One handler: each reads all cookies of a request, and asks the next when it does not match.
  return [
    http.all(isOurs, async ({ request, cookies }) => {
      const leave = leaveFor(request);
      if (request.method === 'OPTIONS' && 'access-control-allow-origin' in leave)
        return new HttpResponse(null, { status: 204, headers: leave });
      const { sealed, ...read } = await readRequest(request, cookies);
      const outcome = await airline.receive(callOf(request), read);
      if (outcome.kind === 'silence') return new Promise<never>(() => {});
      const pause = latency + (outcome.kind === 'answer' && outcome.slow ? slow : 0);
      if (pause > 0) await wait(pause);
      if (outcome.kind === 'cut') return HttpResponse.error();
      const body = sealed && outcome.status === 200 ? await sealBody(outcome.body) : outcome.body;
      return responseOf({ ...outcome, body, headers: { ...outcome.headers, ...leave } }, airline.now());
    }),
  ];
}

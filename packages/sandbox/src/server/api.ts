import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { readBody } from './body.ts';
import { compressQuickly, encodingFor } from './encoding.ts';
import { partnerOrigin } from './partner/origin.ts';
import { partnerSite } from './partner/pages.ts';
import { sendText, type Exchange } from './send.ts';

/** Most bytes of a request to the API: five attachments and some room. */
const longestBody = 64 * 1024 * 1024;

/** Shorter answers are not worth compressing. */
const compressedFrom = 8 * 1024;

/** How the API may be asked; a `Request` of some others, such as TRACE, cannot even be made. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

/** The handlers match paths, so the origin that they see is always the same. */
const origin = 'http://127.0.0.1';

function toRequest({ request }: Exchange, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const method = request.method ?? 'GET';
  return new Request(origin + (request.url ?? '/'), {
    method,
    headers,
    ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
  });
}

/** The partner's site by the name that the reader of this page knows it by. */
function withPartner(body: Buffer, host: string | undefined): Buffer {
  const site = body.includes(partnerSite) ? partnerOrigin(host) : undefined;
  return site === undefined ? body : Buffer.from(body.toString().replaceAll(partnerSite, site));
}

async function write(
  response: ServerResponse,
  answer: Response,
  { 'accept-encoding': acceptEncoding, host }: IncomingHttpHeaders,
): Promise<void> {
  const plain = withPartner(Buffer.from(await answer.arrayBuffer()), host);
  const compressed =
    plain.length >= compressedFrom && encodingFor(acceptEncoding, ['gzip'])
      ? await compressQuickly(plain)
      : undefined;
  const body = compressed ?? plain;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (compressed) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', body.length);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(answer.status).end(body);
}

/**
 * A cut connection: what the handlers give as a network error. It is cut after the first byte, for a browser asks again
 * by itself, writes included, when a connection that it has used before ends without one.
 */
function cut({ request, response }: Exchange): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': 2 });
  response.write('{', () => request.socket.destroy());
}

/**
 * Answers a request by the handlers that stories use too.
 * @returns false when no handler knows the path
 */
export async function answerByHandlers(handlers: RequestHandler[], exchange: Exchange): Promise<boolean> {
  if (!methods.has(exchange.request.method ?? '')) {
    sendText(exchange, 405, 'text/plain; charset=utf-8', 'Method not allowed', { allow: 'GET, POST' });
    return true;
  }
  const request = toRequest(exchange, await readBody(exchange.request, longestBody));
  const answer = await getResponse(handlers, request, { baseUrl: origin });
  if (!answer) return false;
  if (answer.type === 'error') cut(exchange);
  else await write(exchange.response, answer, exchange.request.headers);
  return true;
}

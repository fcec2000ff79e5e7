import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.ts';
import type { Stored } from './files.ts';

/** Request and response of one exchange. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

type Headers = Readonly<Record<string, string>>;

/** Sends text. HEAD gets the headers alone. */
export function sendText(
  { request, response }: Exchange,
  status: number,
  type: string,
  text: string,
  headers: Headers = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'content-type': type,
    'content-length': body.length,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends JSON that nobody keeps. */
export const sendJson = (exchange: Exchange, status: number, body: unknown): void =>
  sendText(exchange, status, 'application/json; charset=utf-8', JSON.stringify(body), {
    'cache-control': 'no-store',
  });

/** Leads to another address of this server. */
export function sendTo(
  { response }: Exchange,
  status: 302 | 303,
  location: string,
  headers: Readonly<Record<string, string | string[]>> = {},
): void {
  response
    .writeHead(status, { location, 'content-length': 0, 'cache-control': 'no-store', ...headers })
    .end();
}

/** Sends a file in the best encoding, or says that the reader has it already. */
export async function sendStored(
  { request, response }: Exchange,
  file: Stored,
  headers: Headers,
  status = 200,
): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const encoded = encoding && (await file.encoded(encoding));
  const tag = `"${file.tag}${encoded ? `-${encoding}` : ''}"`;
  const common = { ...headers, etag: tag, vary: 'accept-encoding', 'x-content-type-options': 'nosniff' };
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(tag)) {
    response.writeHead(304, common).end();
    return;
  }
  const body = encoded ?? file.body;
  response.writeHead(status, {
    ...common,
    'content-type': file.type,
    'content-length': body.length,
    ...(encoded && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

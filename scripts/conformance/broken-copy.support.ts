import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of one answer of a copy. */
export type Break =
  /** The honest body, changed. */
  | { readonly change: (body: Record<string, unknown>) => unknown }
  /** Another answer. */
  | { readonly status: number; readonly text: string; readonly headers?: Record<string, string> }
  | 'silence'
  | 'cut';

/** A back end in front of another. */
export interface Copy {
  /** `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** The paths that were asked for, in their order. */
  readonly asked: readonly string[];
  /** The bodies of the back end behind, before anything was broken. */
  readonly bodies: readonly string[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of ['content-type', 'accept', 'x-sales-channel', 'x-user-token', 'x-user-subject'])
    for (const value of headersDistinct[name] ?? []) headers.append(name, value);
  return headers;
}

/**
 * A copy of a back end that is broken on purpose: it hands every request on, and spoils the answers at some paths.
 * @param origin of the back end behind
 * @param breaks by path
 */
export async function startCopy(origin: string, breaks: Readonly<Record<string, Break>> = {}): Promise<Copy> {
  const asked: string[] = [];
  const bodies: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    asked.push(url.pathname);
    const body = await bodyOf(request);
    const fault = breaks[url.pathname];
    if (fault === 'silence') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fault && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers });
      return void response.end(fault.text);
    }
    const honest = await fetch(url, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await honest.text();
    bodies.push(text);
    const changed = fault ? JSON.stringify(fault.change(JSON.parse(text) as Record<string, unknown>)) : text;
    response.writeHead(honest.status, { 'content-type': 'application/json' }).end(changed);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

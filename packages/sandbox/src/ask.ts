import type { Call } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import type { Airline } from './engine.ts';
import { handlersFor } from './handlers.ts';
import { payloads } from './payloads/payloads.ts';

export { payloads };

/** How a test asks: what differs from a guest in the plain browser, in Chinese. */
export interface Asking {
  readonly origin?: string;
  readonly token?: string;
  /** Id of the member for whom the request is meant. */
  readonly subject?: string;
  readonly language?: string;
  /** Sales-channel code, not encoded. */
  readonly channel?: string;
  readonly cookie?: string;
  /** Fields of the envelope to send otherwise; `undefined` leaves one out. */
  readonly envelope?: Readonly<Record<string, unknown>>;
}

/** A request as the client writes it: headers, and the envelope beside the payload. */
export function requestFor(
  call: Call,
  payload: Readonly<Record<string, unknown>> = {},
  asking: Asking = {},
): Request {
  const {
    origin = 'http://127.0.0.1',
    token,
    subject,
    language = 'zh',
    channel = '7701',
    cookie,
    envelope = {},
  } = asking;
  const fields: Record<string, unknown> = {
    salesChannel: btoa(channel),
    moduleX: call.area,
    os: 'Web',
    language,
    appVersion: '1.0.0',
    transactionId: crypto.randomUUID(),
    thirdpartyParam: {},
    ...envelope,
    ...payload,
  };
  const headers: Record<string, string> = {
    'x-sales-channel': btoa(channel),
    ...(token && { 'x-user-token': token }),
    ...(subject && { 'x-user-subject': subject }),
    ...(cookie && { cookie }),
  };
  if (call.body === 'multipart') {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value instanceof Blob) body.append(name, value);
      else if (value !== undefined)
        body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    // Its content type comes with its boundary.
    return new Request(origin + call.path, { method: 'POST', headers, body });
  }
  if (call.body !== 'query') {
    return new Request(origin + call.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  }
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  return new Request(`${origin}${call.path}?${query.toString()}`, { headers });
}

/** Answer of an airline to a call, through its handlers. */
export async function answerTo(
  airline: Airline,
  call: Call,
  payload: Readonly<Record<string, unknown>> = payloads[call.name] ?? {},
  asking: Asking = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const request = requestFor(call, payload, asking);
  // In a page the handlers would answer to its own origin alone.
  const response = await getResponse(handlersFor(airline, { origin: new URL(request.url).origin }), request);
  if (!response) throw new Error('No handler');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

import type { Call } from '@mapp/kit/contracts';

/** How a test asks: what differs from a guest in the plain browser, in Chinese. */
export interface Asking {
  readonly origin?: string;
  readonly token?: string;
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
    transactionId: '3f0a2b5c-8d1e-4c6f-9a7b-1e2d3c4b5a69',
    thirdpartyParam: {},
    ...envelope,
    ...payload,
  };
  const headers: Record<string, string> = {
    'x-sales-channel': btoa(channel),
    ...(token && { 'x-user-token': token }),
    ...(cookie && { cookie }),
  };
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

/** A payload that the contract of each call accepts. */
export const payloads: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getUserInfo: { language: 'zh', region: 'CN' },
  bindAndLogin: { message: 'bind-0', salesChannel: btoa('7701') },
  pointsActivityDetail: { startDate: '2020-01-01', endDate: '2026-06-01' },
};

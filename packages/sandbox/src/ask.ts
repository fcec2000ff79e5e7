import type { Call } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import type { Airline } from './engine.ts';
import { handlersFor } from './handlers.ts';

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
    transactionId: crypto.randomUUID(),
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

/** A newcomer with a valid document, whom nobody has as a beneficiary. */
const newcomer = {
  cnFamilyName: '周',
  cnGivenName: '小夏',
  enFamilyName: 'ZHOU',
  enGivenName: 'XIAOXIA',
  relation: 'A',
  relationText: '朋友',
  gender: 'M',
  birthday: '1990-03-07',
  country: 'CN',
  countryText: '中国',
  idList: [{ idType: 'NI', idNo: '310104199003074510', issueCountry: 'CN' }],
};

/** A payload of each call that member 600000000001 may send; without an entry it is empty. */
export const payloads: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  getUserInfo: { language: 'zh', region: 'CN' },
  bindAndLogin: { message: 'bind-0', salesChannel: btoa('7701') },
  pointsActivityDetail: { startDate: '2020-01-01', endDate: '2026-06-01' },
  addBeneficiary: newcomer,
  updateBeneficiary: { beneficiaryId: 'B-0001-1', ...newcomer },
  deleteBeneficiary: { beneficiaryId: 'B-0001-1' },
  queryPassengerList: { userId: 'U71000001' },
  pinyin: { cn: '单', part: 'family' },
};

/** What an airline answers to a call through its handlers. */
export async function answerTo(
  airline: Airline,
  call: Call,
  payload: Readonly<Record<string, unknown>> = payloads[call.name] ?? {},
  asking: Asking = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await getResponse(handlersFor(airline), requestFor(call, payload, asking), {
    baseUrl: 'http://127.0.0.1',
  });
  if (!response) throw new Error('No handler');
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

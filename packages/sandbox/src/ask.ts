import type { Call } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import type { Airline } from './engine.ts';
import { handlersFor } from './handlers.ts';
import { changes, companions, orders, passengers, segments, tickets } from './seed/check-in/ids.ts';

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

/** Another newcomer, as a companion. */
const companion = {
  cnFamilyName: '何',
  cnGivenName: '静',
  enFamilyName: 'HE',
  enGivenName: 'JING',
  paxType: 'ADT',
  gender: 'F',
  birthday: '1984-09-17',
  identity: { idType: 'PP', idNo: 'E55500011', expireDate: '2033-01-31', issueCountry: 'CN' },
  phone: '+86 13900000099',
};

/** All that an international flight asks for. */
const information = {
  enFamilyName: 'WANG',
  enGivenName: 'FANG',
  gender: 'F',
  birthday: '1989-06-06',
  country: 'CN',
  idType: 'PP',
  idNo: 'EB1234567',
  expireDate: '2033-01-31',
  issueCountry: 'CN',
  province: 'Shanghai',
  city: 'Shanghai',
  street: '1 Zhongshan Road',
  postcode: '200001',
  destinationAddress: '2-3-1 Yaesu, Chuo, Tokyo',
  phone: '+86 13900000031',
  email: 'wang.fang@example.com',
};

const notices = ['safety'];

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
  findTicket: { ticketNo: tickets.ok.ticketNo, name: tickets.ok.name },
  verifyTicket: { bookingId: 'J-T0001', idType: tickets.ok.idType, idNo: tickets.ok.idNo },
  checkIn: {
    segmentId: segments.closing,
    seats: [{ passengerId: passengers.friend, seat: '32A' }],
    notices,
  },
  cancelCheckIn: { segmentId: segments.checkedIn, passengerIds: [passengers.self] },
  setAutoCheckIn: { segmentId: segments.later, on: false },
  seatMap: { segmentId: segments.first },
  cabinOfFlight: { flightNo: 'MU5101', day: '2026-06-02' },
  chooseSeats: {
    seats: [{ segmentId: segments.first, passengerId: passengers.self, seat: '22A' }],
    notices,
  },
  paySeatOrder: { orderNo: orders.waiting, by: 'points', returnTo: '/mapp/boarde/chooseseatSucc' },
  cancelSeatOrder: { orderNo: orders.waiting },
  saveSeatContact: { orderNo: orders.waiting, name: '张三', phone: '+86 13800000009', email: '' },
  changeSeat: {
    segmentId: segments.checkedIn,
    passengerId: passengers.self,
    seat: '31D',
    notices,
  },
  seatChange: { changeId: changes.done },
  addCompanion: companion,
  changeCompanion: { companionId: companions.friend, ...companion },
  removeCompanion: { companionId: companions.friend },
  joinCompanions: { segmentId: segments.first, companionIds: [companions.holder] },
  travelInformation: { segmentId: segments.abroad },
  saveTravelInformation: { segmentId: segments.abroad, passengerId: passengers.friend, ...information },
  boardingPasses: { segmentId: segments.checkedIn },
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

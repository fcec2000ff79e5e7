import { describe, expect, it } from 'vitest';
import type { SavedPassenger } from '../../../contracts/saved-people/passengers.ts';
import type { BookingDraft } from '../booking-draft.ts';
import type { BookingAddress } from '../booking-address.ts';
import type { Candidate } from './booked-party.ts';
import type { Booking } from './derive.ts';
import { keptPassenger } from './kept-passenger.ts';
import { orderFields } from './order-fields.ts';

const document = { idType: 'NI', idNo: '310104199003074510' };
const own = { kind: 'MU', number: '600000000001' };

const candidate = (passenger: SavedPassenger): Candidate => ({
  passenger,
  obstacle: undefined,
  traveller: {
    id: passenger.id,
    type: passenger.paxType,
    birthday: passenger.birthday,
    latinName: undefined,
    chineseName: passenger.paxName,
    document,
    self: passenger.myUserid !== undefined,
  },
});

const saved = (change: Partial<SavedPassenger> = {}): SavedPassenger => ({
  id: 'P1',
  sort: 1,
  isSelectAvailable: true,
  hasSelected: false,
  paxName: '张三',
  paxType: 'ADT',
  favorPaxIdDtoList: [document],
  ...change,
});

const typed = (card?: { kind: string; number: string }) =>
  keptPassenger(
    {
      paxType: 'ADT',
      gender: 'M',
      birthday: '1990-03-07',
      country: 'CN',
      cnFamilyName: '林',
      cnGivenName: '海',
      favorPaxIdDtoList: [document],
      ...(card && { card }),
    },
    'typed-1',
  );

const sentFor = (...passengers: SavedPassenger[]) => sentOf(...passengers.map(candidate));

const sentOf = (...chosen: Candidate[]) => {
  const booking = {
    chosen,
    cart: { insurances: [], addOns: [] },
    currency: 'CNY',
    terms: { agreements: [] },
    coupon: undefined,
    sum: { points: 0, total: 68_000 },
  } as unknown as Booking;
  const address = { chosen: [] } as unknown as BookingAddress;
  const draft = { bookingId: 'booking-0001', code: '', voucher: false, marketing: false } as BookingDraft;
  return orderFields(address, booking, draft, { name: '李四', phone: '+8613900000031', email: '' }, 'zh')
    ?.passengers;
};

describe('the frequent-flyer card of a passenger', () => {
  it('of the member is the member’s own', () => {
    expect(sentFor(saved({ myUserid: 'U1', card: own }))).toMatchObject([{ card: own, document }]);
  });

  it('is as it was typed for this booking', () => {
    const card = { kind: 'X7', number: 'AB12345' };
    expect(sentFor(saved({ card: own }), typed(card))?.map((one) => one.card)).toEqual([own, card]);
  });

  it('is left out where there is none', () => {
    for (const one of sentFor(saved(), typed()) ?? []) expect(one).not.toHaveProperty('card');
    expect(sentFor(saved(), typed())).toHaveLength(2);
  });
});

describe('the document of a passenger', () => {
  it.each([
    ['GAT', 'GRP'],
    ['RPTW', 'TRP'],
    ['PP', 'PP'],
  ])('that is saved as %s is sent as %s', (idType, sent) => {
    const permit = { idType, idNo: '810000199003070011', issueCountry: 'CN' };
    const one = candidate(saved({ favorPaxIdDtoList: [permit] }));
    const fields = sentOf({ ...one, traveller: { ...one.traveller, document: permit } });
    expect(fields).toMatchObject([{ document: { ...permit, idType: sent } }]);
  });
});

describe('the phone and the email of a passenger', () => {
  it('are sent where they are given, and nothing in their place', () => {
    const reached = saved({ mobile: '+86 13900000032', email: 'a@example.com' });
    const [one, other] = sentFor(reached, saved()) ?? [];
    expect(one).toMatchObject({ mobile: '+86 13900000032', email: 'a@example.com' });
    expect(other).not.toHaveProperty('mobile');
    expect(other).not.toHaveProperty('email');
  });
});

import { describe, expect, it } from 'vitest';
import type { Penalty } from '../fare-ladder/ladder.ts';
import { changeBar, type BarredLeg, type BarredTicket } from './bars.ts';
import { changeParty, type PartyMember } from './party.ts';
import { tierShifts } from './tier.ts';
import {
  mayUse,
  pointsShort,
  upgradeWays,
  voucherAnswers,
  voucherFits,
  type VoucherTerms,
} from './upgrade.ts';

const departs = '2026-06-05T08:00:00+08:00';
const now = Date.parse(departs) - 86_400_000;
const ticket: BarredTicket = { involuntary: false, rounding: 100, currency: 'CNY' };
const legWith = (change: Penalty): BarredLeg => ({
  departs,
  fare: 120_000,
  taxes: 7000,
  state: 'open',
  rule: [{ refund: { answer: 'unknown' }, change }],
});
const leg = legWith({ answer: 'percent', percent: 10 });

describe('a leg', () => {
  it('can be changed by its fare', () => expect(changeBar(ticket, leg, now)).toBeUndefined());

  it.each([
    ['flown', { state: 'flown' }],
    ['refunded', { state: 'refunded' }],
    ['exchanged', { state: 'exchanged' }],
    ['suspended', { state: 'suspended' }],
    ['checkedIn', { state: 'checkedIn' }],
  ] as const)('that is %s cannot', (bar, change) =>
    expect(changeBar(ticket, { ...leg, ...change }, now)).toBe(bar),
  );

  it('that is checked in can, once the check-in is taken back', () =>
    expect(changeBar(ticket, { ...leg, state: 'checkedIn' }, now, true)).toBeUndefined());

  it('that has left cannot, unless the airline has caused it', () => {
    expect(changeBar(ticket, leg, Date.parse(departs))).toBe('departed');
    expect(changeBar({ ...ticket, involuntary: true }, leg, Date.parse(departs))).toBeUndefined();
  });

  it('of a fare that says no cannot, and one that says nothing is not refused', () => {
    expect(changeBar(ticket, legWith({ answer: 'refused' }), now)).toBe('notChangeable');
    expect(changeBar(ticket, legWith({ answer: 'unknown' }), now)).toBe('unknown');
  });

  it('of another channel, or with a change under way, says that first', () => {
    expect(changeBar({ ...ticket, otherChannel: true }, { ...leg, state: 'flown' }, now)).toBe(
      'otherChannel',
    );
    expect(changeBar({ ...ticket, underWay: { orderNo: '1' } }, leg, now)).toBe('underWay');
  });
});

const family: readonly PartyMember[] = [
  { ticketNo: 'A', paxType: 'ADT' },
  { ticketNo: 'B', paxType: 'ADT' },
  { ticketNo: 'C', paxType: 'CHD' },
  { ticketNo: 'I', paxType: 'INF', withTicketNo: 'A' },
];

describe('a party', () => {
  it.each([
    [['A', 'B', 'C', 'I'], { all: ['A', 'B', 'C', 'I'], along: [], splits: false, alone: false }],
    [['A'], { all: ['A', 'I'], along: ['I'], splits: true, alone: false }],
    [['B'], { all: ['B'], along: [], splits: true, alone: false }],
    [['A', 'B'], { all: ['A', 'B', 'C', 'I'], along: ['C', 'I'], splits: false, alone: false }],
    [['C'], { all: ['C'], along: [], splits: true, alone: true }],
    [[], { all: [], along: [], splits: false, alone: false }],
  ])('of which %j are chosen', (chosen, party) =>
    expect(changeParty(family, chosen)).toEqual({ ...party, crowded: false }),
  );

  it('has three children under five for each adult, of those who go and of those who stay', () => {
    const aged = (years: readonly number[]): PartyMember[] => [
      { ticketNo: 'A', paxType: 'ADT' },
      { ticketNo: 'B', paxType: 'ADT' },
      ...years.map((age, at): PartyMember => ({ ticketNo: String(at), paxType: 'CHD', years: age })),
    ];
    const four = aged([1, 2, 3, 4]);
    expect(changeParty(four, ['A']).crowded).toBe(true);
    expect(changeParty(four, ['A', '0', '1', '2', '3']).crowded).toBe(true);
    expect(changeParty(four, ['A', '0']).crowded).toBe(false);
    expect(changeParty(four, ['A', 'B']).crowded).toBe(false);
    expect(changeParty(aged([1, 2, 3, 5]), ['A']).crowded).toBe(false);
  });
});

describe('an upgrade', () => {
  it('is for everybody in cash, for beneficiaries in points, and by a platinum voucher for the member alone', () =>
    expect(
      upgradeWays.map((way) => [
        way,
        mayUse(way, 'member'),
        mayUse(way, 'beneficiary'),
        mayUse(way, 'other'),
      ]),
    ).toEqual([
      ['cash', true, true, true],
      ['points', true, true, false],
      ['voucher', true, false, false],
      ['common', true, true, false],
      ['platinum', true, false, false],
    ]));

  it('says how many points are missing', () => {
    expect(pointsShort(12_000, 12_480)).toBe(0);
    expect(pointsShort(12_000, 11_999)).toBe(1);
  });

  const terms: VoucherTerms = {
    way: 'platinum',
    route: 'international',
    classes: ['M', 'Y'],
    hoursBefore: 24,
    validUntil: '2026-06-05',
  };
  const flight = { relation: 'member', international: true, bookingClass: 'M', departs } as const;

  it('by voucher wants every condition', () => {
    expect(voucherFits(terms, flight, now)).toBe(true);
    expect(voucherAnswers(terms, { ...flight, relation: 'beneficiary' }, now)).toMatchObject({ self: false });
    expect(voucherAnswers(terms, { ...flight, international: false }, now)).toMatchObject({ route: false });
    expect(voucherAnswers(terms, { ...flight, bookingClass: 'R' }, now)).toMatchObject({ cabin: false });
    expect(voucherAnswers(terms, flight, now + 1)).toMatchObject({ time: false });
    expect(voucherAnswers({ ...terms, validUntil: '2026-06-04' }, flight, now)).toMatchObject({
      validity: false,
    });
    expect(voucherFits({ ...terms, route: 'any', classes: [] }, { ...flight, bookingClass: 'R' }, now)).toBe(
      true,
    );
  });
});

it('tells what a change means for the tier', () =>
  expect(
    tierShifts(
      [
        { kind: 'points', have: 800, need: 1000 },
        { kind: 'segments', have: 1, need: 5 },
      ],
      { points: 100, segments: 1 },
      { points: 250, segments: 1 },
    ),
  ).toEqual([
    { kind: 'points', more: 150, before: 100, after: 0 },
    { kind: 'segments', more: 0, before: 3, after: 3 },
  ]));

import { addDays, type Day, type FeeRule } from '@mapp/kit/rules';
import { memberOf } from '../seed/members.ts';
import { memberPerson } from '../seed/check-in/people.ts';
import { familyOn } from '../seed/family.ts';
import { knownFlight, arrivesAt } from '../seed/flights.ts';
import { chinese, type Person } from '../seed/persons.ts';
import { departureTime } from '../stops.ts';
import { writtenIn, zoneOf } from '../timetable/zones.ts';
import type { Coupon, TicketRecord } from './ticket-records.ts';

/** Bands of refund and change. Source: domain.md C7 and mockup 104; shares made up for the sandbox. */
function ruleOf(change: number): FeeRule {
  const band = (until: number, refund: number, share: number) => ({
    until,
    refund: { answer: 'percent', percent: refund } as const,
    change: { answer: 'percent', percent: share } as const,
  });
  return [
    band(10_080, 5, 0),
    band(2880, 15, change / 2),
    band(240, 30, change),
    band(0, 50, 2 * change),
    { refund: { answer: 'percent', percent: 50 }, change: { answer: 'refused' } },
  ];
}

/** The fee of a change takes no part of the price. */
const notChangeable = (rule: FeeRule): FeeRule =>
  rule.map((band) => ({ ...band, change: { answer: 'refused' } }));

/** Member to whom the fixed tickets belong. */
const cardNo = '600000000001';

const holderOf = (): Person => {
  const member = memberOf(cardNo);
  if (!member) throw new Error(`No member ${cardNo}`);
  return memberPerson(member);
};

/** Somebody who is no beneficiary of the member. */
const stranger = chinese({ cn: ['王', '五'], en: ['WANG', 'WU'], gender: 'M', birthday: '1990-03-07' });

/** A flight of a ticket, in the standard price of MU5101 unless told. */
export function couponOn(flightNo: string, day: Day, change: Partial<Coupon> = {}): Coupon {
  const flight = knownFlight(flightNo);
  return {
    flightNo,
    from: flight.from,
    to: flight.to,
    day,
    departs: departureTime(flight, day),
    arrives: writtenIn(zoneOf(flight.to), arrivesAt(flight, day)),
    cabin: 'Y',
    fare: 120_000,
    taxes: 7000,
    rule: ruleOf(20),
    state: 'open',
    ...change,
  };
}

export const dayMs = 86_400_000;

type Given = Partial<Omit<TicketRecord, 'ticketNo' | 'cardNo'>>;

/**
 * Maker of tickets of the member by the last digits of their numbers: for MU5101 tomorrow, each an order of its own, unless told.
 * @param today day of the first look
 * @param now instant of the first look, milliseconds since 1970
 */
export function ticketMaker(today: Day, now: number): (last: number, given?: Given) => TicketRecord {
  const usual = [couponOn('MU5101', addDays(today, 1))];
  const holder = holderOf();
  return (last, given = {}) => {
    const number = String(last).padStart(3, '0');
    return {
      ticketNo: `7812100000${number}`,
      orderNo: `26120000000${number}`,
      cardNo,
      phone: '+8613800000001',
      person: holder,
      paxType: 'ADT',
      issuedAt: now - 20 * dayMs,
      paidWith: 'cash',
      involuntary: false,
      coupons: usual,
      ...given,
    };
  };
}

/**
 * Fixed tickets for refunds, changes and upgrades as they are at first, by number. Source: sandbox.md.
 * @param today day of the first look
 * @param now instant of the first look, milliseconds since 1970
 */
export function fixedTickets(today: Day, now: number): readonly TicketRecord[] {
  const tomorrow = addDays(today, 1);
  const usual = [couponOn('MU5101', tomorrow)];
  const flexible = [couponOn('MU5101', tomorrow, { rule: ruleOf(10) })];
  const { wife, daughter } = familyOn(today);
  const ticket = ticketMaker(today, now);
  const all = (state: Coupon['state']) => usual.map((coupon) => ({ ...coupon, state }));
  const dearer = { difference: 16_000, lowerFare: 'forfeited' } as const;
  const cheaper = { difference: -9000 } as const;
  const flownLeg = couponOn('MU5101', addDays(today, -2), { state: 'flown' });
  const abroad = [couponOn('MU523', addDays(today, 6), { cabin: 'K', fare: 320_000, taxes: 69_000 })];
  const bought = { issuedAt: now - dayMs / 12 };
  return [
    ticket(1),
    ticket(2, { special: 'returned', coupons: all('refunded') }),
    ticket(3, {
      special: 'pointsFailed',
      paidWith: 'points',
      coupons: usual.map((one) => ({ ...one, fare: 0, points: 12_000 })),
    }),
    ticket(4, { special: 'mismatch' }),
    ticket(5, { special: 'originalChannel' }),
    ticket(6, { special: 'appOnly' }),
    ticket(7, {
      special: 'mixedPayment',
      paidWith: 'mixed',
      coupons: usual.map((one) => ({ ...one, fare: 60_000, points: 6000 })),
    }),
    ticket(8, { special: 'printed' }),
    ticket(9, { special: 'reasonsLimited' }),
    ticket(10, { paxType: 'CHD', person: daughter, orderNo: '26120000000001' }),
    ticket(11, { involuntary: true }),
    ticket(12, { special: 'suspended', coupons: all('suspended') }),
    ticket(13, { special: 'rejected' }),
    ticket(14, { special: 'difference', coupons: all('refunded') }),
    ticket(20, { coupons: [couponOn('MU5101', addDays(today, 2))] }),
    ticket(21, { ...bought, special: 'repurchase', coupons: [couponOn('MU5101', addDays(today, 2))] }),
    ticket(22, {
      ...bought,
      special: 'repurchaseDearer',
      coupons: [couponOn('MU5101', addDays(today, 2), { fare: 98_000 })],
    }),
    ticket(31, { coupons: flexible, exchange: dearer }),
    ticket(32, { coupons: flexible, exchange: { ...cheaper, lowerFare: 'refunded' } }),
    ticket(33, { coupons: flexible, exchange: { ...cheaper, lowerFare: 'forfeited' } }),
    ticket(34, {
      special: 'notChangeable',
      coupons: usual.map((one) => ({ ...one, rule: notChangeable(one.rule) })),
    }),
    ticket(35, { involuntary: true, exchange: { difference: 0, lowerFare: 'forfeited' } }),
    ticket(36, { coupons: [flownLeg, couponOn('MU5102', addDays(today, 5), { fare: 96_000 })] }),
    ticket(37, {
      special: 'checkedInWithChild',
      attached: 4000,
      coupons: all('checkedIn'),
    }),
    ticket(38, { paxType: 'CHD', person: daughter, orderNo: '26120000000037', coupons: all('checkedIn') }),
    ticket(41, { special: 'everyUpgrade', coupons: abroad }),
    ticket(42, { special: 'noPlatinumUpgrade' }),
    ticket(43, { special: 'forBeneficiary', person: wife }),
    ticket(44, { special: 'forStranger', person: stranger }),
  ];
}

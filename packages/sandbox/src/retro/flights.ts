import { addDays, shareIdentity, type ClaimCode, type Day } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { knownFlight } from '../seed/flights.ts';
import { ledgerOf } from '../seed/histories.ts';
import type { Ledger } from '../seed/ledger.ts';
import type { Member } from '../seed/members.ts';
import { ticketNameOf } from '../seed/persons.ts';
import { isSegmentOf } from '../ticket-orders/flown-points.ts';
import type { TicketBook } from '../ticket-orders/ticket-book.ts';
import type { Coupon, TicketRecord } from '../ticket-orders/ticket-records.ts';
import { claimTickets } from './inputs.ts';
import { isOfGroup } from './terms.ts';

/** A flight of a ticket, and what a claim of it comes to. */
export interface TicketFlight {
  readonly ticketNo: string;
  readonly carrier: string;
  /** Without its carrier. */
  readonly number: string;
  readonly day: Day;
  readonly from: string;
  readonly to: string;
  readonly cabin: string;
  readonly seat: string;
  readonly code: ClaimCode;
  /** The passenger's name, where it is not the member's. */
  readonly name?: string;
  /** The entry of the bill with its points. */
  readonly entry?: { readonly id: string; readonly day: Day };
}

type Described = Omit<TicketFlight, 'ticketNo' | 'day' | 'carrier'> & {
  readonly ago: number;
  readonly carrier?: string;
};

/** The member's name as a ticket has it. */
export const printedName = ({ name }: Member): string => `${name.enFamily}/${name.enGiven}`;

/** A letter too many, after the first of the given name: ZHANG/SHAN for ZHANG/SAN. */
const misprinted = (name: string): string => name.replace(/\/(.)/, '/$1H');

/** A flight of the timetable in a cabin and a seat. */
function inCabin(flightNo: string, cabin: string, seat: string): Omit<Described, 'ago' | 'code'> {
  const { from, to } = knownFlight(flightNo);
  return { number: flightNo.slice(2), from, to, cabin, seat };
}

const beijing = inCabin('MU5103', 'Y', '12A');
const shanghai = inCabin('MU5104', 'K', '31C');

/** Flights of each test ticket, with how many days ago they were flown. */
const described = (name: string): Readonly<Record<string, readonly Described[]>> => ({
  [claimTickets.claimable]: [{ ...beijing, ago: 33, code: '00000' }],
  [claimTickets.nameMismatch]: [{ ...shanghai, ago: 30, code: 'RTC01', name: misprinted(name) }],
  [claimTickets.noIdentity]: [{ ...shanghai, ago: 21, code: 'RTC02' }],
  [claimTickets.not781]: [{ ...beijing, ago: 26, code: 'RTC03' }],
  [claimTickets.alreadyClaimed]: [{ ...inCabin('MU2151', 'M', '44H'), ago: 20, code: 'RTC04' }],
  [claimTickets.partnerFlight]: [
    {
      carrier: 'X7',
      number: '1857',
      from: 'CAN',
      to: 'SIN',
      cabin: 'Y',
      seat: '27D',
      ago: 40,
      code: 'RTC05',
    },
  ],
  [claimTickets.notOperated]: [
    { carrier: 'Q6', number: '802', from: 'SZX', to: 'HRB', cabin: 'L', seat: '50F', ago: 40, code: 'RTC06' },
  ],
  [claimTickets.several]: [
    { ...inCabin('MU2155', 'Y', '31C'), ago: 52, code: '00000' },
    { ...inCabin('MU2237', 'Y', '33A'), ago: 52, code: 'RTC04' },
  ],
  [claimTickets.early]: [{ ...beijing, ago: 3, code: '00000' }],
  [claimTickets.late]: [{ ...shanghai, ago: 213, code: '00000' }],
});

/** The newest entry with a flight: where a ticket's points have been credited, they are on the bill. */
const creditedEntry = ({ posted }: Ledger): TicketFlight['entry'] => {
  const entry = posted.find(({ type, flown }) => type === 'AA' && flown?.length === 1);
  return entry && { id: entry.id, day: entry.day };
};

/** The member's own tickets: what has been flown has been credited. */
function flownOn(ticketNo: string, { posted }: Ledger): readonly TicketFlight[] {
  return posted.flatMap(({ id, day, flown = [] }) =>
    flown
      .filter((segment) => segment.ticketNo === ticketNo)
      .map((segment) => ({
        ticketNo,
        carrier: segment.flightNo.slice(0, 2),
        number: segment.flightNo.slice(2),
        day: segment.flightDate,
        from: segment.departure,
        to: segment.destination,
        cabin: segment.cabin,
        seat: '',
        code: 'RTC04' as const,
        entry: { id, day },
      })),
  );
}

const isOwn = ({ identities }: Member, { person }: TicketRecord): boolean =>
  shareIdentity(identities, person.idList);

/** Result of a claim of a flight that has not been credited. */
function codeOf(ticket: TicketRecord, { flightNo }: Coupon, member: Member): ClaimCode {
  if (member.identities.length === 0) return 'RTC02';
  if (!isOwn(member, ticket)) return 'RTC01';
  return isOfGroup(flightNo) ? '00000' : 'RTC06';
}

/** Flights of a ticket in the airline's book that have been flown: credited ones have their entry. */
const bookedOn = (ticket: TicketRecord, member: Member, { posted }: Ledger): readonly TicketFlight[] =>
  ticket.coupons
    .filter(({ state }) => state === 'flown')
    .map((coupon): TicketFlight => {
      const { flightNo, from, to, day, cabin } = coupon;
      const entry = posted.find(({ flown = [] }) => flown.some(isSegmentOf(ticket, coupon)));
      return {
        ticketNo: ticket.ticketNo,
        carrier: flightNo.slice(0, 2),
        number: flightNo.slice(2),
        day,
        from,
        to,
        cabin,
        seat: '',
        ...(!isOwn(member, ticket) && { name: ticketNameOf(ticket.person) }),
        code: entry ? 'RTC04' : codeOf(ticket, coupon, member),
        ...(entry && { entry: { id: entry.id, day: entry.day } }),
      };
    });

/** A ticket that somebody may ask for: it was bought by the member, or is the member's own. */
const isOpenTo = (member: Member, ticket: TicketRecord): boolean =>
  ticket.cardNo === member.cardNo || isOwn(member, ticket);

/** The flights of a ticket, in order; none of one that the airline does not know. */
export function flightsOf(
  ticketNo: string,
  member: Member,
  ledger: Ledger,
  { ticketBook, clock }: { readonly ticketBook: TicketBook; readonly clock: Clock },
): readonly TicketFlight[] {
  const today = clock.today();
  const known = described(printedName(member))[ticketNo];
  if (!known) {
    const ticket = ticketBook.find(ticketNo);
    return ticket && isOpenTo(member, ticket) ? bookedOn(ticket, member, ledger) : flownOn(ticketNo, ledger);
  }
  const entry = ticketNo === claimTickets.alreadyClaimed ? creditedEntry(ledger) : undefined;
  return known.map(({ ago, carrier = 'MU', ...flight }) => ({
    ...flight,
    ticketNo,
    carrier,
    day: addDays(today, -ago),
    ...(entry && { entry }),
  }));
}

/** A claim as the airline keeps it. */
export interface ClaimRecord {
  readonly retroId: string;
  readonly commitDate: Day;
  readonly dealResult: 'P' | 'C' | 'R';
  readonly departure: string;
  readonly destination: string;
  readonly flightDate: Day;
  readonly flightNo: string;
  readonly flightSegment: string;
  readonly ticketNo: string;
  readonly bookingCabin: string;
  readonly seatClass: string;
  readonly pointDetail?: { pointType: string; points: number }[];
}

/** A claim's number begins with the day on which it was sent: `RC2605280001`. */
const numberOn = (commitDate: Day): string => `RC${commitDate.slice(2).replaceAll('-', '')}0001`;

/** Days from a claim to its entry of the bill. */
const daysToCredit = 3;

/** The claim of a flight whose points stand on the bill; none where they do not. */
const creditedClaim = (flightNo: string, { posted }: Ledger): readonly Omit<ClaimRecord, 'retroId'>[] =>
  posted
    .flatMap(({ day, flown = [] }) => flown.map((flight) => ({ day, flight })))
    .filter(({ flight }) => flight.flightNo === flightNo)
    .map(({ day, flight }) => ({
      commitDate: addDays(day, -daysToCredit),
      dealResult: 'C',
      departure: flight.departure,
      destination: flight.destination,
      flightDate: flight.flightDate,
      flightNo,
      flightSegment: '1',
      ticketNo: flight.ticketNo,
      bookingCabin: flight.cabin,
      seatClass: flight.cabin,
      pointDetail: [
        { pointType: 'CONSUME', points: flight.farePoint + flight.bonusPoint },
        { pointType: 'UPGRADE_POINT', points: flight.upgradePoint },
        { pointType: 'UPGRADE_COUNT', points: flight.upgradeCount },
      ],
    }));

/** Earlier claims of member 600000000001: one under way, two credited, and one whose result is not listed. */
export function seededClaims(cardNo: string, today: Day): readonly ClaimRecord[] {
  if (cardNo !== '600000000001') return [];
  const ledger = ledgerOf(cardNo, today);
  const ago = (days: number) => addDays(today, -days);
  const economy = { bookingCabin: 'Y', seatClass: 'Y', flightSegment: '1' } as const;
  const claims: readonly Omit<ClaimRecord, 'retroId'>[] = [
    {
      ...economy,
      commitDate: ago(4),
      dealResult: 'P',
      departure: 'PVG',
      destination: 'NRT',
      flightDate: ago(26),
      flightNo: 'X7925',
      ticketNo: '7812400000051',
    },
    {
      ...economy,
      commitDate: ago(51),
      dealResult: 'R',
      departure: 'SHA',
      destination: 'CAN',
      flightDate: ago(80),
      flightNo: 'MU5301',
      ticketNo: '7812400000052',
    },
    ...['MU5102', 'MU5804'].flatMap((flightNo) => creditedClaim(flightNo, ledger)),
  ];
  return claims.map((claim) => ({ retroId: numberOn(claim.commitDate), ...claim }));
}

import type { PricedLegOnWire, TicketFees } from '@mapp/kit/contracts';
import { addDays, type Day } from '@mapp/kit/rules';
import { knownFlight } from '../seed/flights.ts';
import { departureTime } from '../stops.ts';

/** Source of the bands: domain.md C7 and mockup 104; made up for the sandbox. */
const rule = (change: number): PricedLegOnWire['rule'] => {
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
};

/** Passenger of every ticket for refunds and changes, as it can be typed. */
const holders: ReadonlySet<string> = new Set(['张三', 'ZHANG/SAN']);
export const isHolder = (name: string): boolean => holders.has(name.toUpperCase());

/** Ticket of a child, which goes to the original channel. */
export const childTicket = '7812100000010';

/** A ticket without what all have alike. */
export type Ticket = Omit<TicketFees, 'currency' | 'rounding' | 'legs' | 'reference'> & {
  readonly legs: PricedLegOnWire[];
};

/** A ticket of MU5101 for a day. */
function priced(day: Day, change: Partial<Ticket> & { share?: number; difference?: number } = {}): Ticket {
  const { share = 20, difference = 16_000, ...rest } = change;
  const flight = knownFlight('MU5101');
  const fare = 120_000;
  return {
    involuntary: false,
    legs: [
      {
        flightNo: flight.flightNo,
        from: flight.from,
        to: flight.to,
        departs: departureTime(flight, day),
        cabin: 'Y',
        fare,
        taxes: 7000,
        flown: false,
        rule: rule(share),
      },
    ],
    targets: [1, 2, 3].map((days) => ({
      flightNo: flight.flightNo,
      departs: departureTime(flight, addDays(day, days)),
      fare: fare + difference * (days === 2 ? 2 : 1),
      lowerFare: 'forfeited',
    })),
    ...rest,
  };
}

/** Tickets for refunds and changes as they are today, by number. Source: sandbox.md. */
export function pricedTickets(today: Day): ReadonlyMap<string, Ticket> {
  const day = addDays(today, 1);
  const usual = priced(day);
  const [leg] = usual.legs;
  if (!leg) return new Map();
  const back = knownFlight('MU5102');
  const returning = {
    ...leg,
    flightNo: back.flightNo,
    from: back.from,
    to: back.to,
    departs: departureTime(back, addDays(day, 4)),
    fare: 96_000,
  };
  const refunded = (ticket: Ticket): Ticket => ({
    ...ticket,
    targets: ticket.targets.map((target) => ({ ...target, lowerFare: 'refunded' })),
  });
  const notChangeable = leg.rule.map((band) => ({ ...band, change: { answer: 'refused' } as const }));
  return new Map<string, Ticket>([
    ['7812100000001', usual],
    ['7812100000011', priced(day, { involuntary: true })],
    ['7812100000031', priced(day, { share: 10 })],
    ['7812100000032', refunded(priced(day, { share: 10, difference: -9000 }))],
    ['7812100000033', priced(day, { share: 10, difference: -9000 })],
    ['7812100000034', { ...usual, legs: [{ ...leg, rule: notChangeable }], targets: [] }],
    ['7812100000035', priced(day, { involuntary: true, difference: 0 })],
    ['7812100000036', { ...usual, legs: [{ ...leg, flown: true }, returning], targets: [] }],
    ['7812100000037', { ...usual, attached: 4000 }],
  ]);
}

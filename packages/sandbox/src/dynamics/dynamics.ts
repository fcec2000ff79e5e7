import { addDays, type Day, type FlightRightRule } from '@mapp/kit/rules';
import { refuse } from '../check-in/refusals.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { diceOf } from '../random.ts';
import { allServices } from '../timetable/services.ts';
import { flightOn, flightsBetween, flownAs, plainNumber, type FlightOfDay } from './flights.ts';
import { freeChangeAfter } from './events.ts';
import { instantAt, newsOf, plansOf } from './script.ts';
import { shownOn } from './shown.ts';
import { entries, notes, rule, seatsOf } from './texts.ts';
import { airportNameIn } from '../timetable/airport-names.ts';

const minute = 60_000;

/** Rights by the airline's published rule. Source: travel-domain.md T2, S14. */
const rightsOf = ({ language }: RequestContext) => ({
  source: rule[language],
  lines: (
    [
      {
        kind: 'compensation',
        after: 240,
        causes: ['airline'],
        amount: { amount: 20_000, currency: 'CNY' },
        note: notes.compensation[language],
      },
      { kind: 'compensation', after: 480, causes: ['airline'], amount: { amount: 40_000, currency: 'CNY' } },
      { kind: 'meals', after: 120, causes: ['airline'], ownCost: true, note: notes.meals[language] },
      { kind: 'change', after: freeChangeAfter, cancelled: true },
      { kind: 'certificate', after: 15, cancelled: true },
      { kind: 'hotel', cancelled: true, causes: ['airline'], ownCost: true },
      { kind: 'onBoard' },
    ] satisfies Partial<FlightRightRule>[]
  ).map((line) => ({ cancelled: false, ownCost: false, ...line })),
});

/** Flights of the member's own journeys, as `number day`. */
const ownFlights = ({ member, checkIn }: RequestContext): readonly { flightNo: string; day: Day }[] =>
  member
    ? checkIn.bookings
        .journeys(member.cardNo)
        .flatMap(({ segments }) => segments)
        .map(({ flight, day }) => ({ flightNo: flight.flightNo, day }))
    : [];

/** On the ground between two flights of one aircraft, at least and at most, ms. */
const turnaround = { least: 45 * minute, most: 240 * minute } as const;

/** The flight that brings the aircraft: the last of its type that comes to this airport in time; undefined where there is none. */
function incomingOf(flight: FlightOfDay, context: RequestContext) {
  const [{ from: airport, out }] = flight.legs;
  const { aircraft } = flight.service;
  const [before] = allServices()
    .filter((service) => service.to === airport && service.aircraft === aircraft)
    .flatMap(({ flightNo }) =>
      [flight.day, addDays(flight.day, -1)].flatMap((day) => flightOn(flightNo, day, context) ?? []),
    )
    .flatMap((one) => {
      const arrives = one.legs.at(-1)?.in ?? 0;
      const ground = out - arrives;
      return one.special || ground < turnaround.least || ground > turnaround.most ? [] : [{ one, arrives }];
    })
    .toSorted((a, b) => b.arrives - a.arrives);
  if (!before) return undefined;
  const { flightNo, day, service } = before.one;
  const arrival = shownOn(flightNo, day, context)?.arrival;
  return {
    flightNo,
    from: airportNameIn(service.from, context.language),
    planned: instantAt(before.arrives, airport),
    ...(arrival?.actual !== undefined && { actual: arrival.actual }),
    ...(arrival?.estimated !== undefined && { estimated: arrival.estimated }),
  };
}

function wireOf(flight: FlightOfDay, context: RequestContext) {
  const { clock, language, flights, member } = context;
  const now = clock.now().getTime();
  const { flightNo, day, service } = flight;
  const { operatedBy, aircraft, punctuality } = service;
  const shared = flownAs(service);
  const incoming = incomingOf(flight, context);
  const today = day === clock.today();
  const dice = diceOf(`aircraft ${flightNo}`);
  return {
    flightNo,
    day,
    legs: plansOf(flight, language),
    news: newsOf(flight, today ? flights.eventsOf(flightNo) : [], now, language),
    ...(operatedBy && {
      // Its code: no other airline has a name here.
      operatedBy: { name: operatedBy, ...(shared && { flightNo: shared }) },
    }),
    codeshares: shared ? [shared] : [],
    aircraft: { type: aircraft, seats: seatsOf(aircraft), years: dice.whole(1, 12) },
    ...(punctuality !== undefined && { punctuality }),
    ...(incoming && { incoming }),
    ...(flight.special?.today.kind === 'late' && {
      nextNews: instantAt(Math.ceil(now / (30 * minute)) * 30 * minute + 30 * minute, flight.legs[0].from),
    }),
    own: ownFlights(context).some((own) => own.flightNo === flightNo && own.day === day),
    followed: member !== undefined && flights.followedBy(member.cardNo).includes(`${flightNo} ${day}`),
  };
}

/** Flight dynamics: plans by the timetable, news by the airline's clock. */
export const dynamics: Pick<
  Answers,
  'searchFlightDynamics' | 'flightDynamics' | 'followedFlights' | 'followFlight' | 'flightEntries'
> = {
  searchFlightDynamics(context, { flightNo, from, to, day }) {
    const found = flightNo
      ? [flightOn(flightNo, day, context)].flatMap((flight) => flight ?? [])
      : flightsBetween(from ?? '', to ?? '', day, context);
    return { envelope: 'code', payload: { flights: found.map((flight) => wireOf(flight, context)) } };
  },

  flightDynamics(context, { flightNo, day }) {
    const flight = flightOn(flightNo, day, context);
    if (!flight) return refuse('CKI20', context);
    return { envelope: 'code', payload: { ...wireOf(flight, context), rights: rightsOf(context) } };
  },

  followedFlights(context) {
    const { clock, flights } = context;
    const member = signedIn(context);
    const [today, tomorrow] = [clock.today(), addDays(clock.today(), 1)];
    const own = ownFlights(context)
      .filter(({ day }) => day === today || day === tomorrow)
      .map(({ flightNo, day }) => `${flightNo} ${day}`);
    const list = [...new Set([...flights.followedBy(member.cardNo), ...own])].flatMap((key) => {
      const [flightNo = '', day = ''] = key.split(' ');
      return flightOn(flightNo, day, context) ?? [];
    });
    return { envelope: 'code', payload: { flights: list.map((flight) => wireOf(flight, context)) } };
  },

  followFlight(context, { flightNo, day, follow }) {
    if (!flightOn(flightNo, day, context)) return refuse('CKI20', context);
    context.flights.follow(signedIn(context).cardNo, plainNumber(flightNo), day, follow);
    return { envelope: 'code', payload: {} };
  },

  flightEntries: ({ language }) => ({
    envelope: 'code',
    payload: {
      list: [
        { titleTxt: entries.flight[language], code: 'flight', url: '/mapp/flight/index', show: true },
        { titleTxt: entries.boarde[language], code: 'boarde', url: '/mapp/boarde', show: true },
        { titleTxt: entries.wifi[language], code: 'wifi', show: true },
        {
          titleTxt: entries.consultation[language],
          code: 'consultation',
          url: 'tel:95530',
          show: true,
        },
        {
          titleTxt: entries.luggage[language],
          code: 'luggage',
          url: '/mapp/boarde',
          parms: { rules: 'notice' },
          show: true,
        },
      ],
    },
  }),
};

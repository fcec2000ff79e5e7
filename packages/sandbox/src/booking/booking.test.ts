import {
  queryFlightCalendar,
  recommendedFares,
  searchFlights,
  verifyOffer,
  type FlightOffer,
  type FlightQuery,
} from '@mapp/kit/contracts';
import { addDays, weekdayOf, type Day } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const now = '2026-06-01T10:00:00+08:00';
const airline = createAirline({ now });
const oneAdult = { adults: 1, children: 0, infants: 0 };
const family = { adults: 2, children: 1, infants: 1 };

type Rest = Partial<Omit<FlightQuery, 'segments'>>;

const ask = async (from: string, to: string, day: Day, rest: Rest = {}, at = airline) =>
  (
    await answerTo(
      at,
      searchFlights,
      { segments: [{ from, to, day }], step: 1, passengers: oneAdult, ...rest },
      {},
    )
  ).body;

const search = async (from: string, to: string, day: Day, rest: Rest = {}) =>
  searchFlights.response.parse((await ask(from, to, day, rest))['data']);

const calendar = async (from: string, to: string, month: string, rest: object = {}) =>
  queryFlightCalendar.response.parse(
    (await answerTo(airline, queryFlightCalendar, { from, to, month, ...rest }, {})).body['data'],
  ).days;

/** Days near, far, and of every day of the week. */
const days = ['2026-06-02', '2026-10-04', '2026-11-06', '2027-05-27'];

const isDirect = ({ legs: [first, ...others] }: FlightOffer) =>
  others.length === 0 && first?.stops.length === 0;

describe('searches that bring something out', () => {
  it.each(days)('Shanghai to Beijing has 28 flights on %s, MU5101 at 08:00', async (day) => {
    const { offers } = await search('SHA', 'PEK', day);
    expect(offers).toHaveLength(28);
    expect(offers.every(isDirect)).toBe(true);
    expect(new Set(offers.flatMap(({ fares }) => fares.map(({ family: id }) => id)))).toEqual(
      new Set(['basic', 'standard', 'flex', 'business']),
    );
    expect(new Set(offers.flatMap(({ fares }) => fares.map(({ cabin }) => cabin)))).toEqual(
      new Set(['economy', 'business']),
    );
    const eight = offers.filter(({ legs }) => legs[0]?.flightNo === 'MU5101');
    expect(eight.map(({ legs }) => legs[0]?.departs)).toEqual([`${day}T08:00:00+08:00`]);
  });

  it('is the cheapest on Tuesdays', async () => {
    const open = await calendar('SHA', 'PEK', '2026-11');
    const lowest = Math.min(...open.map(({ price }) => price?.amount ?? Infinity));
    const cheapest = open.filter(({ price }) => price?.amount === lowest).map(({ date }) => weekdayOf(date));
    expect(new Set(cheapest)).toEqual(new Set([1]));
  });

  it.each(days.slice(2, 4))(
    'Shanghai to Sanya has 500 offers on %s, some with changes and landings',
    async (day) => {
      const { offers } = await search('SHA', 'SYX', day);
      expect(offers).toHaveLength(500);
      expect(new Set(offers.map(({ offerId }) => offerId)).size).toBe(500);
      expect(new Set(offers.map(({ legs }) => legs.length))).toEqual(new Set([1, 2, 3]));
      expect(offers.some(({ legs }) => legs.length === 1 && legs[0]?.stops.length === 1)).toBe(true);
    },
  );

  it.each([
    ['PVG', 'LAX', '2026-12-01', '2026-12-01T13:00:00+08:00', '2026-12-01T09:00:00-08:00'],
    ['PVG', 'LAX', '2026-07-01', '2026-07-01T13:00:00+08:00', '2026-07-01T10:00:00-07:00'],
    ['PVG', 'SYD', '2026-12-01', '2026-12-01T20:30:00+08:00', '2026-12-02T10:05:00+11:00'],
    ['PVG', 'SYD', '2026-07-01', '2026-07-01T20:30:00+08:00', '2026-07-02T09:05:00+10:00'],
    ['PVG', 'CDG', '2026-12-01', '2026-12-01T00:05:00+08:00', '2026-12-01T06:15:00+01:00'],
    ['LAX', 'PVG', '2026-07-01', '2026-07-01T12:30:00-07:00', '2026-07-02T17:25:00+08:00'],
  ])('%s to %s on %s keeps the clocks of both ends', async (from, to, day, departs, arrives) => {
    const { offers } = await search(from, to, day);
    expect(offers.map(({ legs }) => [legs[0]?.departs, legs[0]?.arrives])).toContainEqual([departs, arrives]);
  });

  it('PVG to URC goes straight, and with a landing under one number', async () => {
    const { offers } = await search('PVG', 'URC', '2026-07-01');
    expect(new Set(offers.map(({ legs }) => legs.length))).toEqual(new Set([1]));
    const landings = offers.map(({ legs }) => legs[0]?.stops.length ?? 0);
    expect(landings.toSorted((a, b) => a - b)).toEqual([0, 0, 1, 1]);
    for (const { legs } of offers) expect(legs[0]?.arrives).toMatch(/\+08:00$/);
  });

  it.each(days)('nothing flies from Shanghai to Lhasa on %s, but from its neighbours', async (day) => {
    expect((await search('SHA', 'LXA', day)).offers).toEqual([]);
    expect((await search('HGH', 'LXA', day)).offers.length).toBeGreaterThan(0);
  });

  it.each(days)('economy is sold out from Beijing to Urumqi on %s', async (day) => {
    const { offers } = await search('PEK', 'URC', day);
    const fares = offers.flatMap((offer) => offer.fares);
    expect(new Set(fares.map(({ cabin }) => cabin))).toEqual(new Set(['business']));
  });

  it('Dalian is for the waitlist, Qingdao for a product of two members', async () => {
    const [waiting, limited] = [
      await search('SHA', 'DLC', '2026-07-01'),
      await search('SHA', 'TAO', '2026-07-01'),
    ];
    expect(waiting.offers.every(({ waitlist }) => waitlist)).toBe(true);
    expect(new Set(limited.offers.map(({ productLimit }) => productLimit))).toEqual(
      new Set([{ passengers: 2, members: true }]),
    );
  });
});

describe('an offer', () => {
  it('is the same each time, whoever asks and whenever', async () => {
    const later = createAirline({ now: '2026-06-20T08:00:00+08:00' });
    const [first, again] = [
      await search('SHA', 'KWL', '2026-07-01'),
      searchFlights.response.parse((await ask('SHA', 'KWL', '2026-07-01', {}, later))['data']),
    ];
    const plain = (offers: readonly FlightOffer[]) => offers.map(({ legs, fares }) => ({ legs, fares }));
    expect(plain(again.offers)).toEqual(plain(first.offers));
    expect(first.offers.length).toBeGreaterThan(0);
  });

  it('cannot be had when it is about to leave', async () => {
    const { offers } = await search('SHA', 'PEK', '2026-06-01');
    expect(offers[0]?.legs[0]?.departs).toBe('2026-06-01T11:00:00+08:00');
  });

  it('has the price of each passenger, and seats for all of them', async () => {
    const { offers } = await search('SHA', 'PEK', '2026-07-01', { passengers: family });
    for (const { fares } of offers)
      for (const { price, seatsLeft = 9 } of fares) {
        expect(seatsLeft).toBeGreaterThanOrEqual(3);
        for (const one of [price.adult, price.child, price.infant]) {
          if (!one) throw new Error('No price');
          expect(one.taxes.reduce((sum, { amount }) => sum + amount, one.fare)).toBe(one.total);
        }
      }
  });

  it('tells days of direct flights alone where these are wanted', async () => {
    const [all, direct] = await Promise.all(
      [false, true].map((only) => search('SHA', 'URC', '2026-07-01', { direct: only })),
    );
    const month = await calendar('SHA', 'URC', '2026-07', { direct: true });
    const own = direct?.days?.filter(({ date }) => date.startsWith('2026-07')) ?? [];
    expect(own.length).toBeGreaterThan(3);
    for (const day of own) expect(month).toContainEqual(day);
    expect(direct?.days).not.toEqual(all?.days);
    expect(direct?.offers).toEqual(all?.offers);
  });

  it('tells a member points where they are asked for, and the cabin that is wanted', async () => {
    const asked = { points: true, cabin: 'business' } as const;
    const guest = await search('SHA', 'PEK', '2026-07-01', asked);
    expect(guest.offers.flatMap((offer) => offer.fares).some(({ points }) => points !== undefined)).toBe(
      false,
    );
    const { body } = await answerTo(
      airline,
      searchFlights,
      { segments: [{ from: 'SHA', to: 'PEK', day: '2026-07-01' }], step: 1, passengers: oneAdult, ...asked },
      { token: airline.signIn('600000000001') },
    );
    const { offers } = searchFlights.response.parse(body['data']);
    const fares = offers.flatMap((offer) => offer.fares);
    expect(fares.length).toBeGreaterThan(0);
    expect(fares.every(({ points, cabin }) => points !== undefined && cabin === 'business')).toBe(true);
  });

  it('of another carrier has answers that nobody knows', async () => {
    const { offers } = await search('SHA', 'SZX', '2026-07-01');
    const shared = offers.find(({ legs }) => legs[0]?.operatedBy === 'FM');
    expect(shared?.fares[0]).toMatchObject({ change: { answer: 'unknown' }, refund: { answer: 'unknown' } });
    expect(shared?.fares[0]?.rule).toBeUndefined();
  });
});

describe('a search that cannot be', () => {
  const counts = (adults: number, children = 0, infants = 0) => ({
    passengers: { adults, children, infants },
  });

  it.each([
    ['too many', 'SHA', 'PEK', '2026-07-01', counts(6, 4), 'BKG01'],
    ['more infants than adults', 'SHA', 'PEK', '2026-07-01', counts(1, 0, 2), 'BKG01'],
    ['a child alone', 'SHA', 'PEK', '2026-07-01', counts(0, 1), 'BKG01'],
    ['a day that is past', 'SHA', 'PEK', '2026-05-31', {}, 'BKG02'],
    ['a day not on sale', 'SHA', 'PEK', '2027-05-28', {}, 'BKG02'],
    ['a step without a segment', 'SHA', 'PEK', '2026-07-01', { step: 2 }, 'BKG02'],
    ['one city', 'SHA', 'PVG', '2026-07-01', {}, 'BKG03'],
    ['a place that is none', 'SHA', 'XXX', '2026-07-01', {}, 'BKG03'],
    [
      'a choice that is none',
      'SHA',
      'PEK',
      '2026-07-01',
      { chosen: [{ offerId: 'x', fareId: 'basic' }] },
      'BKG04',
    ],
  ])('%s', async (_, from, to, day, rest, resultCode) => {
    expect(await ask(from, to, day, rest)).toMatchObject({ Code: -1, resultCode });
  });

  it('has days that run backwards', async () => {
    const segments = [
      { from: 'SHA', to: 'PEK', day: '2026-07-02' },
      { from: 'PEK', to: 'SHA', day: '2026-07-01' },
    ];
    const { body } = await answerTo(airline, searchFlights, { segments, step: 1, passengers: oneAdult }, {});
    expect(body).toMatchObject({ resultCode: 'BKG02' });
  });
});

describe('verification', () => {
  const verify = async (to: string, { passengers = oneAdult, after = 0 } = {}) => {
    const own = createAirline({ now });
    const told = searchFlights.response.parse(
      (await ask('SHA', to, '2026-07-01', { passengers }, own))['data'],
    );
    const first = told.offers.find(({ fares }) => fares.length > 0);
    const fare = first?.fares[0];
    own.freeze(new Date(Date.parse(now) + after * 1000).toISOString());
    const offers = [{ offerId: first?.offerId ?? '', fareId: fare?.fareId ?? '' }];
    const { body } = await answerTo(own, verifyOffer, { offers, passengers }, {});
    return { told: fare, verified: verifyOffer.response.parse(body['data']) };
  };

  it('finds the price as it was', async () => {
    const { told, verified } = await verify('PEK');
    const total = { amount: told?.price.adult.total, currency: 'CNY' };
    expect(verified).toMatchObject({ state: 'same', was: total, is: total });
  });

  it.each([
    ['XIY', 12_000],
    ['CAN', -8000],
  ])('to %s an adult’s fare is another by %i', async (to, difference) => {
    const { verified } = await verify(to);
    expect(verified).toMatchObject({ state: 'changed', part: 'fare' });
    expect((verified.is?.amount ?? 0) - (verified.was?.amount ?? 0)).toBe(difference);
  });

  it('finds the last seats to Chengdu sold', async () =>
    expect((await verify('CTU')).verified).toEqual({ state: 'soldOut' }));

  it.each([
    ['KMG', 59, 'same'],
    ['KMG', 61, 'expired'],
    ['PEK', 1799, 'same'],
    ['PEK', 1801, 'expired'],
  ])('to %s after %i s is %s', async (to, after, state) =>
    expect((await verify(to, { after })).verified.state).toBe(state),
  );

  it('refuses what was never offered', async () => {
    const { body } = await answerTo(
      airline,
      verifyOffer,
      { offers: [{ offerId: 'MU5101.20260701_tfxk80', fareId: 'moon' }], passengers: oneAdult },
      {},
    );
    expect(body).toMatchObject({ resultCode: 'BKG04' });
  });
});

describe('the calendar', () => {
  const routes = [
    ['SHA', 'PEK'],
    ['BJS', 'SHA'],
    ['SHA', 'SYX'],
    ['PVG', 'LAX'],
    ['PVG', 'URC'],
    ['PEK', 'URC'],
    ['SHA', 'LXA'],
    ['HGH', 'LXA'],
    ['SHA', 'KWL'],
    ['CAN', 'HRB'],
    ['NKG', 'URC'],
    ['SHA', 'MOW'],
    ['SHA', 'XXX'],
  ] as const;
  const wanted = [
    { passengers: oneAdult, direct: false },
    { passengers: family, direct: true },
  ];

  it.each(routes)(
    'from %s to %s is the lowest offer of each day, for everybody and with taxes',
    async (from, to) => {
      for (const { passengers, direct } of wanted) {
        const told = await calendar(from, to, '2026-07', { passengers, direct });
        expect(told).toHaveLength(31);
        for (const { date, state, price } of told.filter((_, at) => at % (to === 'SYX' ? 20 : 5) === 0)) {
          if (to === 'XXX') {
            expect(state).toBe('noFlight');
            continue;
          }
          const { offers } = await search(from, to, date, { passengers });
          const fitting = direct ? offers.filter(isDirect) : offers;
          const totals = fitting.flatMap(({ fares }) =>
            fares.map(
              ({ price: { adult, child, infant } }) =>
                passengers.adults * adult.total +
                passengers.children * (child?.total ?? 0) +
                passengers.infants * (infant?.total ?? 0),
            ),
          );
          const expected = totals.length > 0 ? 'open' : fitting.length > 0 ? 'soldOut' : 'noFlight';
          expect([date, state]).toEqual([date, expected]);
          expect(price?.amount).toBe(totals.length > 0 ? Math.min(...totals) : undefined);
        }
      }
    },
  );

  it('is told around the day of a search as well', async () => {
    const [{ days: around = [] }, july] = [
      await search('SHA', 'PEK', '2026-07-04'),
      await calendar('SHA', 'PEK', '2026-07'),
    ];
    expect(around).toEqual(july.slice(0, 7));
  });

  it('sells from today on, so many days ahead', async () => {
    const [june, past, last] = [
      await calendar('SHA', 'PEK', '2026-06'),
      await calendar('SHA', 'PEK', '2026-05'),
      await calendar('SHA', 'PEK', '2027-05'),
    ];
    expect(june[0]?.date).toBe('2026-06-01');
    expect(past).toEqual([]);
    expect(last.at(-1)?.date).toBe(addDays('2026-06-01', 360));
  });

  it('has days that are sold out, flies daily at home and on days of the week abroad', async () => {
    const months = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];
    const home = (await Promise.all(months.map((month) => calendar('SHA', 'KWL', month)))).flat();
    expect(home.some(({ state }) => state === 'soldOut')).toBe(true);
    expect(home.some(({ state }) => state === 'noFlight')).toBe(false);
    const away = (await Promise.all(months.map((month) => calendar('PVG', 'LED', month)))).flat();
    const idle = new Set(away.filter(({ state }) => state === 'noFlight').map(({ date }) => weekdayOf(date)));
    expect(idle.size).toBe(3);
  });

  it('is dearer at busy times', async () => {
    const mean = async (month: string) => {
      const amounts = (await calendar('SHA', 'PEK', month)).flatMap(({ price }) =>
        price ? [price.amount] : [],
      );
      return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    };
    expect(await mean('2026-08')).toBeGreaterThan(1.1 * (await mean('2026-11')));
  });
});

it('recommends the cheapest day of a week for each city, at the price of the calendar', async () => {
  const { fares } = recommendedFares.response.parse(
    (await answerTo(airline, recommendedFares, {}, {})).body['data'],
  );
  expect(fares.map(({ to }) => to)).toEqual(['BJS', 'SYX', 'XIY', 'CAN', 'CTU', 'KMG']);
  for (const { from, to, day, price } of fares) {
    const week = (await calendar(from, to, '2026-06')).filter(
      ({ date }) => date >= '2026-06-15' && date <= '2026-06-21',
    );
    expect(week.find(({ date }) => date === day)?.price).toEqual(price);
    expect(Math.min(...week.flatMap((fare) => fare.price?.amount ?? []))).toBe(price.amount);
  }
});

import { describe, expect, it } from 'vitest';
import {
  filterGroups,
  isActive,
  noFilter,
  optionGroups,
  toggled,
  without,
  type OfferFilter,
  type OptionGroup,
} from './filter.ts';
import {
  indexOffers,
  inPoints,
  offerOrders,
  severalCarriers,
  untold,
  type OfferIndex,
} from './index-offers.ts';
import {
  fareConditions,
  fareFrom,
  stopKindOf,
  toldConditions,
  type ListedFare,
  type ListedOffer,
} from './listed-offer.ts';
import { firstChoice, viewOffers } from './view-offers.ts';
import { numbers, times } from '../../../../../vitest.runs.ts';

type Numbers = ReturnType<typeof numbers>;

const answers = ['allowed', 'refused', 'unknown'] as const;
const pick = <Value>(next: Numbers, values: readonly Value[]): Value => values[next(values.length)] as Value;

const randomFare = (next: Numbers, fareId: string): ListedFare => ({
  fareId,
  cabin: pick(next, ['economy', 'business']),
  price: { adult: { total: 100 * next(30) } },
  refund: { answer: pick(next, answers) },
  change: {
    answer: pick(next, answers),
    fee: pick(next, [undefined, { amount: 0 }, { amount: 5000 }]),
  },
});

function randomOffer(next: Numbers, offerId: string): ListedOffer {
  const hour = next(24);
  const legs = Array.from({ length: 1 + next(3) }, (_, leg) => ({
    carrier: pick(next, ['MU', 'FM']),
    from: leg === 0 ? pick(next, ['SHA', 'PVG']) : 'XIY',
    to: pick(next, ['PEK', 'PKX']),
    departs: `2026-12-01T${String(hour).padStart(2, '0')}:${pick(next, ['00', '30'])}+08:00`,
    arrives: `2026-12-02T${String(hour).padStart(2, '0')}:00+08:00`,
    minutes: 60 + next(3) * 60,
    aircraft: pick(next, ['320', '77W', undefined]),
    stops: pick(next, [[], [{}]]),
  }));
  const fares = Array.from({ length: next(4) }, (_, at) => randomFare(next, `${offerId}-${at}`));
  return {
    offerId,
    legs,
    minutes: 60 * (1 + next(5)),
    fares: fares.sort((a, b) => a.price.adult.total - b.price.adult.total),
  };
}

const some = <Value>(next: Numbers, values: readonly Value[]): readonly Value[] =>
  next(2) === 0 ? [] : values.filter(() => next(2) === 0);
const span = (next: Numbers, most: number) => {
  const from = next(most);
  return next(3) > 0 ? undefined : { from, to: from + next(most) };
};

const randomFilter = (next: Numbers, { options }: OfferIndex): OfferFilter => ({
  stops: some(next, options.stops),
  carrier: some(next, options.carrier),
  aircraft: some(next, options.aircraft),
  from: some(next, options.from),
  to: some(next, options.to),
  departs: span(next, 1440),
  price: span(next, 3000),
  conditions: some(next, fareConditions),
});

/** Facts that the definition asks of an offer, read once. */
interface Facts {
  readonly options: Readonly<Record<OptionGroup, string>>;
  readonly minute: number;
  /** Lowest price by conditions, Infinity where no fare grants them. */
  readonly least: (conditions: OfferFilter['conditions']) => number;
}

/** The definition, said once more in other words. */
function factsOf(offer: ListedOffer): Facts {
  const { legs, fares } = offer;
  const longest = Math.max(...legs.map(({ minutes }) => minutes));
  const [hour = 0, minute = 0] = (legs[0]?.departs.slice(11, 16) ?? '').split(':').map(Number);
  const leastOf = (granting: readonly ListedFare[]) =>
    Math.min(...granting.map(({ price }) => price.adult.total));
  const refundable = fares.filter(({ refund }) => refund.answer === 'allowed');
  const isFree = ({ change }: ListedFare) => change.answer === 'allowed' && change.fee?.amount === 0;
  const least = {
    '': leastOf(fares),
    refundable: leastOf(refundable),
    freeChange: leastOf(fares.filter(isFree)),
    both: leastOf(refundable.filter(isFree)),
  };
  return {
    options: {
      stops: stopKindOf(offer),
      carrier:
        new Set(legs.map(({ carrier }) => carrier)).size > 1 ? severalCarriers : (legs[0]?.carrier ?? ''),
      aircraft: legs.find(({ minutes }) => minutes === longest)?.aircraft ?? untold,
      from: legs[0]?.from ?? '',
      to: legs.at(-1)?.to ?? '',
    },
    minute: hour * 60 + minute,
    least: (conditions) => least[conditions.length > 1 ? 'both' : (conditions[0] ?? '')],
  };
}

const known = new WeakMap<ListedOffer, Facts>();
const factsOnce = (offer: ListedOffer): Facts => {
  const facts = known.get(offer) ?? factsOf(offer);
  known.set(offer, facts);
  return facts;
};

function fits(offer: ListedOffer, filter: OfferFilter): boolean {
  const { options, minute, least } = factsOnce(offer);
  for (const group of optionGroups)
    if (filter[group].length > 0 && !filter[group].includes(options[group])) return false;
  const { departs, price, conditions } = filter;
  if (departs && (minute < departs.from || minute > departs.to)) return false;
  const lowest = least(conditions);
  if (conditions.length > 0 && lowest === Infinity) return false;
  return !price || (lowest >= price.from && lowest <= price.to);
}

const counted = (offers: readonly ListedOffer[], filter: OfferFilter): number => {
  let count = 0;
  for (const offer of offers) if (fits(offer, filter)) count += 1;
  return count;
};

/** Throws with the case; `expect` a million times would take minutes. */
const holds = (so: boolean, what: string, filter: OfferFilter, offers: readonly ListedOffer[]) => {
  if (!so) throw new Error(`${what}: ${JSON.stringify({ filter, offers })}`);
};

const filtersOfAList = 500;

describe('a list of offers', () => {
  it('keeps what a filter promises, whatever is offered and filtered', () => {
    const next = numbers();
    let cases = 0;
    for (let list = 0; list < times(1 / 10); list += 1) {
      const offers = Array.from({ length: next(9) }, (_, at) => randomOffer(next, `${at}`));
      const index = indexOffers(offers);
      const first = viewOffers(index, firstChoice).shown;
      for (let each = 0; each < filtersOfAList; each += 1) {
        cases += 1;
        const filter = randomFilter(next, index);
        const order = pick(next, offerOrders);
        const { shown, options, conditions, loosen } = viewOffers(index, { order, filter });
        const is = (what: string, so: boolean) => holds(so, what, filter, offers);

        is(
          'a part of the whole',
          new Set(shown).size === shown.length && shown.every((one) => fits(one, filter)),
        );
        is('whole in itself', shown.length === counted(offers, filter));

        const group = pick(next, optionGroups);
        const asked = options[group][next(options[group].length)];
        if (asked) {
          const alone = { ...filter, [group]: [asked.option] };
          is('what the option alone shows', asked.count === counted(offers, alone));
          const had = filter[group].includes(asked.option);
          const touched = counted(offers, toggled(filter, group, asked.option));
          // The last one of a group taken away opens the group.
          if (filter[group].length > 1 || (filter[group].length === 1 && !had))
            is('what a touch brings', touched - shown.length === (had ? -1 : 1) * asked.count);
        }
        const condition = pick(next, fareConditions);
        const both = [...new Set([...filter.conditions, condition])];
        is(
          'what a condition shows',
          conditions[condition] === counted(offers, { ...filter, conditions: both }),
        );

        const best = Math.max(
          shown.length,
          ...filterGroups
            .filter((part) => isActive(filter, part))
            .map((part) => counted(offers, without(filter, part))),
        );
        is('what brings most', (loosen?.count ?? shown.length) === best);
        if (loosen) is('how much it brings', counted(offers, without(filter, loosen.group)) === best);
      }
      const cleared = viewOffers(index, firstChoice).shown;
      holds(
        cleared.length === offers.length && cleared.every((one, at) => one === first[at]),
        'the first list in the first order',
        noFilter,
        offers,
      );
    }
    expect(cases).toBe(times(1 / 10) * filtersOfAList);
  });

  it('is in the order that was asked for, whatever is filtered', () => {
    const next = numbers();
    const offers = Array.from({ length: 200 }, (_, at) => randomOffer(next, `${at}`));
    const index = indexOffers(offers);
    for (let each = 0; each < times(1 / 8); each += 1) {
      const filter = randomFilter(next, index);
      const keys = {
        departure: ({ legs }: ListedOffer) => Date.parse(legs[0]?.departs ?? ''),
        arrival: ({ legs }: ListedOffer) => Date.parse(legs.at(-1)?.arrives ?? ''),
        duration: ({ minutes }: ListedOffer) => minutes,
        price: (offer: ListedOffer) => fareFrom(offer, filter.conditions)?.price.adult.total ?? Infinity,
      };
      for (const order of offerOrders) {
        const { shown } = viewOffers(index, { order, filter });
        const whole = viewOffers(index, {
          order,
          filter: { ...noFilter, conditions: filter.conditions },
        }).shown;
        const along = shown.map(keys[order]);
        expect(along).toEqual(along.toSorted((a, b) => a - b));
        expect(shown).toEqual(whole.filter((one) => shown.includes(one)));
      }
    }
  });

  it('counts the bars as if their own bounds were not there', () => {
    const next = numbers();
    const offers = Array.from({ length: 120 }, (_, at) => randomOffer(next, `${at}`));
    const index = indexOffers(offers);
    const filter = { ...noFilter, departs: { from: 600, to: 720 }, price: { from: 0, to: 900 } };
    const { departBars, priceBars } = viewOffers(index, { order: 'price', filter });
    const sum = (bars: readonly number[]) => bars.reduce((total, bar) => total + bar, 0);
    expect(sum(departBars)).toBe(counted(offers, without(filter, 'departs')));
    const { shown } = viewOffers(index, { order: 'price', filter: without(filter, 'price') });
    expect(sum(priceBars)).toBe(shown.filter(({ fares }) => fares.length > 0).length);
    expect(departBars[5]).toBe(counted(offers, { ...filter, departs: { from: 600, to: 719 } }));
  });

  it('compares points where these are the price', () => {
    const fare = (points: number, total: number): ListedFare => ({
      fareId: `${points}`,
      cabin: 'economy',
      price: { adult: { total } },
      points,
      refund: { answer: 'unknown' },
      change: { answer: 'unknown' },
    });
    const next = numbers();
    const offers = [
      { ...randomOffer(next, 'dear in points'), fares: [fare(9000, 100)] },
      { ...randomOffer(next, 'cheap in points'), fares: [fare(4000, 900)] },
    ];
    const index = indexOffers(offers, inPoints);
    expect(index.priced[0]).toEqual({ from: 4000, to: 9000 });
    expect(
      viewOffers(index, { order: 'price', filter: noFilter }).shown.map(({ offerId }) => offerId),
    ).toEqual(['cheap in points', 'dear in points']);
  });

  it('never takes an answer that is not told for a yes', () => {
    const told: ListedFare = {
      fareId: 'told',
      cabin: 'economy',
      price: { adult: { total: 100 } },
      refund: { answer: 'unknown' },
      change: { answer: 'allowed' },
    };
    expect(fareFrom({ fares: [told] }, ['refundable'])).toBeUndefined();
    // Allowed, with a fee that nobody has told.
    expect(fareFrom({ fares: [told] }, ['freeChange'])).toBeUndefined();
    expect(fareFrom({ fares: [told] })).toBe(told);
    expect(toldConditions([{ fares: [{ ...told, refund: { answer: 'unknown' } }] }])).not.toContain(
      'refundable',
    );
    expect(toldConditions([{ fares: [{ ...told, refund: { answer: 'refused' } }] }])).toContain('refundable');
  });

  it('answers within a keystroke for 500 offers', () => {
    const next = numbers();
    const index = indexOffers(Array.from({ length: 500 }, (_, at) => randomOffer(next, `${at}`)));
    const filters = Array.from({ length: 200 }, () => randomFilter(next, index));
    for (const filter of filters) viewOffers(index, { order: 'price', filter });
    const began = process.threadCpuUsage();
    for (const filter of filters) viewOffers(index, { order: 'price', filter });
    const { user, system } = process.threadCpuUsage(began);
    // Some 0.05 ms of the processor; the bound leaves room for a machine that is busy.
    expect((user + system) / 1000 / filters.length).toBeLessThan(4);
  });
});

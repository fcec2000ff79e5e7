import { tierCodes, type ClosedTierOffer, type TierCode, type TierOffer } from '@mapp/kit/contracts';
import {
  addDays,
  addMonths,
  flownPercent,
  makeUpParts,
  makeUpTotal,
  missingOf,
  monthSpan,
  nextTier,
  type Day,
  type TierMeasure,
  type TierPrice,
  type TierSale,
} from '@mapp/kit/rules';
import { measuresOf, needsOf } from '../tiers/tiers.ts';
import { validUntilOf } from '../tiers/validity.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import type { TierOrderRecord } from './records.ts';
import { extendPrices, leastPercent, makeUpRates, raisePrices, superPlans, tierMonths } from './figures.ts';
import { span } from './seeded.ts';

/** Offers to a member for points or money, open and closed. */
export interface Sale {
  readonly open: readonly TierOffer[];
  readonly closed: readonly ClosedTierOffer[];
}

/** Points that can be spent now. */
export const availablePoints = (context: RequestContext): number =>
  context.ledgers.spendable(signedIn(context).cardNo);

/** The paid membership that runs today. */
export const runningOf = (context: RequestContext): TierOrderRecord | undefined =>
  context.tierOrders
    .list(signedIn(context).cardNo)
    .find(
      ({ kind, state, validUntil }) =>
        kind === 'superMember' && state === 'completed' && validUntil >= context.clock.today(),
    );

/** Id of an offer by its subject and price: another price is another offer. */
const idOf = (kind: TierSale, tier: TierCode, { points, cash }: TierPrice, months?: number): string =>
  [kind, tier, months, points, cash?.amount].filter((part) => part !== undefined && part !== 0).join('-');

function offerOf(
  about: Pick<TierOffer, 'kind' | 'tierCode' | 'months' | 'parts'>,
  { points, cash }: TierPrice,
  valid: Pick<TierOffer, 'validFrom' | 'validUntil'>,
): TierOffer {
  const offerId = idOf(about.kind, about.tierCode, { points, cash }, about.months);
  return { ...about, offerId, points, ...(cash && { cash }), ...valid };
}

/** A tier that was bought begins today and ends with its last month. */
const fromToday = (today: Day) => ({
  validFrom: today,
  validUntil: monthSpan(addMonths(today, tierMonths).slice(0, 7)).endDate,
});

/** Another year begins when the present one is over. */
const fromTheEnd = (until: Day) => ({
  validFrom: addDays(until, 1),
  validUntil: monthSpan(addMonths(`${until.slice(0, 7)}-01`, tierMonths).slice(0, 7)).endDate,
});

const one = (offer: TierOffer): Sale => ({ open: [offer], closed: [] });
const none = (closed: ClosedTierOffer): Sale => ({ open: [], closed: [closed] });
const nothing: Sale = { open: [], closed: [] };

function makeUp(
  about: { kind: 'makeUpRaise' | 'makeUpKeep'; tierCode: TierCode },
  measures: readonly TierMeasure[],
  valid: Pick<TierOffer, 'validFrom' | 'validUntil'>,
): Sale {
  if (measures.every((measure) => missingOf(measure) === 0)) return none({ ...about, bar: 'kept' });
  const flown = flownPercent(measures);
  if (flown < leastPercent) return none({ ...about, bar: 'tooFar', leastPercent, flownPercent: flown });
  const parts = makeUpParts(measures, makeUpRates).map((part) => ({ ...part, price: { ...part.price } }));
  return one(offerOf({ ...about, parts }, { points: 0, cash: makeUpTotal(parts, 'CNY') }, valid));
}

/** The next tier: for points, and by making up what is missing. */
function above(context: RequestContext): readonly Sale[] {
  const member = signedIn(context);
  const today = context.clock.today();
  const target = nextTier(member.tier, tierCodes);
  if (!target) {
    const about = { tierCode: member.tier, bar: 'topTier' as const };
    return [none({ kind: 'raise', ...about }), none({ kind: 'makeUpRaise', ...about })];
  }
  const price = raisePrices[target];
  return [
    price
      ? one(offerOf({ kind: 'raise', tierCode: target }, price, fromToday(today)))
      : none({ kind: 'raise', tierCode: target, bar: 'notSold' }),
    makeUp(
      { kind: 'makeUpRaise', tierCode: target },
      measuresOf(context, member, needsOf(target)),
      fromToday(today),
    ),
  ];
}

/** The present tier for another year; the star tier holds without end. */
function present(context: RequestContext): readonly Sale[] {
  const member = signedIn(context);
  const until = validUntilOf(member, context.clock.today());
  const price = extendPrices[member.tier];
  if (until === undefined || !price) return [nothing];
  const next = fromTheEnd(until);
  return [
    one(offerOf({ kind: 'extend', tierCode: member.tier }, price, next)),
    makeUp(
      { kind: 'makeUpKeep', tierCode: member.tier },
      measuresOf(context, member, needsOf(member.tier)),
      next,
    ),
  ];
}

function paidMembership(context: RequestContext): Sale {
  const { tier } = signedIn(context);
  const about = { kind: 'superMember' as const, tierCode: tier };
  if (runningOf(context)) return none({ ...about, bar: 'running' });
  const today = context.clock.today();
  return {
    open: superPlans.map(({ months, cash }) =>
      offerOf({ ...about, months }, { points: 0, cash }, span(today, months)),
    ),
    closed: [],
  };
}

const kinds: readonly TierSale[] = ['raise', 'extend', 'makeUpRaise', 'makeUpKeep', 'superMember'];

/** Everything that is sold to the member today, and why the rest is not. */
export function saleOf(context: RequestContext): Sale {
  const { tier } = signedIn(context);
  if (tier === 'CHD') {
    return { open: [], closed: kinds.map((kind) => ({ kind, tierCode: tier, bar: 'child' as const })) };
  }
  const parts = [...above(context), ...present(context), paidMembership(context)];
  return { open: parts.flatMap(({ open }) => open), closed: parts.flatMap(({ closed }) => closed) };
}

import { useMemo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import type { Cabin, Deck, SeatPassenger, SeatPrice } from '../../rules/seats/cabin.ts';
import { exitRowFromYears, type RefusalKey } from '../../rules/seats/judge.ts';
import { isOffered } from '../../rules/seats/filter.ts';
import { seatedOf } from '../../rules/seats/party.ts';
import type { PlacedSeat } from '../../rules/seats/place.ts';
import { isFree, priceFor } from '../../rules/seats/price.ts';
import type { FittingType } from './map/deck-plan.ts';
import type { SeatMark } from './seat/seat-marks.ts';

type Translate = ReturnType<typeof useMessages<'seats'>>;
type Formats = ReturnType<typeof useFormats>;

/** Words about seats in the language in use; each part is worded once. */
export interface SeatWords {
  readonly t: Translate;
  /** `¥60`, `600 积分`, `¥60 或 600 积分`, `免费`. */
  readonly price: (price: SeatPrice | undefined) => string;
  /** The same in one figure: cash where it is taken. */
  readonly brief: (price: SeatPrice | undefined) => string;
  /** Kind, price and features, or why it is shut. */
  readonly about: (placed: PlacedSeat) => string;
  /** The same for one passenger, with the conditions that come with it. */
  readonly aboutFor: (placed: PlacedSeat, passengerId: string | undefined) => string;
  /** A class of cabin, one that nobody knows by its own word. */
  readonly cabin: (cabin: Pick<Cabin, 'class' | 'name'> | undefined) => string;
  /** An element of a row besides seats, likewise. */
  readonly fitting: (type: FittingType, name?: string) => string;
  /** A deck, likewise. */
  readonly deck: (deck: Pick<Deck, 'id' | 'name'> | undefined) => string;
  /** Where in its row it is, and what else is good or bad about it. */
  readonly features: (placed: PlacedSeat) => string;
  /** Why somebody may not have a seat. */
  readonly refusal: (key: RefusalKey) => string;
  readonly list: (words: readonly string[]) => string;
}

/** An id that has a word of its own. */
const isKnown = <Id extends string>(id: Id | 'unknown' | undefined): id is Exclude<Id, 'unknown'> =>
  id !== undefined && id !== 'unknown';

function wordsOf(t: Translate, { money }: Formats): SeatWords {
  const known = new WeakMap<PlacedSeat, string>();
  const separator = t('separator');
  const list = (words: readonly string[]): string => words.filter(Boolean).join(separator);
  /** A cabin has hundreds of seats and a handful of prices. */
  const sums: Record<string, string> = {};
  const price = (given: SeatPrice | undefined): string => {
    if (given === undefined || isFree(given)) return t('price.free');
    const points = given.points === undefined ? undefined : t('price.points', { points: given.points });
    if (!given.cash) return points ?? '';
    const { amount, currency } = given.cash;
    const cash = (sums[amount + currency] ??= money(given.cash));
    return points === undefined ? cash : t('price.both', { cash, points });
  };
  const features = (placed: PlacedSeat): string =>
    list(placed.features.map((feature) => t(`feature.${feature}`)));
  const kind = ({ seat }: PlacedSeat): string =>
    seat.kind === 'unavailable' ? t(`refusal.${seat.reason ?? 'unknown'}`) : t(`kind.${seat.kind}`);
  // A free seat is called so once, by its kind or by its price.
  const asked = ({ seat }: PlacedSeat, passengerId?: string): string => {
    if (!isOffered(seat)) return '';
    if (!seat.passengers) return seat.kind === 'free' ? '' : price(seat.price);
    return passengerId === undefined ? t('price.byPassenger') : price(priceFor(seat, passengerId));
  };
  const named = (thing: 'cabin' | 'deck' | 'fitting', name: string | undefined): string =>
    name ? t(`${thing}.unknown`, { name }) : t(`${thing}.unnamed`);
  return {
    t,
    price,
    cabin: (of) => (isKnown(of?.class) ? t(`cabin.${of.class}`) : named('cabin', of?.name)),
    fitting: (type, name) => (isKnown(type) ? t(`fitting.${type}`) : named('fitting', name)),
    deck: (of) => (isKnown(of?.id) ? t(`deck.${of.id}`) : named('deck', of?.name)),
    aboutFor: (placed, passengerId) => {
      const { name = '', disclosures = [] } = placed.seat;
      return list([name, kind(placed), asked(placed, passengerId), features(placed), ...disclosures]);
    },
    brief: (given) => price(given?.cash ? { cash: given.cash } : given),
    features,
    list,
    refusal: (key) => (key === 'refusal.exitRow.age' ? t(key, { years: exitRowFromYears }) : t(key)),
    about: (placed) => {
      const before = known.get(placed);
      if (before !== undefined) return before;
      const { name = '', disclosures } = placed.seat;
      const conditions = disclosures ? t('disclosed') : '';
      const text = list([name, kind(placed), asked(placed), features(placed), conditions]);
      known.set(placed, text);
      return text;
    },
  };
}

const made = new WeakMap<Translate, SeatWords>();

/** The words of this language; the same object until it changes, so that nothing is worded twice. */
export function useSeatWords(): SeatWords {
  const t = useMessages('seats');
  const formats = useFormats();
  const words = made.get(t) ?? wordsOf(t, formats);
  made.set(t, words);
  return words;
}

/** Names a seat for a screen reader. */
export type SeatNaming = (placed: PlacedSeat, mark: SeatMark) => string;

/** Names seats for a party; the same function until the party or the language changes. */
export function useSeatNaming(
  { t, about, list, refusal }: SeatWords,
  party: readonly SeatPassenger[],
): SeatNaming {
  return useMemo(() => {
    const names = seatedOf(party).map(({ name }) => name);
    const separator = t('separator');
    return (placed, { holder, own, refused }) => {
      const { designator } = placed;
      if (holder === undefined && !own && !refused) return designator + separator + about(placed);
      // As on the seat and on the passenger's chip.
      const who = holder === undefined ? '' : `${holder} ${names[holder - 1] ?? ''}`;
      const owned = own ? t('own') : '';
      return list([designator, who, owned, refused ? refusal(refused) : '', about(placed)]);
    };
  }, [t, about, list, refusal, party]);
}

import { abroad, cabins, domestic } from './flights.ts';
import type { Event } from './ledger.ts';
import type { Teller } from './events.ts';
import { aboutFlight, people, wording } from './words.ts';

/** Days after which this history no longer counts on a credit: less than the three years of its life. */
const countedDays = 1050;

/** Thirty days, counted back from today. */
const thirtyOf = (days: number): number => Math.floor(days / 30);

/** Keeps a history from spending more than is there, whatever expires. */
function purse(): {
  readonly add: (event: Event, days: number) => void;
  readonly room: (days: number) => number;
} {
  const months = new Map<number, number>();
  return {
    add({ transaction, points }, days) {
      months.set(
        thirtyOf(days),
        (months.get(thirtyOf(days)) ?? 0) + (transaction === 'C' ? points : -points),
      );
    },
    room: (days) =>
      [...months].reduce(
        (sum, [month, points]) => (month <= thirtyOf(days + countedDays) ? sum + points : sum),
        0,
      ),
  };
}

/** Habit of a member; `Habits` says how often among a hundred events. */
type Habit =
  | 'domestic'
  | 'abroad'
  | 'bankCard'
  | 'hotel'
  | 'mall'
  | 'award'
  | 'upgrade'
  | 'buy'
  | 'gift'
  | 'cancel'
  | 'correct';
export type Habits = Readonly<Partial<Record<Habit, number>>>;

/** How one event of a habit comes about; `room` is what can be spent. */
const kinds: Readonly<Record<Habit, (teller: Teller, days: number, room: number) => Event>> = {
  domestic: ({ flew, dice }, days) => flew(days, [dice.pick(domestic)], dice.pick(['Y', 'Y', 'H', 'L'])),
  abroad: ({ flew, dice }, days) => flew(days, [dice.pick(abroad)], dice.pick(cabins)),
  bankCard: ({ credit, dice }, days) => credit(days, 'CR', dice.whole(2, 30) * 10, wording('bankCard')),
  hotel: ({ credit, dice }, days) => credit(days, 'MC', dice.whole(1, 5) * 100, wording('hotel')),
  mall: ({ debit, ordered, dice }, days, room) =>
    ordered(debit(days, 'RA', Math.min(room, dice.whole(5, 60) * 10), wording('mall'))),
  award: ({ debit, ordered, dice }, days, room) =>
    ordered(
      debit(days, 'RA', Math.min(room, dice.whole(60, 160) * 100), aboutFlight(dice.pick(domestic), 'award')),
    ),
  upgrade: ({ debit, ordered, dice }, days, room) =>
    ordered(
      debit(
        days,
        'RA',
        Math.min(room, dice.whole(30, 90) * 100),
        aboutFlight(dice.pick(abroad), 'seatUpgrade'),
      ),
    ),
  buy: ({ credit, ordered, dice }, days) =>
    ordered(credit(days, 'BP', dice.whole(1, 4) * 500, wording('bought'))),
  gift: ({ debit, dice }, days, room) =>
    debit(days, 'TP', Math.min(room, dice.whole(1, 6) * 50), wording('giftTo', { name: people.friend })),
  cancel: ({ credit, ordered, dice }, days) =>
    ordered(credit(days, 'CA', dice.whole(1, 10) * 100, aboutFlight(dice.pick(domestic), 'awardCancelled'))),
  correct: ({ credit, dice }, days) => credit(days, 'RP', dice.whole(0, 3) * 25, wording('corrected')),
};

/** Picks a habit by its weight. */
function pickHabit(habits: Habits, { dice }: Teller): Habit {
  const weighed = Object.entries(habits) as [Habit, number][];
  let at = dice.next() * weighed.reduce((sum, [, weight]) => sum + weight, 0);
  return weighed.find(([, weight]) => (at -= weight) < 0)?.[0] ?? 'domestic';
}

/** How much history there is. */
export interface Span {
  /** Events in all. */
  readonly count: number;
  /** The oldest and the newest day, counted back from today. */
  readonly from: number;
  readonly to?: number;
}

/** An even run of events by habit, oldest first; nothing is spent that is not there. */
export function routineHistory(teller: Teller, { count, from, to = 0 }: Span, habits: Habits): Event[] {
  const { add, room } = purse();
  return Array.from({ length: count }, (_, index) => {
    const days = from - Math.floor((index * (from - to + 1)) / count);
    const wish = kinds[pickHabit(habits, teller)](teller, days, Math.max(0, room(days)));
    const event = wish.transaction === 'D' && wish.points === 0 ? kinds.hotel(teller, days, 0) : wish;
    add(event, days);
    return event;
  });
}

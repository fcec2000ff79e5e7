import { addDays, addMonths, monthSpan, type Day } from '@mapp/kit/rules';
import type { AirActivity, PointsEntry } from '@mapp/kit/contracts';
import { wording, type Wording } from './words.ts';

/** A flown segment behind an entry; names of the airports follow the language of the request. */
export type Flown = Omit<AirActivity, 'activityId' | 'departureName' | 'destinationName'>;

/** Something that happens to an account. */
export interface Event {
  readonly day: Day;
  readonly type: string;
  readonly transaction: PointsEntry['transactionType'];
  readonly points: number;
  readonly text?: Wording;
  readonly orderNo?: string;
  readonly flown?: readonly Flown[];
}

/** An event as it is on the bill. */
export interface Posted extends Event {
  readonly id: string;
  /** Last day of the points that it credited. */
  readonly expires?: Day;
}

/** Points that can be used up to and including a day. */
interface Batch {
  readonly expires: Day;
  readonly points: number;
}

/** The account after all events. */
export interface Ledger {
  /** Newest first. */
  readonly posted: readonly Posted[];
  /** Batches that are left, nearest expiry first. */
  readonly batches: readonly Batch[];
  /** Spent beyond the balance. */
  readonly overdrawn: number;
}

/** Points live three years, to the end of the month. */
export const expiryOf = (credited: Day): Day => monthSpan(addMonths(credited, 36).slice(0, 7)).endDate;

/**
 * Posts events in the order of their days and keeps the batches: debits take what expires first, what is left of a batch after its last
 * day is posted as expired (EP), and credits make up an overdrawn account before they form a batch.
 * @param today what expires before this day has expired
 */
export function settle(events: readonly Event[], today: Day): Ledger {
  const posted: Posted[] = [];
  const left = new Map<Day, number>();
  let overdrawn = 0;

  const post = (event: Event, expires?: Day): void => {
    const id = `A${event.day.replaceAll('-', '')}${String(posted.length + 1).padStart(6, '0')}`;
    posted.push(expires === undefined ? { ...event, id } : { ...event, id, expires });
  };
  const expireBefore = (day: Day): void => {
    for (const expires of [...left.keys()].toSorted()) {
      if (expires >= day) return;
      const points = left.get(expires) ?? 0;
      left.delete(expires);
      if (points > 0)
        post({
          day: addDays(expires, 1),
          type: 'EP',
          transaction: 'D',
          points,
          text: wording('expired', { points: String(points) }),
        });
    }
  };
  const credit = (event: Event): void => {
    const repaid = Math.min(overdrawn, event.points);
    overdrawn -= repaid;
    const expires = expiryOf(event.day);
    if (event.points > repaid) left.set(expires, (left.get(expires) ?? 0) + event.points - repaid);
    post(event, event.points > 0 ? expires : undefined);
  };
  const debit = (event: Event): void => {
    let open = event.points;
    for (const expires of [...left.keys()].toSorted()) {
      const taken = Math.min(open, left.get(expires) ?? 0);
      left.set(expires, (left.get(expires) ?? 0) - taken);
      open -= taken;
      if (open === 0) break;
    }
    overdrawn += open;
    post(event);
  };

  for (const event of events.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    expireBefore(event.day);
    if (event.transaction === 'C') credit(event);
    else debit(event);
  }
  expireBefore(today);
  const batches = [...left]
    .filter(([, points]) => points > 0)
    .map(([expires, points]) => ({ expires, points }))
    .toSorted((a, b) => (a.expires < b.expires ? -1 : 1));
  return { posted: posted.toReversed(), batches, overdrawn };
}

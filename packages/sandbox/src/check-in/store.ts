import type { Day, SeatPrice } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import { createBookings, type Bookings } from './bookings.ts';
import { createCompanionStore, type CompanionStore } from './companion-store.ts';
import type { JourneyRecord } from './records.ts';
import { createSeatOrders, type SeatOrders } from './seat-orders.ts';

/** A seat change under way. Instants are milliseconds since 1970. */
export interface ChangeRecord {
  readonly changeId: string;
  readonly cardNo: string;
  readonly segmentId: string;
  readonly passengerId: string;
  readonly from: string;
  readonly to: string;
  /** By the airline's clock. */
  readonly at: number;
  /** By the machine's, which runs on when the airline's stands still. */
  readonly machine: number;
  readonly carried?: SeatPrice;
  /** Whether its outcome has been put on record. */
  readonly settled: boolean;
}

/** Seats that are kept for a party for a while, with no order yet. */
interface KeptSeats {
  readonly segmentId: string;
  readonly flightNo: string;
  readonly day: string;
  readonly seats: readonly string[];
  readonly until: number;
}

/** All that the airline keeps of seats and check-in. */
export interface CheckInStore {
  readonly bookings: Bookings;
  readonly orders: SeatOrders;
  readonly companions: CompanionStore;
  readonly changes: Map<string, ChangeRecord>;
  readonly kept: KeptSeats[];
  /** Seats that strangers have taken meanwhile: `MU5101 2026-06-02 21A`. */
  readonly taken: Set<string>;
  /** The next number of a series: sequences of a flight, references, changes, journeys. */
  readonly next: (series: string) => number;
  /**
   * Called at each of a member's requests. Under a clock that runs, a new day makes the member's journeys and orders again, so that
   * a server that has stood for days still has flights to come; what the member has changed stays until all begins again.
   */
  readonly follow: (cardNo: string) => void;
  /** The member has changed something. */
  readonly hasChanged: (cardNo: string) => void;
  readonly clear: () => void;
}

/** A seat change of this passenger is under way. */
export const isChanging = ({ changes }: CheckInStore, segmentId: string, passengerId: string): boolean =>
  [...changes.values()].some(
    (one) => one.segmentId === segmentId && one.passengerId === passengerId && !one.settled,
  );

/**
 * Creates the store in its first state.
 * @param ofOrders journeys of a member's orders whose tickets are issued
 */
export function createCheckInStore(
  clock: Clock,
  ofOrders: (cardNo: string) => readonly JourneyRecord[] = () => [],
): CheckInStore {
  const bookings = createBookings(clock, ofOrders);
  const orders = createSeatOrders(clock);
  const companions = createCompanionStore(clock);
  const changes = new Map<string, ChangeRecord>();
  const kept: KeptSeats[] = [];
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const days = new Map<string, Day>();
  const changed = new Set<string>();
  return {
    bookings,
    orders,
    companions,
    changes,
    kept,
    taken,
    next(series) {
      const count = (counts.get(series) ?? 0) + 1;
      counts.set(series, count);
      return count;
    },
    follow(cardNo) {
      const today = clock.today();
      const since = days.get(cardNo) ?? today;
      const renewed = since !== today && clock.runs() && !changed.has(cardNo);
      days.set(cardNo, renewed ? today : since);
      if (!renewed) return;
      bookings.forget(cardNo);
      orders.forget(cardNo);
    },
    hasChanged: (cardNo) => void changed.add(cardNo),
    clear() {
      for (const part of [bookings, orders, companions, changes, taken, counts, days, changed]) part.clear();
      kept.length = 0;
    },
  };
}

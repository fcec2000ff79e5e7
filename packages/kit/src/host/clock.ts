import { attempt } from './attempt.ts';

/** The two ways in which a device tells time, ms. Nothing else of the program asks it. */
export interface DeviceClock {
  /** Since 1970, as the device is set: it may be wrong, and change at any time. */
  readonly time: () => number;
  /** Since some moment, whatever the device is set to. It may stand still while the device sleeps. */
  readonly elapsed: () => number;
}

/** The airline's time as an answer has told it. `sent` and `received` are `elapsed` of the device's clock. */
export interface ToldTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How coarse it is, ms: a `Date` header tells whole seconds. */
  readonly grain: number;
  readonly sent: number;
  readonly received: number;
}

/** The airline's clock, as far as its answers have told it. */
export interface AirlineClock {
  /** Milliseconds since 1970; by the device's clock, or the offset of an earlier visit, until an answer has come. */
  readonly now: () => number;
  /** Takes in what an answer has told; of what agrees, the most exact holds. */
  readonly hear: (told: ToldTime) => void;
  /** Running time of the device, ms, for `ToldTime`. */
  readonly elapsed: () => number;
  /** An instant that a library took from the device's clock (`dataUpdatedAt`), by the airline's. */
  readonly fromDevice: (instant: number) => number;
  /** The way back. */
  readonly toDevice: (instant: number) => number;
  /** How often the time has been set right by more than is noticed. */
  readonly corrections: () => number;
  /** Calls back at each correction; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The device that the program runs on. */
export const deviceClock: DeviceClock = {
  time: () => Date.now(),
  elapsed: () => attempt(() => performance.now(), Date.now()),
};

/** Where the offset of a device that is set wrong is kept, seconds: `94608000/1780279200`, ahead by so much at that time of the airline's. */
export const offsetKey = 'mapp.clock';

/** A device that is right by so much needs no memory of it, ms. */
const worthKeeping = 60_000;

/** Difference of two clocks that nobody notices, ms; by more, one of them has been set or has stood still. */
const unnoticed = 2000;

/** How long a page may have slept, ms; a clock that has gone on by more has been set. */
const longestSleep = 86_400_000;

/** A store that outlives the page, such as `host.local`. */
interface Memory {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** By how much running time may be wrong. */
const drift = 0.0001;

/** The airline's time by an offset of an earlier visit; undefined where it would lie before that visit. */
function keptTime(store: Memory, deviceTime: number): number | undefined {
  const kept = /^(-?\d{1,12})\/(\d{1,12})$/.exec(String(store.get(offsetKey)));
  if (!kept) return undefined;
  const [, ahead, since] = kept;
  const time = deviceTime - Number(ahead) * 1000;
  return time < Number(since) * 1000 - unnoticed ? undefined : time;
}

/**
 * The airline's clock on a device: its time comes from answers and goes on by the device's running time, so that how the device is
 * set does not matter.
 * @param store keeps the offset of a device that is set wrong, for a page without a network; nothing of it is personal
 */
export function airlineClock(store: Memory, device: DeviceClock = deviceClock): AirlineClock {
  const listeners = new Set<() => void>();
  const start = device.time();
  /** A moment by the airline's clock and by both of the device's, and how far the airline's may be off. */
  let anchor = {
    at: keptTime(store, start) ?? start,
    time: start,
    elapsed: device.elapsed(),
    error: Number.POSITIVE_INFINITY,
  };
  /** Running time when the device was last seen to have slept or to have been set. */
  let slipped = Number.NEGATIVE_INFINITY;
  let corrections = 0;

  function now(): number {
    const [time, elapsed] = [device.time(), device.elapsed()];
    const slip = time - anchor.time - (elapsed - anchor.elapsed);
    const running = Math.round(anchor.at + elapsed - anchor.elapsed);
    if (Math.abs(slip) <= unnoticed) return running;
    // A device that sleeps stops its running time, not its clock.
    const slept = slip <= longestSleep ? Math.max(0, slip) : 0;
    slipped = elapsed;
    anchor = { at: running + slept, time, elapsed, error: Number.POSITIVE_INFINITY };
    return anchor.at;
  }

  function keep(at: number): void {
    const ahead = device.time() - at;
    if (Math.abs(ahead) < worthKeeping) store.remove(offsetKey);
    else store.set(offsetKey, `${Math.round(ahead / 1000)}/${Math.floor(at / 1000)}`);
  }

  /** By how much the device is ahead, whatever has gone by since it was last compared. */
  const ahead = () => {
    now();
    return anchor.time - anchor.at;
  };
  return {
    now,
    hear({ at, grain, sent, received }) {
      const before = now();
      if (sent < slipped) return;
      const elapsed = device.elapsed();
      const halfWay = (received - sent) / 2;
      const heard = Math.round(at + halfWay + elapsed - received);
      const error = halfWay + grain;
      const known = anchor.error + (elapsed - anchor.elapsed) * drift;
      if (error > known && Math.abs(heard - before) <= error + known) return;
      anchor = { at: heard, time: device.time(), elapsed, error };
      keep(heard);
      if (Math.abs(heard - before) <= unnoticed) return;
      corrections += 1;
      for (const listener of listeners) listener();
    },
    elapsed: device.elapsed,
    fromDevice: (instant) => instant - ahead(),
    toDevice: (instant) => instant + ahead(),
    corrections: () => corrections,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

import { dayIn, type Day } from '@mapp/kit/rules';
import { parseInstant } from './instant.ts';

/** The airline's calendar. */
export const airlineZone = 'Asia/Shanghai';

/** The airline's clock: it runs, or it stands still for a test. */
export interface Clock {
  readonly now: () => Date;
  readonly today: () => Day;
  /** It has not been stopped. */
  readonly runs: () => boolean;
  /** The clock of the machine, frozen or not; sessions age by it. */
  readonly machine: () => number;
  /**
   * Stops the clock at an instant; `null` lets it run again.
   * @throws RangeError when the text is no ISO 8601 instant with offset
   */
  readonly freeze: (instant: string | null) => void;
}

/**
 * @param start freezes the clock from the first moment
 * @param machine the running time, milliseconds since 1970
 */
export function createClock(start: string | undefined, machine: () => number): Clock {
  let frozen = start === undefined ? undefined : parseInstant(start);
  const now = (): Date => new Date(frozen ?? machine());
  return {
    now,
    today: () => dayIn(now(), airlineZone),
    runs: () => frozen === undefined,
    machine,
    freeze(instant) {
      frozen = instant === null ? undefined : parseInstant(instant);
    },
  };
}

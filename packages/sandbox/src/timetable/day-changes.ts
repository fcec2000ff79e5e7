import type { Day } from '@mapp/kit/rules';
import type { Service } from './service.ts';

/** Difference of a flight of one day from the timetable. */
export interface DayChange {
  readonly flightNo: string;
  readonly day: Day;
  /** The airline does not fly it. */
  readonly cancelled?: true;
  /** Minutes after midnight at which it leaves instead. */
  readonly departs?: number;
  /** Airport that it leaves instead. */
  readonly from?: string;
  /** It is then in the state of its special flight. Source: sandbox.md. */
  readonly special?: true;
  /** Milliseconds since 1970; left out where the news of the day tell it. */
  readonly toldAt?: number;
}

/** No day differs. */
export const asTimetabled: readonly DayChange[] = [];

/** The change of a flight of a day. */
export const changeIn = (changes: readonly DayChange[], flightNo: string, day: Day): DayChange | undefined =>
  changes.find((one) => one.flightNo === flightNo && one.day === day);

/** A flight as it leaves with a change, whether it is flown or not. */
export const changedService = (service: Service, change: DayChange | undefined): Service =>
  change
    ? { ...service, departs: change.departs ?? service.departs, from: change.from ?? service.from }
    : service;

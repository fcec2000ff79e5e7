/** A landing under the same number on the way (经停). */
interface Landing {
  readonly airport: string;
  /** Minutes from departure until it is in at the gate, and until it leaves again. */
  readonly in: number;
  readonly out: number;
}

/** One flight number between two airports, as it is flown on its days of operation. */
export interface Service {
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  /** Minutes after midnight, on the clocks of the airport that it leaves. */
  readonly departs: number;
  /** From gate to gate, landings on the way included. */
  readonly minutes: number;
  /** Days of the week on which it leaves, 0 for Monday. */
  readonly weekdays: readonly number[];
  readonly aircraft: string;
  /** Carrier that flies it, where that is another. */
  readonly operatedBy?: string;
  readonly landings: readonly Landing[];
  /** Per cent of its flights that were on time; not known of every flight. */
  readonly punctuality?: number;
}

/** Minutes from gate to gate: 750 km/h, and three quarters of an hour on the ground; in steps of five. */
export const blockMinutes = (kilometres: number): number => Math.round((kilometres / 750) * 12 + 9) * 5;

/** HH:MM as minutes after midnight. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** HH:MM of minutes after midnight, whatever the day. */
export const clockOf = (minutes: number): string => {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
};

export const everyDay: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

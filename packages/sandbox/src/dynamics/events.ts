import type { FlightCause } from '@mapp/kit/rules';
import type { Clock } from '../clock.ts';
import type { AirportCode } from '../seed/airports.ts';

/** Delay from which on a change is free by the airline's published rule, minutes. */
export const freeChangeAfter = 15;

/** Something that happens to a flight of today, beside its plan. */
export type NewFlightEvent =
  | { readonly flight: string; readonly kind: 'gate'; readonly gate: string }
  | { readonly flight: string; readonly kind: 'delay'; readonly minutes: number; readonly cause: FlightCause }
  | { readonly flight: string; readonly kind: 'early'; readonly minutes: number }
  | { readonly flight: string; readonly kind: 'cancel' | 'return'; readonly cause: FlightCause }
  | {
      readonly flight: string;
      readonly kind: 'divert';
      readonly airport: AirportCode;
      readonly cause: FlightCause;
    };

export type FlightEvent = NewFlightEvent & {
  /** When it was told, milliseconds since 1970. */
  readonly at: number;
};

export const flightEventKinds = ['gate', 'delay', 'cancel', 'divert', 'return', 'early'] as const;

/** Events by flight, and the flights that members follow. */
export interface FlightBook {
  readonly tell: (event: NewFlightEvent) => void;
  readonly eventsOf: (flightNo: string) => readonly FlightEvent[];
  /** Flights that a member follows, as `number day`. */
  readonly followedBy: (cardNo: string) => readonly string[];
  readonly follow: (cardNo: string, flightNo: string, day: string, follow: boolean) => void;
  readonly clear: () => void;
}

/** Flights of today that members follow from the start. */
const seeded: Readonly<Record<string, readonly string[]>> = { '600000000001': ['MU5183', 'MU5216'] };

export function createFlightBook(clock: Clock): FlightBook {
  const events: FlightEvent[] = [];
  const followed = new Map<string, readonly string[]>();
  const followedBy = (cardNo: string): readonly string[] =>
    followed.get(cardNo) ?? (seeded[cardNo] ?? []).map((flightNo) => `${flightNo} ${clock.today()}`);
  return {
    tell: (event) => void events.push({ ...event, at: Math.floor(clock.now().getTime() / 1000) * 1000 }),
    eventsOf: (flightNo) => events.filter(({ flight }) => flight === flightNo),
    followedBy,
    follow(cardNo, flightNo, day, follow) {
      const key = `${flightNo} ${day}`;
      const others = followedBy(cardNo).filter((each) => each !== key);
      followed.set(cardNo, follow ? [key, ...others] : others);
    },
    clear() {
      events.length = 0;
      followed.clear();
    },
  };
}

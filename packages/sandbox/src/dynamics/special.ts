import type { FlightCause } from '@mapp/kit/rules';
import type { AirportCode } from '../seed/airports.ts';

/** A flight whose day goes otherwise. Source: sandbox.md. */
export interface SpecialFlight {
  /** Planned departure of today: minutes from the beginning of the present half-hour; as in the timetable without it. */
  readonly around?: number;
  readonly today:
    | { readonly kind: 'onTime' }
    | { readonly kind: 'late'; readonly minutes: number; readonly cause: FlightCause }
    | { readonly kind: 'early'; readonly minutes: number }
    | { readonly kind: 'cancelled'; readonly cause: FlightCause }
    | { readonly kind: 'diverted'; readonly to: AirportCode; readonly cause: FlightCause }
    | { readonly kind: 'returned'; readonly cause: FlightCause }
    | { readonly kind: 'silent'; readonly minutes: number };
}

const onTime = { kind: 'onTime' } as const;

export const specialFlights: Readonly<Record<string, SpecialFlight | undefined>> = {
  MU5183: { around: -30, today: { kind: 'late', minutes: 95, cause: 'airline' } },
  MU5187: { today: { kind: 'cancelled', cause: 'weather' } },
  MU5211: { around: -150, today: { kind: 'diverted', to: 'HGH', cause: 'weather' } },
  MU5212: { around: -120, today: { kind: 'returned', cause: 'airline' } },
  MU5213: { around: -35, today: { kind: 'silent', minutes: 40 } },
  MU5214: { around: 90, today: { kind: 'early', minutes: 20 } },
  MU5215: { around: -245, today: { kind: 'late', minutes: 300, cause: 'airline' } },
  MU5216: { around: 240, today: onTime },
  MU5217: { around: -200, today: onTime },
};

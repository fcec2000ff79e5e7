import type { Instant } from './instant.ts';
import { flightMoves, type FlightMove } from './chart.ts';

/** Kinds of news of a flight: those that move it, and facts about it. */
export const flightNewsKinds = [...flightMoves, 'estimate', 'gate', 'counters', 'belt', 'cause'] as const;
export type FlightNewsKind = (typeof flightNewsKinds)[number];

export const isMove = (kind: FlightNewsKind): kind is FlightMove =>
  (flightMoves as readonly FlightNewsKind[]).includes(kind);

/** Reasons of a delay, a cancellation or a change of the way; the first alone is the airline's own. Source: travel-domain.md T2. */
export const flightCauses = ['airline', 'weather', 'control', 'security', 'airport', 'passenger'] as const;
export type FlightCause = (typeof flightCauses)[number];

/** The four instants of a leg: off the gate, into the air, back on the ground, at the gate. Source: travel-domain.md T2. */
export const flightMarks = ['out', 'off', 'on', 'in'] as const;
export type FlightMark = (typeof flightMarks)[number];

/** An airport of a flight. */
export interface FlightPlace {
  /** IATA code. */
  readonly airport: string;
  /** City and airport, in the language of the request. */
  readonly name?: string | undefined;
  readonly terminal?: string | undefined;
}

/** One piece of news. */
export interface FlightNews extends Readonly<Partial<Record<FlightMark, Instant | undefined>>> {
  readonly kind: FlightNewsKind;
  /** When it was told. */
  readonly told: Instant;
  /** Leg that it is about, from 0. */
  readonly leg?: number | undefined;
  /** When it happened; when it was told without it. */
  readonly at?: Instant | undefined;
  /** Gate, counters or belt. */
  readonly place?: string | undefined;
  /** Airport of a diversion. */
  readonly airport?: FlightPlace | undefined;
  readonly cause?: FlightCause | undefined;
  /** The airline's words for the cause. */
  readonly reason?: string | undefined;
}

/** One leg as it is planned, times with the offset of their airports. */
export interface FlightLegPlan {
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly boards?: Instant | undefined;
  readonly out: Instant;
  readonly off?: Instant | undefined;
  readonly on?: Instant | undefined;
  readonly in: Instant;
}

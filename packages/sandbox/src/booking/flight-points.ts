import { isOfGroup } from '../retro/terms.ts';
import { earnedOver } from '../seed/flights.ts';
import type { Member } from '../seed/members.ts';
import { airfieldOf, kilometres } from '../timetable/airfields.ts';
import { earnsIn } from './families.ts';

/** A flight, and the booking class in which somebody is on it. */
interface FlightInClass {
  readonly flightNo: string;
  readonly from: string;
  readonly to: string;
  readonly cabin: string;
}

/** Kilometres of a flight. */
export const distanceOf = ({ from, to }: { readonly from: string; readonly to: string }): number => {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  return one && other ? kilometres(one, other) : 0;
};

/** Points of flights: all of them, and what of it is the tier's bonus. */
export interface FlightPoints {
  readonly points: number;
  readonly bonus: number;
}

/** Points that a member gets for flights once they are flown: the one rule of what is told before the purchase and after it. */
export function pointsFor(
  flights: readonly FlightInClass[],
  { tier, subTier }: Pick<Member, 'tier' | 'subTier'>,
): FlightPoints {
  const each = flights
    .filter(({ flightNo }) => isOfGroup(flightNo))
    .map((flight) => earnedOver(distanceOf(flight), earnsIn(flight.cabin), tier, subTier));
  const bonus = each.reduce((total, { bonusPoint }) => total + bonusPoint, 0);
  return { points: each.reduce((total, { farePoint }) => total + farePoint, bonus), bonus };
}

/** Points of flights before a tier's bonus. */
export const basePointsFor = (flights: readonly FlightInClass[]): number => {
  const { points, bonus } = pointsFor(flights, { tier: 'STD' });
  return points - bonus;
};

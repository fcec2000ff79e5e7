import { shareIdentity } from '@mapp/kit/rules';
import { earnsIn, families } from '../booking/families.ts';
import { isOfGroup } from '../retro/terms.ts';
import { earnedOver } from '../seed/flights.ts';
import type { Member } from '../seed/members.ts';
import { airfieldOf, kilometres } from '../timetable/airfields.ts';
import type { Booked, BookedPerson } from './records.ts';
import type { Coupon } from './ticket-records.ts';

/** Kilometres of a flight. */
export const distanceOf = ({ from, to }: { readonly from: string; readonly to: string }): number => {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  return one && other ? kilometres(one, other) : 0;
};

/** Whether a member is who travels, and gets points for it; an infant on a lap earns none. */
export const isEarner = (
  { identities }: Pick<Member, 'identities'>,
  { person, paxType }: Pick<BookedPerson, 'person' | 'paxType'>,
): boolean => paxType !== 'INF' && shareIdentity(identities, person.idList);

/** Points of flights: all of them, and what of it is the tier's bonus. */
export interface FlightPoints {
  readonly points: number;
  readonly bonus: number;
}

/** Points that a member gets for flights once they are flown: the one rule of what is told before the purchase and after it. */
export function pointsFor(
  flights: readonly Pick<Coupon, 'flightNo' | 'from' | 'to' | 'cabin'>[],
  { tier, subTier }: Pick<Member, 'tier' | 'subTier'>,
): FlightPoints {
  const each = flights
    .filter(({ flightNo }) => isOfGroup(flightNo))
    .map((flight) => earnedOver(distanceOf(flight), earnsIn(flight.cabin), tier, subTier));
  const bonus = each.reduce((total, { bonusPoint }) => total + bonusPoint, 0);
  return { points: each.reduce((total, { farePoint }) => total + farePoint, bonus), bonus };
}

/** Points of flights before a tier's bonus. */
export const basePointsFor = (flights: Parameters<typeof pointsFor>[0]): number => {
  const { points, bonus } = pointsFor(flights, { tier: 'STD' });
  return points - bonus;
};

/** Points that a member gets for the flights of an order as it was booked; those of the others on it go to themselves. */
export function pointsToCome({ chosen, people }: Booked, member: Member): FlightPoints {
  if (!people.some((one) => isEarner(member, one))) return { points: 0, bonus: 0 };
  const flights = chosen.flatMap(({ way, fare }) =>
    way.map(({ service }) => ({ ...service, cabin: families[fare.id].bookingClass })),
  );
  return pointsFor(flights, member);
}

/** The same for what travels; nothing where no points come. */
export const earnsOnWire = ({ points, bonus }: FlightPoints) => ({
  ...(points > 0 && { earns: points }),
  ...(bonus > 0 && { earnsBonus: bonus }),
});

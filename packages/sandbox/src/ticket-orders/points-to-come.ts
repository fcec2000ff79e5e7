import { shareIdentity } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import { pointsFor, type FlightPoints } from '../booking/flight-points.ts';
import type { Member } from '../seed/members.ts';
import type { Booked, BookedPerson } from './records.ts';

/** Whether a member is who travels, and gets points for it; an infant on a lap earns none. */
export const isEarner = (
  { identities }: Pick<Member, 'identities'>,
  { person, paxType }: Pick<BookedPerson, 'person' | 'paxType'>,
): boolean => paxType !== 'INF' && shareIdentity(identities, person.idList);

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

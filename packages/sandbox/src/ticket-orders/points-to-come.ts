import { shareIdentity } from '@mapp/kit/rules';
import { families } from '../booking/families.ts';
import { isOfGroup } from '../retro/terms.ts';
import { earnedOver } from '../seed/flights.ts';
import type { Member } from '../seed/members.ts';
import { airfieldOf, kilometres } from '../timetable/airfields.ts';
import type { Booked } from './records.ts';

/** Kilometres of a flight. */
export const distanceOf = ({ from, to }: { readonly from: string; readonly to: string }): number => {
  const [one, other] = [airfieldOf(from), airfieldOf(to)];
  return one && other ? kilometres(one, other) : 0;
};

/** Points that a member gets for the flights of an order once they are flown; those of the others on it go to themselves. */
export function pointsToCome({ chosen, people }: Booked, { identities, tier, subTier }: Member): number {
  if (!people.some(({ person, paxType }) => paxType !== 'INF' && shareIdentity(identities, person.idList)))
    return 0;
  return chosen
    .flatMap(({ way, fare }) => way.map(({ service }) => ({ service, rate: families[fare.id].earns })))
    .filter(({ service }) => isOfGroup(service.flightNo))
    .map(({ service, rate }) => earnedOver(distanceOf(service), rate, tier, subTier))
    .reduce((total, { farePoint, bonusPoint }) => total + farePoint + bonusPoint, 0);
}

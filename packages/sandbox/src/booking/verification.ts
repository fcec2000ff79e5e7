import type { Day } from '@mapp/kit/rules';
import type { VerifiedOffer } from '@mapp/kit/contracts';
import { airlineZone } from '../clock.ts';
import { writtenIn } from '../timetable/zones.ts';
import { faresOf, type Fare } from './fares.ts';
import type { NamedOffer } from './offer-ids.ts';
import { isOpen } from './offers.ts';
import { partyTotal, type Party } from './prices.ts';
import { holdMinutes } from './terms.ts';
import { endOf, specialRoute, type SpecialRoute } from './special-routes.ts';

/** A chosen fare of an offer. */
export interface Chosen extends NamedOffer {
  readonly fare: Fare;
  readonly route: SpecialRoute;
}

/** The fare that was chosen of an offer; undefined where it has no such. */
export function chosenOf(offer: NamedOffer, fareId: string, today: Day): Chosen | undefined {
  const { way } = offer;
  const fare = faresOf(way, today).find(({ id }) => id === fareId);
  const route = specialRoute(way[0].service.from, (way.at(-1) ?? way[0]).service.to);
  return fare && { ...offer, fare, route };
}

const isOver = ({ way, told, route }: Chosen, now: number): boolean =>
  endOf(told, route) < now || !isOpen(way, now);

const isSold = ({ fare: { seatsLeft }, route }: Chosen, { adults, children }: Party): boolean =>
  route.soldBetween === true || (seatsLeft !== undefined && seatsLeft < adults + children);

/** Whether the choice can still be had, and for how much. */
export function verified(chosen: readonly Chosen[], party: Party, now: number): VerifiedOffer {
  const was = chosen.reduce((sum, { fare }) => sum + partyTotal(fare, party), 0);
  const money = (amount: number) => ({ amount, currency: 'CNY' });
  if (chosen.some((one) => isOver(one, now))) return { state: 'expired' };
  if (chosen.some((one) => isSold(one, party))) return { state: 'soldOut' };
  const is = chosen.reduce(
    (sum, { fare, route }) => sum + partyTotal({ ...fare, fare: fare.fare + (route.dearer ?? 0) }, party),
    0,
  );
  const expires = writtenIn(airlineZone, Math.min(...chosen.map(({ told, route }) => endOf(told, route))));
  if (is === was) return { state: 'same', was: money(was), is: money(is), expires };
  return { state: 'changed', was: money(was), is: money(is), part: 'fare', expires, holdMinutes };
}

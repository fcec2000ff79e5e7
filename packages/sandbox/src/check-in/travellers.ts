import type { Beneficiary, JourneySegment, RelationToMember, TravelInformation } from '@mapp/kit/contracts';
import {
  ageOn,
  beneficiaryName,
  checkInWindow,
  segmentBefore,
  shareIdentity,
  waitingDays,
  type CheckInWindow,
  type Day,
  type SeatPassenger,
} from '@mapp/kit/rules';
import { passengerType } from '../seed/check-in/companions.ts';
import { isInternational, isOwn } from '../seed/check-in/flights.ts';
import type { Person } from '../seed/persons.ts';
import { departureTime } from '../stops.ts';
import { signedIn, type RequestContext } from '../request-context.ts';
import type { FoundSegment, SegmentRecord, TravellerRecord } from './records.ts';

const beneficiaryOf = ({ roster }: RequestContext, cardNo: string, person: Person): Beneficiary | undefined =>
  roster.list(cardNo).find(({ idList }) => shareIdentity(idList, person.idList));

/** Relation of somebody to the member who asks. */
export function relationOf(context: RequestContext, person: Person): RelationToMember {
  const { cardNo, identities } = signedIn(context);
  if (shareIdentity(identities, person.idList)) return 'self';
  return beneficiaryOf(context, cardNo, person) ? 'beneficiary' : 'other';
}

/** Whether the member’s points may pay for somebody: the member, or a beneficiary whose wait is over. */
export function pointsAllowed(context: RequestContext, person: Person): boolean {
  const { cardNo, identities } = signedIn(context);
  if (shareIdentity(identities, person.idList)) return true;
  const beneficiary = beneficiaryOf(context, cardNo, person);
  return (
    beneficiary !== undefined && waitingDays(beneficiary.beneficiaryDate, context.clock.now()) === undefined
  );
}

const types = { ADT: 'adult', CHD: 'child', INF: 'infant' } as const;

/** A traveller as the rules of seats know them. */
export const seatPassengerOf = (
  { passengerId, person, infantId, needsHelp }: TravellerRecord,
  day: Day,
): SeatPassenger => ({
  id: passengerId,
  name: beneficiaryName(person),
  type: types[passengerType(person, day)],
  age: Math.max(0, ageOn(person.birthday, day)),
  ...(infantId !== undefined && { infantId }),
  ...(needsHelp !== undefined && { needsHelp }),
});

export const isInfant = ({ person }: TravellerRecord, { day }: SegmentRecord): boolean =>
  passengerType(person, day) === 'INF';

const needed = [
  'enFamilyName',
  'enGivenName',
  'gender',
  'birthday',
  'country',
  'idType',
  'idNo',
  'expireDate',
  'issueCountry',
  'province',
  'city',
  'street',
  'postcode',
  'destinationAddress',
  'phone',
  'email',
] as const satisfies readonly (keyof TravelInformation)[];

/** All that is asked for has been told. */
export const isInformed = ({ information }: TravellerRecord): boolean =>
  needed.every((name) => (information[name] ?? '') !== '');

/** A segment as the rules of check-in read it. */
export const checkInSegmentOf = (
  segment: SegmentRecord,
): Pick<JourneySegment, 'segmentId' | 'international'> & {
  readonly departure: { readonly time: string };
  readonly passengers: readonly TravellerRecord[];
} => ({
  segmentId: segment.segmentId,
  international: isInternational(segment.flight),
  departure: { time: departureTime(segment.flight, segment.day) },
  passengers: segment.travellers,
});

/** When one can check in. */
export const windowOf = (segment: SegmentRecord): CheckInWindow => checkInWindow(checkInSegmentOf(segment));

/** Whether a flight of ours before this one has left without one of these passengers. */
export function connectionMissed(
  { journey, segment }: FoundSegment,
  ids: readonly string[],
  now: number,
): boolean {
  const segments = journey.segments.filter(({ flight }) => isOwn(flight)).map(checkInSegmentOf);
  return ids.some((id) => {
    const before = segmentBefore(segments, segment.segmentId, id);
    return before !== undefined && Date.parse(before.departure.time) <= now;
  });
}

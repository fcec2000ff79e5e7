import { ageClassOn, beneficiaryName, type Day } from '@mapp/kit/rules';
import { ownProgramme } from '../saved-people/programmes.ts';
import { memberPerson } from '../seed/check-in/people.ts';
import type { Member } from '../seed/members.ts';
import type { SeededPassenger } from '../seed/passengers.ts';

const typeOf = { adult: 'ADT', child: 'CHD', infant: 'INF', newborn: 'INF', unborn: 'INF' } as const;

/** Saved passengers with the member among them, wherever the airline knows the member's documents; of the type that the age makes. */
export function withOwn(
  member: Member,
  list: readonly SeededPassenger[],
  on: Day,
): readonly SeededPassenger[] {
  if (member.identities.length === 0 || list.some(({ myUserid }) => myUserid !== undefined)) return list;
  const { countryText: _, idList, ...person } = memberPerson(member);
  const own: SeededPassenger = {
    ...person,
    id: `P-${member.cardNo.slice(-4)}-0`,
    sort: 0,
    isSelectAvailable: true,
    myUserid: member.userId,
    card: { kind: ownProgramme, number: member.cardNo },
    paxName: beneficiaryName(person),
    paxType: typeOf[ageClassOn(person.birthday, on)],
    favorPaxIdDtoList: idList,
  };
  return [own, ...list];
}

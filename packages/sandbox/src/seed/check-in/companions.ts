import { ageClassOn, type Day } from '@mapp/kit/rules';
import type { Companion, PassengerType } from '@mapp/kit/contracts';
import type { Person } from '../persons.ts';
import { companions } from './ids.ts';
import { personById } from './people.ts';

/** How old somebody counts. */
export function passengerType({ birthday }: Pick<Person, 'birthday'>, on: Day): PassengerType {
  const type = ageClassOn(birthday, on);
  if (type === 'adult') return 'ADT';
  return type === 'child' ? 'CHD' : 'INF';
}

/** Which saved passenger each companion is. */
const persons: Readonly<Record<string, string>> = {
  [companions.friend]: 'P-0001-3',
  [companions.holder]: 'P-0001-4',
  [companions.child]: 'P-0001-12',
  [companions.foreigner]: 'P-0001-5',
};

const phones: Readonly<Record<string, string>> = {
  [companions.friend]: '+86 13900000031',
  [companions.holder]: '+86 13900000032',
  [companions.foreigner]: '+33 612345678',
};

export const companionPerson = (companionId: string, today: Day): Person =>
  personById(persons[companionId] ?? '', today);

/** Somebody as a companion, with the first document. */
function companionOf(companionId: string, person: Person, today: Day): Companion | undefined {
  const { idList, countryText: _, country: _country, ...rest } = person;
  const [identity] = idList;
  return (
    identity && {
      companionId,
      ...rest,
      paxType: passengerType(person, today),
      identity,
      phone: phones[companionId] ?? '',
      self: false,
    }
  );
}

/** The companions that a member has from the start, without the member. */
export const seededCompanions = (cardNo: string, today: Day): readonly Companion[] =>
  cardNo === '600000000001'
    ? Object.keys(persons).flatMap((id) => companionOf(id, companionPerson(id, today), today) ?? [])
    : [];

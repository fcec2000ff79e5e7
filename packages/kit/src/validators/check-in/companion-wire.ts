import type { Companion, CompanionFields } from '../../contracts/check-in/companions.ts';
import type { SavedPassenger } from '../../contracts/saved-people/passengers.ts';
import { shareIdentity } from '../../rules/beneficiaries.ts';
import { companionCredentials, credentialOf } from '../../rules/credentials.ts';
import { partedPhone } from '../../rules/places/calling-codes.ts';
import { emptyCompanion, type CompanionTyped } from './companion-typed.ts';

type Person = Pick<
  Companion,
  'cnFamilyName' | 'cnGivenName' | 'enFamilyName' | 'enGivenName' | 'paxType' | 'birthday'
>;

/** An infant's name is written in letters, everybody else's as their documents have it. */
function typedOfPerson(
  person: Person,
  identity: { idType: string; idNo: string } | undefined,
): CompanionTyped {
  const { cnFamilyName = '', cnGivenName = '', enFamilyName = '', enGivenName = '' } = person;
  const chinese = person.paxType !== 'INF' && cnFamilyName !== '';
  const kind = credentialOf(identity?.idType ?? '')?.kind;
  return {
    ...emptyCompanion,
    paxType: person.paxType,
    familyName: chinese ? cnFamilyName : enFamilyName,
    givenName: chinese ? cnGivenName : enGivenName,
    kind: companionCredentials.find((each) => each === kind) ?? (identity ? 'other' : emptyCompanion.kind),
    number: identity?.idNo ?? '',
    birthday: person.birthday ?? '',
  };
}

/** A companion as the form shows it. */
export function typedOfCompanion(companion: Companion): CompanionTyped {
  const parted = partedPhone(companion.phone);
  return {
    ...typedOfPerson(companion, companion.identity),
    phoneCountry: parted?.country ?? emptyCompanion.phoneCountry,
    phone: parted?.national ?? companion.phone,
  };
}

/** Form filled from a saved passenger. */
export const typedOfSaved = (passenger: SavedPassenger): CompanionTyped =>
  typedOfPerson(passenger, passenger.favorPaxIdDtoList[0]);

const compared = (one: CompanionFields) => [
  one.cnFamilyName || '',
  one.cnGivenName || '',
  one.enFamilyName || '',
  one.enGivenName || '',
  one.paxType,
  one.birthday || '',
  one.phone,
];

/** Whether what was sent is in the list: of a change under its id, of an addition under any. */
export function companionSaved(
  sent: CompanionFields,
  list: readonly Companion[],
  id: string | undefined,
): boolean {
  return list.some(
    (one) =>
      (id === undefined || one.companionId === id) &&
      shareIdentity([one.identity], [sent.identity]) &&
      (id === undefined || JSON.stringify(compared(one)) === JSON.stringify(compared(sent))),
  );
}

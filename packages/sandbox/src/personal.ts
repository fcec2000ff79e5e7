import type { Day } from '@mapp/kit/rules';
import { seededBeneficiaries } from './seed/beneficiaries.ts';
import { members } from './seed/members.ts';
import { savedPassengers } from './seed/passengers.ts';
import { seededAddresses, seededContacts } from './seed/saved-people.ts';

/** A number in fours, as cards show it. */
const inFours = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Bank cards of the test data. Source: sandbox.md. */
const bankCards = ['6222020000000000000', '6225880100000000', '6217000000000000012'];

interface Named {
  readonly cnFamilyName?: string | undefined;
  readonly cnGivenName?: string | undefined;
  readonly enFamilyName?: string | undefined;
  readonly enGivenName?: string | undefined;
}

/** A name in both scripts, and turned around. */
const spelled = ({ cnFamilyName = '', cnGivenName = '', enFamilyName = '', enGivenName = '' }: Named) => [
  `${enFamilyName} ${enGivenName}`,
  `${enGivenName} ${enFamilyName}`,
  cnFamilyName + cnGivenName,
];

/**
 * Personal values of the seed, by every spelling: names, numbers of cards and documents, phones, mail, streets. Canaries for
 * tests that look where such values must not be.
 * @param today the airline's day, which some documents are counted from
 */
export function personalValues(today: Day): string[] {
  const ofMembers = members.flatMap(({ cardNo, name, phone = '', email = '', identities }) => [
    cardNo,
    inFours(cardNo),
    ...spelled({
      cnFamilyName: name.cnFamily,
      cnGivenName: name.cnGiven,
      enFamilyName: name.enFamily,
      enGivenName: name.enGiven,
    }),
    phone,
    email,
    ...identities.map(({ idNo }) => idNo),
  ]);
  const passengers = members.flatMap((member) =>
    savedPassengers(member, today).flatMap((one) => [...spelled(one), ...one.favorPaxIdDtoList]),
  );
  const beneficiaries = members.flatMap(({ cardNo }) =>
    seededBeneficiaries(cardNo, today).flatMap((one) => [...spelled(one), ...one.idList]),
  );
  const ofOthers = [...passengers, ...beneficiaries].map((one) => (typeof one === 'string' ? one : one.idNo));
  const saved = members.flatMap(({ cardNo }) => [
    ...seededContacts(cardNo).flatMap(({ name, phone, email }) => [name, phone, email]),
    ...seededAddresses(cardNo).flatMap(({ name, phone, street }) => [name, phone, street]),
  ]);
  const cards = bankCards.flatMap((digits) => [digits, inFours(digits)]);
  return [...new Set([...ofMembers, ...ofOthers, ...saved, ...cards])].filter(
    (value) => value.trim().length > 1,
  );
}

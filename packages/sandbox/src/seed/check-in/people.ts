import type { TravelInformation } from '@mapp/kit/contracts';
import { addMonths, type Day } from '@mapp/kit/rules';
import { memberOf, type Member } from '../members.ts';
import { savedPassengers } from '../passengers.ts';
import { chinese, passportOf, type Person } from '../persons.ts';

/** A member as a traveller. */
export const memberPerson = ({ name, gender, birthday, identities }: Member): Person =>
  chinese({
    cn: [name.cnFamily, name.cnGiven],
    en: [name.enFamily, name.enGiven],
    gender,
    birthday,
    idList: [...identities],
  });

/** The member with that number. */
const personOf = (cardNo: string): Person => {
  const member = memberOf(cardNo);
  if (!member) throw new Error(`No member ${cardNo}`);
  return memberPerson(member);
};

/** A saved passenger of 600000000001, by id. */
function savedPerson(passengerId: string, today: Day): Person {
  const member = memberOf('600000000001');
  const saved = member && savedPassengers(member, today).find(({ id }) => id === passengerId);
  if (!saved) throw new Error(`Nobody has saved ${passengerId}`);
  const { cnFamilyName, cnGivenName, enFamilyName, enGivenName, gender, birthday, country } = saved;
  if (gender === undefined || birthday === undefined)
    throw new Error(`Too little is known of ${passengerId}`);
  return {
    ...(cnFamilyName !== undefined && { cnFamilyName }),
    ...(cnGivenName !== undefined && { cnGivenName }),
    ...(enFamilyName !== undefined && { enFamilyName }),
    ...(enGivenName !== undefined && { enGivenName }),
    gender,
    birthday,
    country: country ?? 'CN',
    countryText: '',
    idList: saved.favorPaxIdDtoList,
  };
}

const others: Readonly<Record<string, (today: Day) => Person>> = {
  'P-0002-1': () => personOf('600000000002'),
  'P-0002-2': () => chinese({ cn: ['高', '远'], en: ['GAO', 'YUAN'], gender: 'M', birthday: '1984-09-17' }),
  'P-0003-1': () => personOf('600000000003'),
  'P-0004-1': () => personOf('600000000004'),
  'P-0001-3': (today) => ({
    ...savedPerson('P-0001-3', today),
    idList: [
      ...savedPerson('P-0001-3', today).idList.filter(({ idType }) => idType === 'NI'),
      passportOf('EB1234567', addMonths(today, 80)),
    ],
  }),
};

/** Person with this id, as old as `today` makes them. */
export const personById = (passengerId: string, today: Day): Person =>
  others[passengerId]?.(today) ?? savedPerson(passengerId, today);

/** Facts of a ticket about somebody who travels abroad: name, birth and the passport. */
export function ticketInformation(person: Person): Partial<TravelInformation> {
  const { enFamilyName, enGivenName, gender, birthday, country, idList } = person;
  const passport = idList.find(({ idType }) => idType === 'PP');
  return {
    ...(enFamilyName !== undefined && { enFamilyName }),
    ...(enGivenName !== undefined && { enGivenName }),
    gender,
    birthday,
    country,
    ...(passport && {
      idType: 'PP',
      idNo: passport.idNo,
      ...(passport.expireDate !== undefined && { expireDate: passport.expireDate }),
      ...(passport.issueCountry !== undefined && { issueCountry: passport.issueCountry }),
    }),
  };
}

/** Where somebody lives, and how to reach them. */
export const atHome: Partial<TravelInformation> = {
  province: 'Shanghai',
  city: 'Shanghai',
  street: '88 Minzu Road, Huangpu District',
  postcode: '200001',
  phone: '+86 13800000001',
  email: 'zhang.san@example.com',
};

import { addDays, addMonths, type Day } from '@mapp/kit/rules';
import { chinese, passportOf, residentCard, type Person } from './persons.ts';

/** Those around member 600000000001 who are both beneficiaries and saved passengers. Children are as old as `today` wants. */
export interface Family {
  readonly wife: Person;
  readonly father: Person;
  readonly daughter: Person;
}

export function familyOn(today: Day): Family {
  const wifeBorn = '1992-08-15';
  const fatherBorn = '1962-01-23';
  return {
    wife: chinese({
      cn: ['李', '四'],
      en: ['LI', 'SI'],
      gender: 'F',
      birthday: wifeBorn,
      idList: [
        residentCard(wifeBorn, 'F'),
        passportOf('E83456721', addDays(today, 20)),
        { idType: 'EXTENTPRMT', idNo: 'C87654321', expireDate: addMonths(today, 30), issueCountry: 'CN' },
      ],
    }),
    father: chinese({
      cn: ['张', '建国'],
      en: ['ZHANG', 'JIANGUO'],
      gender: 'M',
      birthday: fatherBorn,
      idList: [residentCard(fatherBorn, 'M'), passportOf('G40127733', addDays(today, -40))],
    }),
    // The given name has a character beyond the BMP, which no passport machine spells.
    daughter: chinese({
      cn: ['张', '晓𬭼'],
      en: ['ZHANG', 'XIAOSUI'],
      gender: 'F',
      birthday: addMonths(today, -98),
    }),
  };
}

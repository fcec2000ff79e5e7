import type { IdentityOnWire, PassengerType, SavedPassenger } from '@mapp/kit/contracts';
import { addDays, addMonths, beneficiaryName, type Day } from '@mapp/kit/rules';
import { familyOn } from './family.ts';
import type { Member } from './members.ts';
import { chinese, foreigner, passportOf, residentCard, type Person } from './persons.ts';

/** A saved passenger before anybody knows who is a beneficiary. */
export type SeededPassenger = Omit<SavedPassenger, 'hasSelected'>;

/** A person, their age class, and a mark: `self`, or that the airline does not let them be chosen. */
type Row = readonly [person: Person, type: PassengerType, mark?: 'self' | 'unavailable'];

const selfOf = ({ name, gender, birthday, identities }: Member): Person =>
  chinese({
    cn: [name.cnFamily, name.cnGiven],
    en: [name.enFamily, name.enGiven],
    gender,
    birthday,
    idList: [...identities],
  });

const register = (idNo: string): IdentityOnWire => ({ idType: 'HR', idNo, issueCountry: 'CN' });

/** Adults, children and infants, and among them every obstacle of the choice. */
function many(member: Member, today: Day): Row[] {
  const { wife, father, daughter } = familyOn(today);
  const childBorn = addMonths(today, -75);
  const infantBorn = addMonths(today, -7);
  return [
    [selfOf(member), 'ADT', 'self'],
    [wife, 'ADT'],
    [
      chinese({
        cn: ['王', '芳'],
        en: ['WANG', 'FANG'],
        gender: 'F',
        birthday: '1989-06-06',
        idList: [
          residentCard('1989-06-06', 'F'),
          passportOf('EB1234567', addMonths(today, 80)),
          { idType: 'MIL', idNo: '文字第30217号', issueCountry: 'CN' },
          { idType: 'HTPP', idNo: 'C12345678', expireDate: addMonths(today, 14), issueCountry: 'CN' },
        ],
      }),
      'ADT',
    ],
    [chinese({ cn: ['单', '雄'], en: ['SHAN', 'XIONG'], gender: 'M', birthday: '1974-02-11' }), 'ADT'],
    [
      foreigner(['DUPONT', 'MARIE-CLAIRE'], {
        gender: 'F',
        birthday: '1981-10-05',
        country: 'FR',
        countryText: '法国',
        idList: [passportOf('20FR12345', addMonths(today, 33), 'FR')],
      }),
      'ADT',
    ],
    [father, 'ADT'],
    [
      chinese({ cn: ['周', '宁'], en: ['ZHOU', 'NING'], gender: 'M', birthday: '1990-12-12' }),
      'ADT',
      'unavailable',
    ],
    [
      chinese({
        cn: ['欧阳', '子墨'],
        en: ['OUYANG', 'ZIMO'],
        gender: 'M',
        birthday: '1995-05-25',
        idList: [passportOf('E01928374', addDays(today, -1))],
      }),
      'ADT',
    ],
    [
      chinese({
        cn: ['吴', '桐'],
        en: ['WU', 'TONG'],
        gender: 'F',
        birthday: '2000-02-29',
        idList: [{ idType: 'HTPP', idNo: 'CA1234567', expireDate: addMonths(today, 9), issueCountry: 'CN' }],
      }),
      'ADT',
    ],
    [daughter, 'CHD'],
    [
      chinese({ cn: ['陈', '小北'], en: ['CHEN', 'XIAOBEI'], gender: 'M', birthday: addMonths(today, -40) }),
      'CHD',
    ],
    [
      chinese({
        cn: ['刘', '一诺'],
        en: ['LIU', 'YINUO'],
        gender: 'F',
        birthday: childBorn,
        idList: [register(residentCard(childBorn, 'F').idNo)],
      }),
      'CHD',
    ],
    [
      chinese({ cn: ['赵', '小禾'], en: ['ZHAO', 'XIAOHE'], gender: 'F', birthday: addMonths(today, -15) }),
      'INF',
    ],
    [
      chinese({
        cn: ['孙', '可可'],
        en: ['SUN', 'KEKE'],
        gender: 'M',
        birthday: infantBorn,
        idList: [register(residentCard(infantBorn, 'M').idNo)],
      }),
      'INF',
    ],
  ];
}

/** Members without a row have saved nobody. */
const rowsOf: Readonly<Record<string, (member: Member, today: Day) => Row[]>> = { '600000000001': many };

/** The passengers that a member has saved, in their order, as old as `today` makes them. */
export const savedPassengers = (member: Member, today: Day): SeededPassenger[] =>
  (rowsOf[member.cardNo]?.(member, today) ?? []).map(
    ([{ idList, countryText: _, ...person }, paxType, mark], index) => ({
      id: `P-${member.cardNo.slice(-4)}-${index + 1}`,
      sort: index + 1,
      isSelectAvailable: mark !== 'unavailable',
      ...(mark === 'self' && { myUserid: member.userId, card: { kind: 'MU', number: member.cardNo } }),
      paxName: beneficiaryName(person),
      paxType,
      favorPaxIdDtoList: idList,
      ...person,
    }),
  );

import type { Beneficiary } from '@mapp/kit/contracts';
import { addDays, addMonths, relations, type Day, type RelationId } from '@mapp/kit/rules';
import { familyOn } from './family.ts';
import { chinese, foreigner, passportOf, residentCard, type Person } from './persons.ts';

/** The back end's names of the relations that it has on record; the step-child's is beside an empty code. */
const relationTexts: Partial<Record<RelationId, string>> = {
  spouse: '配偶',
  father: '父亲',
  mother: '母亲',
  brother: '兄弟',
  sister: '姐妹',
  grandfather: '祖父',
  grandmother: '祖母',
  parentInLaw: '公婆/岳父母',
  relative: '亲属',
  stepChild: '继子女',
  friend: '朋友',
  daughter: '女儿',
  son: '儿子',
  stepParent: '继父母',
};

/** A person, their relation to the member, and the day from which points can be used. */
type Row = readonly [person: Person, relation: RelationId, beneficiaryDate: string];

/** Every status, two places left: long in force, since today, in this day's last second, tomorrow, and weeks from now. */
function mixed(today: Day): Row[] {
  const { wife, father, daughter } = familyOn(today);
  return [
    [father, 'father', addDays(today, -740)],
    [
      chinese({ cn: ['陈', '小满'], en: ['CHEN', 'XIAOMAN'], gender: 'M', birthday: addMonths(today, -125) }),
      'stepChild',
      addDays(today, 46),
    ],
    [daughter, 'daughter', today],
    [
      foreigner(['MILLER', 'ANNA ROSE'], {
        gender: 'F',
        birthday: '1990-02-28',
        country: 'US',
        countryText: '美国',
        idList: [passportOf('512345678', addMonths(today, 50), 'US')],
      }),
      'friend',
      `${today}T23:59:59+08:00`,
    ],
    [
      chinese({ cn: ['欧阳', '静宜'], en: ['OUYANG', 'JINGYI'], gender: 'F', birthday: '1964-11-30' }),
      'mother',
      addDays(today, 1),
    ],
    [wife, 'spouse', addDays(today, -140)],
  ];
}

/** As many as there may be, the other relations, the longest name, and the documents that few people have. */
function full(today: Day): Row[] {
  const long = addDays(today, -400);
  return [
    [
      chinese({ cn: ['陈', '思齐'], en: ['CHEN', 'SIQI'], gender: 'M', birthday: '1983-04-02' }),
      'brother',
      long,
    ],
    [
      chinese({ cn: ['陈', '思敏'], en: ['CHEN', 'SIMIN'], gender: 'F', birthday: '1986-07-19' }),
      'sister',
      long,
    ],
    [
      chinese({ cn: ['陈', '鹤年'], en: ['CHEN', 'HENIAN'], gender: 'M', birthday: '1938-12-01' }),
      'grandfather',
      long,
    ],
    [
      chinese({ cn: ['沈', '桂芳'], en: ['SHEN', 'GUIFANG'], gender: 'F', birthday: '1940-05-08' }),
      'grandmother',
      long,
    ],
    [
      chinese({
        cn: ['王', '秀兰'],
        en: ['WANG', 'XIULAN'],
        gender: 'F',
        birthday: '1955-09-09',
        idList: [{ idType: 'OTHER', idNo: '81234567', expireDate: addMonths(today, 7), issueCountry: 'HK' }],
      }),
      'parentInLaw',
      long,
    ],
    [
      chinese({
        cn: ['冯', '志强'],
        en: ['FENG', 'ZHIQIANG'],
        gender: 'M',
        birthday: '1977-03-15',
        idList: [
          { idType: 'MIL', idNo: '军字第2001988号', issueCountry: 'CN' },
          residentCard('1977-03-15', 'M'),
        ],
      }),
      'relative',
      addDays(today, 59),
    ],
    [
      chinese({ cn: ['陈', '一诺'], en: ['CHEN', 'YINUO'], gender: 'M', birthday: addMonths(today, -50) }),
      'son',
      addDays(today, 12),
    ],
    [
      foreigner(['PAPADOPOULOS', 'KONSTANTINOS'], {
        gender: 'M',
        birthday: '1958-01-01',
        country: 'GR',
        countryText: '希腊',
        idList: [passportOf('AN1234567', addMonths(today, 5), 'GR')],
      }),
      'stepParent',
      long,
    ],
  ];
}

/** Members without a row have none. */
const rowsOf: Readonly<Record<string, (today: Day) => Row[]>> = {
  '600000000001': mixed,
  '600000000004': full,
};

/** The beneficiaries that a member has from the start, as of a day. */
export const seededBeneficiaries = (cardNo: string, today: Day): Beneficiary[] =>
  (rowsOf[cardNo]?.(today) ?? []).map(([person, relation, beneficiaryDate], index) => ({
    beneficiaryId: `B-${cardNo.slice(-4)}-${index + 1}`,
    beneficiaryDate,
    relation: relations.find(({ id }) => id === relation)?.code ?? '',
    relationText: relationTexts[relation] ?? '',
    ...person,
  }));

import { describe, expect, it } from 'vitest';
import { coverOf, insuranceObstacle } from './insurance.ts';
import { couponObstacle } from './coupons.ts';
import {
  birthdayOfTraveller,
  endsSoon,
  bookingObstacle,
  travellerObstacle,
  typeChangesOn,
  type JourneyTerms,
  type PartyTerms,
  type Traveller,
} from './travellers.ts';

const terms: JourneyTerms = {
  days: ['2026-09-25', '2026-09-30'],
  lastDay: '2026-09-30',
  international: false,
};
const adult: Traveller = {
  id: '1',
  type: 'ADT',
  birthday: '1990-03-07',
  latinName: { family: 'Zhang', given: 'San' },
  chineseName: '张三',
  document: { idType: 'NI', idNo: '310104199003074510' },
};
const child: Traveller = {
  ...adult,
  id: '2',
  type: 'CHD',
  birthday: '2018-06-01',
  document: { idType: 'HR', idNo: '310104201806010035' },
};
const infant: Traveller = {
  ...adult,
  id: '3',
  type: 'INF',
  birthday: '2026-01-15',
  document: { idType: 'BR', idNo: 'BC2601' },
};

describe('a passenger', () => {
  it.each([adult, child, infant])('$type may travel', (one) =>
    expect(travellerObstacle(one, terms)).toBeUndefined(),
  );

  it.each<[string, Traveller, Partial<JourneyTerms>, string]>([
    ['has no name', { ...adult, latinName: undefined, chineseName: undefined }, {}, 'nameMissing'],
    ['has no letters abroad', { ...adult, latinName: undefined }, { international: true }, 'nameMissing'],
    [
      'has a name of 29',
      { ...adult, latinName: { family: 'A'.repeat(14), given: 'B'.repeat(14) } },
      {},
      'nameLong',
    ],
    ['is an infant without letters', { ...infant, latinName: undefined }, {}, 'nameInfant'],
    ['has no document', { ...adult, document: undefined }, {}, 'documentMissing'],
    [
      'has a document without number',
      { ...adult, document: { idType: 'PP', idNo: '' } },
      {},
      'documentMissing',
    ],
    ['has another kind', adult, { documentKinds: ['PP'] }, 'documentKind'],
    [
      'has a passport that ends a day too early',
      { ...adult, document: { idType: 'PP', idNo: 'E1', expireDate: '2026-09-29' } },
      {},
      'documentExpired',
    ],
    ['is a child without birthday', { ...child, birthday: undefined }, {}, 'birthday'],
    ['is not born', { ...infant, birthday: '2026-10-01' }, {}, 'unborn'],
    ['is 13 days old', { ...infant, birthday: '2026-09-12' }, {}, 'newborn'],
    ['turns two before the return', { ...infant, birthday: '2024-09-28' }, {}, 'turnsTwo'],
    ['is two already', { ...infant, birthday: '2024-09-25' }, {}, 'typeChild'],
    ['turns twelve before the return', { ...child, birthday: '2014-09-28' }, {}, 'turnsTwelve'],
    ['was twelve before', { ...child, birthday: '2014-09-22' }, {}, 'typeAdult'],
    ['is a child as an adult', { ...adult, birthday: '2018-06-01' }, {}, 'typeChild'],
    ['is an infant as an adult', { ...adult, birthday: '2026-01-15' }, {}, 'typeInfant'],
  ])('%s', (_, one, other, obstacle) =>
    expect(travellerObstacle(one, { ...terms, ...other })).toBe(obstacle),
  );

  it.each([
    ['GRP', 'GAT'],
    ['TRP', 'RPTW'],
  ])('shows what is %s here and %s where it is saved', (travel, membership) => {
    const at = { ...terms, documentKinds: [travel] };
    for (const idType of [travel, membership])
      expect(
        travellerObstacle({ ...adult, document: { idType, idNo: '810000199003070011' } }, at),
      ).toBeUndefined();
    expect(travellerObstacle(adult, at)).toBe('documentKind');
  });

  it('flies with a document that ends on the last day, and a name of 28', () => {
    const document = { idType: 'PP', idNo: 'E1', expireDate: '2026-09-30' };
    const latinName = { family: 'A'.repeat(14), given: 'B'.repeat(13) };
    expect(travellerObstacle({ ...adult, document, latinName }, terms)).toBeUndefined();
  });

  it('is 14 days old on the first day', () =>
    expect(travellerObstacle({ ...infant, birthday: '2026-09-11' }, terms)).toBeUndefined());

  it('hears of a passport that ends within six months, abroad alone', () => {
    const document = { idType: 'PP', idNo: 'E1', expireDate: '2027-03-29' };
    const abroad = { ...terms, international: true };
    expect(endsSoon({ ...adult, document }, abroad)).toBe(true);
    expect(endsSoon({ ...adult, document: { ...document, expireDate: '2027-03-30' } }, abroad)).toBe(false);
    expect(endsSoon({ ...adult, document }, terms)).toBe(false);
  });

  it('has a day on which the type changes', () => {
    expect(typeChangesOn(infant)).toBe('2028-01-15');
    expect(typeChangesOn(child)).toBe('2030-06-01');
    expect(typeChangesOn(adult)).toBeUndefined();
  });
});

describe('a party', () => {
  const searched = { adults: 1, children: 0, infants: 0 };
  const party: PartyTerms = { days: terms.days, searched };
  const many = (of: Traveller, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...of,
      id: `${of.id}-${at}`,
      document: { idType: 'PP', idNo: `${of.id}-${at}` },
    }));
  const small = { ...child, birthday: '2022-06-01' };

  it.each<[string, readonly Traveller[], Partial<PartyTerms>, string | undefined]>([
    ['one adult', [adult], {}, undefined],
    ['nobody', [], {}, 'partyEmpty'],
    ['ten', many(adult, 10), {}, 'partyMany'],
    ['one document twice', [adult, { ...adult, id: '9' }], {}, 'partyTwice'],
    ['a child alone', [child], {}, 'partyAlone'],
    ['an infant alone', [infant], {}, 'partyAlone'],
    ['a child with somebody of 17', [{ ...adult, birthday: '2008-09-26' }, child], {}, 'partyYoung'],
    ['two infants of one adult', [adult, ...many(infant, 2)], {}, 'partyInfants'],
    ['four under five of one adult', [adult, ...many(small, 4)], {}, 'partyUnderFive'],
    ['three under five and an infant', [adult, ...many(small, 3), infant], {}, 'partyUnderFive'],
    ['one, where two are wanted', [{ ...adult, self: true }], { passengers: 2 }, 'partyLimit'],
    ['without the member', [adult], { members: true }, 'partyMember'],
    ['with the member', [{ ...adult, self: true }], { members: true }, undefined],
    ['one more than searched', many(adult, 2), {}, 'partyMore'],
    ['one fewer', [adult], { searched: { ...searched, children: 1 } }, 'partyMissing'],
  ])('%s: %s', (_, chosen, other, obstacle) =>
    expect(bookingObstacle(chosen, { ...party, ...other })).toBe(obstacle),
  );

  it('may have three under five for each of two adults', () => {
    const chosen = [...many(adult, 2), ...many(small, 6)];
    const counts = { adults: 2, children: 6, infants: 0 };
    expect(bookingObstacle(chosen, { ...party, searched: counts })).toBeUndefined();
  });

  it('is led by somebody who is 18 on the first day', () => {
    const eighteen = { ...adult, birthday: '2008-09-25' };
    expect(
      bookingObstacle([eighteen, child], { ...party, searched: { adults: 1, children: 1, infants: 0 } }),
    ).toBeUndefined();
  });
});

describe('insurance', () => {
  it.each([
    ['1990-03-07', undefined],
    ['2026-01-15', 'insuranceInfant'],
    ['1945-10-01', undefined],
    ['1945-09-30', 'insuranceOld'],
    ['1944-02-29', 'insuranceOld'],
    ['2024-09-28', 'insuranceInfant'],
  ])('of who is born on %s: %s', (birthday, obstacle) =>
    expect(insuranceObstacle(birthday, terms.days)).toBe(obstacle),
  );
});

it.each([
  ['delay', 'CNY', 30_000, 30_000],
  ['delay', 'CNY', 30_001, 30_000],
  ['refund', 'CNY', 500_000, 200_000],
  ['refund', 'CNY', 150_000, 150_000],
  ['refund', 'JPY', 500_000, 500_000],
  ['moon', 'CNY', 500_000, 500_000],
])('the cover %s of %s %i is told as %i', (id, currency, amount, told) =>
  expect(coverOf(id, { amount, currency })).toEqual({ amount: told, currency }),
);

describe('a coupon', () => {
  const coupon = { couponId: 'C100', worth: 10_000, minimum: 50_000, until: '2026-06-01' };
  const use = { fares: 50_000, domestic: true, points: false, today: '2026-06-01' };

  it.each([
    ['can be used', coupon, use, undefined],
    ['has expired', coupon, { ...use, today: '2026-06-02' }, 'couponExpired'],
    ['is for more', coupon, { ...use, fares: 49_999 }, 'couponMinimum'],
    ['is for the mainland', { ...coupon, domestic: true }, { ...use, domestic: false }, 'couponScope'],
    ['stands no points', { ...coupon, withoutPoints: true }, { ...use, points: true }, 'couponPoints'],
    ['stands points', coupon, { ...use, points: true }, undefined],
  ])('%s', (_, one, at, obstacle) => expect(couponObstacle(one, at)).toBe(obstacle));
});

describe('the birthday of a passenger', () => {
  const idNo = '310104194402290015';

  it.each([
    ['told', { birthday: '1990-03-07', document: { idType: 'NI', idNo } }, '1990-03-07'],
    ['of the ID card that is shown', { document: { idType: 'NI', idNo } }, '1944-02-29'],
    ['of no other document', { document: { idType: 'PP', idNo } }, undefined],
    ['of no number that is none', { document: { idType: 'NI', idNo: '1944' } }, undefined],
    ['unknown', {}, undefined],
  ])('is the one %s', (_, one, birthday) => expect(birthdayOfTraveller(one)).toBe(birthday));
});

import { describe, expect, it } from 'vitest';
import { comparedName, passportName, ticketName, type TravellerNames } from './traveller-names.ts';

const adult: TravellerNames = {
  latinName: { family: 'Zhang', given: 'San' },
  chineseName: '张三',
  document: { idType: 'NI', idNo: '310104199003074510' },
};

describe('the name of a ticket', () => {
  it.each([
    ['Zhang', 'San', 'ZHANG/SAN'],
    ['Sze-To', "D'Arcy", 'SZETO/DARCY'],
    ['Müller', 'Jose Luis', 'MULLER/JOSELUIS'],
    ['Suharto', '', 'SUHARTO'],
    ['U', 'Peter', 'UU/PETER'],
    ['Ó', '', 'OO'],
    ['张', '三', undefined],
    ['', 'San', undefined],
  ])('%s, %s is printed as %s', (family, given, printed) =>
    expect(ticketName({ latinName: { family, given } })).toBe(printed),
  );
});

describe('the name of a passport', () => {
  it.each([
    ['Zhang', 'San', 'ZHANG SAN'],
    ['Sze-To', "D'Arcy", "SZE-TO D'ARCY"],
    ['Suharto', '', 'SUHARTO'],
    ['张', '三', undefined],
  ])('%s, %s has the order %s', (family, given, shown) =>
    expect(passportName({ latinName: { family, given } })).toBe(shown),
  );
});

describe('the name to compare', () => {
  const passport = { idType: 'PP', idNo: 'E12345678' };
  it.each<[string, Partial<TravellerNames>, boolean, ReturnType<typeof comparedName>]>([
    ['an identity card at home', {}, false, { ticket: '张三' }],
    ['an identity card, and no Chinese name', { chineseName: undefined }, false, { ticket: 'ZHANG/SAN' }],
    ['a passport', { document: passport }, false, { ticket: 'ZHANG/SAN', passport: 'ZHANG SAN' }],
    ['a passport abroad', { document: passport }, true, { ticket: 'ZHANG/SAN', passport: 'ZHANG SAN' }],
    ['a pass', { document: { idType: 'HTPP', idNo: 'C12345678' } }, true, { ticket: 'ZHANG/SAN' }],
    ['no letters', { latinName: undefined, document: passport }, false, { ticket: '张三' }],
    ['no name', { latinName: undefined, chineseName: undefined }, false, undefined],
  ])('of %s', (_, part, international, compared) =>
    expect(comparedName({ ...adult, ...part }, { international })).toEqual(compared),
  );
});

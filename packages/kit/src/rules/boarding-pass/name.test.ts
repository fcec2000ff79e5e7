import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWidth, passName } from './name.ts';
import { runs } from '../../../../../vitest.runs.ts';

describe('name of a boarding pass', () => {
  it.each([
    ['ZHANG/SAN', 'ZHANG/SAN'],
    [' zhang / san ', 'ZHANG/SAN'],
    ['SUHARTO', 'SUHARTO'],
    ['SUHARTO/', 'SUHARTO'],
    ['LÜ/NÚRIA', 'LU/NURIA'],
    ['Æbeltoft/Søren', 'AEBELTOFT/SOEREN'],
    ['Weiß/Jürgen', 'WEISS/JURGEN'],
    ["O’Neil/D'Arcy", 'ONEIL/DARCY'],
    ['Smith-Jones/Anne-Marie', 'SMITH JONES/ANNE'],
    ['Łukasiewicz/Đorđe', 'LUKASIEWICZ/DORDE'],
    ['Þórsson/Guðmundur', 'THORSSON/GUDMUNDUR'],
    ['Ħal Œuvre/İpek', 'HAL OEUVRE/IPEK'],
    ['De  la – Cruz/Ana', 'DE LA CRUZ/ANA'],
    ['SU HARTO', 'SU HARTO'],
    // Twenty fit.
    ['OUYANG/NANA XIAOMING', 'OUYANG/NANA XIAOMING'],
    // The later given names go first, whole.
    ['OUYANG/NANA XIAOMING LI', 'OUYANG/NANA XIAOMING'],
    ['FEATHERSTONE/ALEXANDER JOHN PAUL', 'FEATHERSTONE/A'],
    ['ROSTROPOVICH/IVAN PETROVICH', 'ROSTROPOVICH/IVAN'],
    // Then the given name becomes its initial.
    ['VENKATANARASIMHA/RAMAKRISHNAN', 'VENKATANARASIMHA/R'],
    // Then the later words of the surname go, whole.
    ['GARCIA HERNANDEZ LOPEZ/MARIA', 'GARCIA HERNANDEZ/M'],
    // A single word that has no room is cut last of all.
    ['WOLFESCHLEGELSTEINHAUSEN/HUBERT', 'WOLFESCHLEGELSTEIN/H'],
    ['WOLFESCHLEGELSTEINHAUSEN', 'WOLFESCHLEGELSTEINHA'],
  ])('%s is %s', (name, written) => {
    expect(passName(name)).toBe(written);
  });

  it.each([
    '',
    ' ',
    '/SAN',
    '张/三',
    'ZHANG/三',
    '張三',
    'ИВАНОВ/ИВАН',
    'キム',
    'A/B/C',
    'ZHANG1/SAN',
    'ZHANG/S,AN',
    '🙂',
  ])('“%s” is none', (name) => {
    expect(passName(name)).toBeUndefined();
  });

  it('property: fits, stays as it is when written again, and begins as the surname does', () => {
    const word = fc.string({
      unit: fc.constantFrom('A', 'B', 'C', 'É', 'Ü', 'Z'),
      minLength: 1,
      maxLength: 14,
    });
    const part = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(part, part, (family, given) => {
        const written = passName(`${family}/${given}`) ?? '';
        expect(written.length).toBeGreaterThan(0);
        expect(written.length).toBeLessThanOrEqual(nameWidth);
        expect(passName(written)).toBe(written);
        const [first = ''] = (passName(family) ?? '').split(' ');
        expect(written.startsWith(first.slice(0, 18))).toBe(true);
      }),
      runs(),
    );
  });

  it('property: never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        expect(passName(name) ?? 'A').toMatch(/^[A-Z][A-Z /]*$/);
      }),
      runs(),
    );
  });
});

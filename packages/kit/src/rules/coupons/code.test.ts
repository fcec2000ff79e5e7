import { expect, it } from 'vitest';
import { activationLengths, groupedCode } from './code.ts';

it.each([
  ['MAPPSEAT2026', 'MAPP-SEAT-2026'],
  ['MAPPS', 'MAPPS'],
  ['ACT2026', 'ACT2026'],
  ['MAPP', 'MAPP'],
  ['', ''],
])('%s is printed as %s', (code, printed) => expect(groupedCode(code)).toBe(printed));

it('a whole code has three groups', () => {
  expect(groupedCode('A'.repeat(activationLengths.max)).split('-')).toHaveLength(3);
});

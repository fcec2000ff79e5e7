import { expect, it } from 'vitest';
import { activationLength, groupedCode } from './code.ts';

it.each([
  ['MAPPSEAT2026', 'MAPP-SEAT-2026'],
  ['MAPPS', 'MAPP-S'],
  ['MAPP', 'MAPP'],
  ['', ''],
])('%s is printed as %s', (code, printed) => expect(groupedCode(code)).toBe(printed));

it('a whole code has three groups', () => {
  expect(groupedCode('A'.repeat(activationLength)).split('-')).toHaveLength(3);
});

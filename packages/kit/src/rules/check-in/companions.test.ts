import { expect, it } from 'vitest';
import { unaccompanied } from './companions.ts';

const adult = { paxType: 'ADT' } as const;
const child = { paxType: 'CHD' } as const;
const infant = { paxType: 'INF' } as const;

it.each([
  [[], []],
  [[adult], []],
  [[child], [child]],
  [[infant], [infant]],
  [
    [child, infant],
    [child, infant],
  ],
  [[child, adult], []],
  [[adult, infant, child], []],
])('%j: alone are %j', (chosen, alone) => {
  expect(unaccompanied(chosen)).toEqual(alone);
});

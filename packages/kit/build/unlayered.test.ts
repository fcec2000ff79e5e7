import { expect, it } from 'vitest';
import { unlayered } from './unlayered.ts';

it.each([
  ['@layer components.mapp.primitives {\n.a:hover {}\n}', '.a:hover:not(#\\#) {}'],
  [
    '@layer components.mapp.components {\n.a, .b::before {}\n}',
    '.a:not(#\\#):not(#\\#), .b:not(#\\#):not(#\\#)::before {}',
  ],
  ['@layer components.mapp.primitives {\n@media print {\n.a {}\n}\n}', '@media print {\n.a:not(#\\#) {}\n}'],
  ['@layer base.mapp {\nh1 {}\n}', 'h1:not(_ _ _ _ _) {}'],
])('puts weight in the place of a layer: %s', (sheet, without) => {
  expect(unlayered(sheet).trim()).toBe(without);
});

it.each([
  '@layer theme.mapp {\n:root {}\n}',
  '@layer theme.mapp, utilities;',
  '@keyframes a {\nfrom {}\nto {}\n}',
])('leaves as it is: %s', (sheet) => {
  expect(unlayered(sheet)).toBe(sheet);
});

it('ends a sheet without rules, so that another can follow', () => {
  const order = '@layer theme.mapp, utilities;';
  expect(unlayered(`${order}\n@layer components.mapp.primitives {\n\n}`).trim()).toBe(order);
});

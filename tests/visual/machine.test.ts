import { expect, it } from 'vitest';
import { buildOf, differences } from './machine.ts';

const kept = { browser: 'Chromium 1', letters: 'a.ttc 00, b.ttc 11' };

it('another browser or other letters are named', () => {
  expect(differences(kept, { ...kept })).toEqual([]);
  expect(differences(kept, { ...kept, browser: 'Chromium 2' })).toEqual([
    'browser: the baselines have Chromium 1, here is Chromium 2',
  ]);
  expect(differences(kept, { ...kept, letters: 'a.ttc 00' })).toEqual([
    'letters: the baselines have a.ttc 00, b.ttc 11, here is a.ttc 00',
  ]);
});

it('a patch of the same build is no other browser', () => {
  const before = 'Chromium 156.0.8078.79 built on Debian';
  const after = 'Chromium 156.0.8078.108 built on Debian';
  expect(buildOf(after)).toBe(buildOf(before));
  expect(buildOf('Chromium 156.0.8079.2')).toBe('Chromium 156.0.8079');
  expect(buildOf('nightly')).toBe('nightly');
});

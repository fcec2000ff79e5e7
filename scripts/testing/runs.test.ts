import { expect, it } from 'vitest';
import { runsOf, summary, type Outcome } from './runs.mjs';

const outcome = (more: Partial<Outcome> = {}): Outcome => ({
  passed: 10,
  failed: 0,
  secondTry: 0,
  seconds: 5,
  at: '2026-06-01T02:00:00.000Z',
  ...more,
});

it('forgets the runs of another state, and keeps the later of two', () => {
  const now = { state: 'b', runs: { 'test unit 1/1': outcome({ failed: 1 }) } };
  const later = { state: 'b', runs: { 'test unit 1/1': outcome({ at: '2026-06-01T03:00:00.000Z' }) } };
  const before = { state: 'a', runs: { 'test types 1/1': outcome() } };
  expect(runsOf('b', later, now, before)).toEqual(later);
});

it('says which pieces have run, and which have not', () => {
  const lines = summary({
    state: 'a',
    runs: {
      'test types 1/1': outcome(),
      'all stories 1/4': outcome({ failed: 2 }),
      'night fuzz 7': outcome(),
    },
  });
  expect(lines[0]).toBe('npm test: 1 of 6 pieces; 10 passed, 0 failed, 0 at the second try, 5 s');
  expect(lines[1]).toBe('  not run: lint, unit, package, stories, e2e');
  expect(lines.find((line) => line.startsWith('npm run test:all'))).toContain('10 passed, 2 failed');
  expect(lines).toContain('  fuzz: 1 of the 10 of a round; 10 passed, 0 failed, 0 at the second try, 5 s');
});

it('takes the shares of a part for the whole of it once all have run', () => {
  const half = { 'test stories 1/2': outcome() };
  expect(summary({ state: 'a', runs: half })[0]).toContain('0 of 6 pieces');
  expect(summary({ state: 'a', runs: { ...half, 'test stories 2/2': outcome() } })[0]).toContain(
    '1 of 6 pieces; 20 passed',
  );
});

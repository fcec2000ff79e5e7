import { describe, expect, it } from 'vitest';
import { hasArrived, isYouthAge, mayApply, youthStates } from './youth.ts';

describe('the ages of the youth programme', () => {
  it.each([
    ['2012-06-01', true],
    ['2012-06-02', false],
    ['1990-06-02', true],
    ['1990-06-01', false],
  ])('who is born on %s', (birthday, may) => {
    expect(isYouthAge(birthday, '2026-06-01')).toBe(may);
  });
});

describe('an application', () => {
  const application = { name: '林海', organisation: '东海大学' };

  it('can be sent once, and again after it was declined', () => {
    expect(youthStates.filter((state) => mayApply({ state }))).toEqual(['none', 'declined']);
  });

  it('cannot be sent against an obstacle', () => {
    expect(youthStates.filter((state) => mayApply({ state, obstacle: 'age' }))).toEqual([]);
  });

  it('has arrived when the same one is there', () => {
    expect(hasArrived({ state: 'reviewing', application }, application)).toBe(true);
    expect(hasArrived({ state: 'declined', application }, application)).toBe(false);
    expect(hasArrived({ state: 'none' }, application)).toBe(false);
    expect(hasArrived({ state: 'reviewing', application }, { ...application, name: '张三' })).toBe(false);
    expect(hasArrived({ state: 'reviewing', application }, { ...application, organisation: '南海' })).toBe(
      false,
    );
    expect(hasArrived({ state: 'reviewing' }, application)).toBe(false);
    expect(hasArrived({ state: 'member', application }, application)).toBe(true);
  });
});

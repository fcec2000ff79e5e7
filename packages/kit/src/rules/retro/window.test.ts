import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { claimableDays, claimWindow, type ClaimKind } from './window.ts';

const terms = { ownFromDay: 7, partnerFromDay: 14, months: 6 };
const at = (flight: string, kind: ClaimKind, today: string) => claimWindow(flight, kind, terms, today);

describe('claimWindow', () => {
  it.each([
    ['2026-05-25', 'own', 'open'],
    ['2026-05-26', 'own', 'early'],
    ['2026-05-18', 'partner', 'open'],
    ['2026-05-19', 'partner', 'early'],
    ['2025-12-01', 'own', 'open'],
    ['2025-11-30', 'own', 'late'],
    ['2025-12-01', 'partner', 'open'],
    ['2025-11-30', 'partner', 'late'],
    ['2026-06-01', 'own', 'early'],
    ['2026-06-02', 'own', 'future'],
  ] as const)('a flight of %s of the kind %s is %s on 1 June', (flight, kind, phase) => {
    expect(at(flight, kind, '2026-06-01').phase).toBe(phase);
  });

  it('ends with the month where the day is missing', () => {
    expect(at('2026-08-31', 'own', '2026-09-10').closes).toBe('2027-02-28');
    expect(at('2023-08-31', 'own', '2023-09-10').closes).toBe('2024-02-29');
  });

  it('counts the days that are left', () => {
    expect(at('2026-01-01', 'own', '2026-06-30').daysLeft).toBe(1);
    expect(at('2026-01-01', 'own', '2026-07-01').daysLeft).toBe(0);
    expect(at('2026-01-01', 'own', '2026-07-02').daysLeft).toBeUndefined();
  });

  it('follows the terms that it is given', () => {
    expect(claimWindow('2026-05-31', 'own', { ...terms, ownFromDay: 1 }, '2026-06-01').phase).toBe('open');
    expect(claimWindow('2026-05-01', 'own', { ...terms, months: 1 }, '2026-06-02').phase).toBe('late');
  });
});

describe('claimableDays', () => {
  it('are those whose window is open', () => {
    expect(claimableDays('partner', terms, '2026-06-01')).toEqual({ from: '2025-12-01', to: '2026-05-18' });
    expect(claimableDays('own', terms, '2026-02-28')).toEqual({ from: '2025-08-28', to: '2026-02-21' });
  });

  it('agree with the window of every flight', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2022-01-01', days));
    const kinds = fc.constantFrom<ClaimKind>('own', 'partner');
    fc.assert(
      fc.property(day, fc.integer({ min: -40, max: 240 }), kinds, (today, ago, kind) => {
        const flight = addDays(today, -ago);
        const { from, to } = claimableDays(kind, terms, today);
        const open = claimWindow(flight, kind, terms, today).phase === 'open';
        expect(flight >= from && flight <= to).toBe(open);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { checkInGate, type GatedSegment } from './gate.ts';

const minute = 60_000;
const departs = Date.parse('2026-06-02T08:00:00+08:00');

const segment = (changes: Partial<GatedSegment> = {}): GatedSegment => ({
  segmentId: 'S1',
  international: false,
  supported: true,
  departure: { time: '2026-06-02T08:00:00+08:00' },
  arrival: { time: '2026-06-02T10:15:00+08:00' },
  passengers: [{ passengerId: 'P1', state: 'open' }],
  ...changes,
});
const gate = (one: GatedSegment, minutesLeft: number, before: GatedSegment[] = []) =>
  checkInGate([...before, one], one, ['P1'], departs - minutesLeft * minute).gate;

describe('the gate of check-in', () => {
  it('is open from 48 hours until 45 minutes before departure', () => {
    expect(gate(segment(), 48 * 60 + 1)).toBe('notOpen');
    expect(gate(segment(), 48 * 60)).toBe('open');
    expect(gate(segment(), 46)).toBe('open');
    expect(gate(segment(), 45)).toBe('closed');
  });

  it('closes 60 minutes before an international departure', () => {
    expect(gate(segment({ international: true }), 61)).toBe('open');
    expect(gate(segment({ international: true }), 60)).toBe('closed');
  });

  it.each([
    [0, 'open', 'missed'],
    [0, 'checkedIn', 'departed'],
    [-135, 'checkedIn', 'landed'],
  ] as const)('%i minutes before departure, %s, is %s', (left, state, expected) =>
    expect(gate(segment({ passengers: [{ passengerId: 'P1', state }] }), left)).toBe(expected),
  );

  it('is shut once the connection is missed', () => {
    const before = segment({ segmentId: 'S0', departure: { time: '2026-06-02T05:00:00+08:00' } });
    expect(gate(segment(), 90, [before])).toBe('missedConnection');
  });

  it('goes in order', () => {
    const before = segment({ segmentId: 'S0' });
    const last = segment();
    expect(checkInGate([before, last], last, ['P1'], departs - 90 * minute)).toEqual({
      gate: 'outOfTurn',
      before,
    });
    const done = segment({ segmentId: 'S0', passengers: [{ passengerId: 'P1', state: 'checkedIn' }] });
    expect(gate(last, 90, [done])).toBe('open');
  });

  it('asks for the information of those who check in', () => {
    const people = [
      { passengerId: 'P1', state: 'open', informed: true },
      { passengerId: 'P2', state: 'open', informed: false },
    ] as const;
    const abroad = segment({ international: true, passengers: people });
    expect(gate(abroad, 90)).toBe('open');
    expect(checkInGate([abroad], abroad, ['P1', 'P2'], departs - 90 * minute).gate).toBe(
      'informationMissing',
    );
  });

  it('knows who is done, and which airline is not ours', () => {
    expect(gate(segment({ passengers: [{ passengerId: 'P1', state: 'checkedIn' }] }), 90)).toBe('done');
    expect(gate(segment({ supported: false }), 90)).toBe('notSupported');
    const half = segment({
      passengers: [
        { passengerId: 'P1', state: 'checkedIn' },
        { passengerId: 'P2', state: 'open' },
      ],
    });
    expect(checkInGate([half], half, ['P1', 'P2'], departs - 90 * minute).gate).toBe('open');
  });
});

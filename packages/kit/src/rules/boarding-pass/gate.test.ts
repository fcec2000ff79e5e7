import { expect, it } from 'vitest';
import { gateState } from './gate.ts';

const end = (time: string) => ({ airport: 'PEK', name: 'Beijing', time });
const flight = {
  from: end('2026-06-02T08:00:00+08:00'),
  to: end('2026-06-02T09:15:00+07:00'),
  gateCloses: '2026-06-02T07:45:00+08:00',
};

it.each([
  ['07:44:59', 'open'],
  ['07:45:00', 'closed'],
  ['08:00:00', 'departed'],
  ['10:14:59', 'departed'],
  ['10:15:00', 'landed'],
] as const)('at %s the gate is %s', (time, state) =>
  expect(gateState(flight, Date.parse(`2026-06-02T${time}+08:00`))).toBe(state),
);

it('is open until departure where no hour of closing is known', () =>
  expect(gateState({ ...flight, gateCloses: undefined }, Date.parse('2026-06-02T07:59:00+08:00'))).toBe(
    'open',
  ));

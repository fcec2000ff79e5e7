import type { FaultKind } from '@mapp/sandbox/engine';
import { numberOf, type Tier } from '../../e2e/tier.ts';
import type { WriteName } from '../ways/way.ts';
import type { Write } from './write.ts';

/** Ways to send a write once more than is meant, or for somebody else. */
const repeats = ['taps', 'enter', 'back', 'history', 'tabs', 'crossed'] as const;
type Repeat = (typeof repeats)[number];

/** Faults that leave open what was done. */
export const silences = ['network', 'timeout', 'http500'] as const satisfies readonly FaultKind[];
type Silence = (typeof silences)[number];

export const sides = ['before', 'after'] as const;

/** A trial of a write; a silence has a side where nothing can be looked up. */
export type Trial = Repeat | Silence | `${Silence} ${(typeof sides)[number]}`;

/**
 * Writes that every run sends, of different shapes: each trial is among them, and as many areas as there are lines. All of
 * them go through one hook (`use-verified-mutation.ts`), whose table of calls is whole in Node.
 */
export const sample: Readonly<Partial<Record<WriteName, Trial>>> = {
  createOrder: 'taps',
  addBeneficiary: 'enter',
  checkIn: 'back',
  fastEnrollMember: 'history',
  submitRefund: 'history',
  preparePayment: 'tabs',
  takeOffer: 'tabs',
  saveMobile: 'crossed',
  savePassenger: 'back',
  orderChange: 'network',
  chooseSeats: 'timeout',
  retroClaim: 'http500',
  loginByPassword: 'timeout before',
  followFlight: 'network after',
};

/** Trials that have a meaning for a write. */
export function trialsOf({ member, button, field, again, lookUp }: Write): readonly Trial[] {
  const pressed = !('without' in button);
  const typed = !('without' in field);
  const has: Readonly<Record<Repeat, boolean>> = {
    taps: pressed,
    enter: pressed && typed,
    back: pressed && !('without' in again),
    history: true,
    tabs: true,
    crossed: member !== undefined && typed,
  };
  return [
    ...repeats.filter((repeat) => has[repeat]),
    ...('without' in lookUp
      ? silences.flatMap((kind) => sides.map((side) => `${kind} ${side}` as const))
      : silences),
  ];
}

const isRepeat = (trial: Trial): boolean => repeats.some((repeat) => repeat === trial);

/** In `test:all` each write is sent once too often and once without an answer, by its name; the rest are of the night. */
export function tierOfTrial(name: WriteName, write: Write, trial: Trial): Tier {
  if (sample[name] === trial) return 'default';
  const alike = trialsOf(write).filter((each) => isRepeat(each) === isRepeat(trial));
  return alike[numberOf(name) % alike.length] === trial ? 'all' : 'night';
}

import { attempt } from './attempt.ts';

/** Takes every step, whatever becomes of the one before: a browser that forbids one keeps none of the others. */
export function inTurn(...steps: readonly (() => void)[]): void {
  for (const step of steps) attempt(step, undefined);
}

import type { SeatChangeStep } from '@mapp/kit/rules';
import { seatInputs } from '../seed/check-in/ids.ts';
import type { ChangeRecord } from './store.ts';

/** Milliseconds after which each step begins. */
export const stepAfter: Readonly<Record<SeatChangeStep, number>> = {
  oldCancelling: 0,
  newProcessing: 1500,
  changed: 3000,
};

/** Outcomes of a change; two seats cannot be changed to. */
export type ChangeOutcome = 'changed' | 'restored' | 'lost';

const failures: Readonly<Record<string, ChangeOutcome>> = {
  [seatInputs.changeRestored]: 'restored',
  [seatInputs.changeLost]: 'lost',
};

/** Outcome of a change by the machine’s clock; undefined while it is under way. */
export const outcomeOf = ({ machine, to }: ChangeRecord, now: number): ChangeOutcome | undefined =>
  now - machine >= stepAfter.changed ? (failures[to] ?? 'changed') : undefined;

/** The step that a change is at; one that fails does so at the second. */
export function stepOf(change: ChangeRecord, now: number): SeatChangeStep {
  if (outcomeOf(change, now) === 'changed') return 'changed';
  return now - change.machine >= stepAfter.newProcessing ? 'newProcessing' : 'oldCancelling';
}

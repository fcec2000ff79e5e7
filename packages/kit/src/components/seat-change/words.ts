import type { MessageArguments } from '../../messages/messages.gen.ts';
import type { SeatChangeStep } from '../../rules/check-in/check-in.ts';
import type { SeatStepState } from '../../rules/seats/change.ts';

type Key = keyof MessageArguments['seat-choice'];

interface StepWords {
  /** Name of the step, as far as it has come. */
  readonly title: `step.${string}` & Key;
  /** Meaning of that for the two seats. */
  readonly text: `step.${string}` & Key;
  /** Of which seat the text speaks. */
  readonly of: 'from' | 'to';
}

/** A change whose price is carried over says so where the old seat was given back. */
export const stepWords: Readonly<Record<SeatChangeStep, Readonly<Record<SeatStepState, StepWords>>>> = {
  oldCancelling: {
    later: { title: 'step.old.now', text: 'step.old.giving', of: 'from' },
    now: { title: 'step.old.now', text: 'step.old.giving', of: 'from' },
    done: { title: 'step.old.done', text: 'step.old.given', of: 'from' },
    failed: { title: 'step.old.failed', text: 'step.changed.not', of: 'to' },
  },
  newProcessing: {
    later: { title: 'step.new.later', text: 'step.new.waiting', of: 'to' },
    now: { title: 'step.new.now', text: 'step.new.booking', of: 'to' },
    done: { title: 'step.new.done', text: 'step.new.booked', of: 'to' },
    failed: { title: 'step.new.failed', text: 'step.new.lost', of: 'to' },
  },
  changed: {
    later: { title: 'step.changed.later', text: 'step.changed.will', of: 'to' },
    now: { title: 'step.changed.later', text: 'step.changed.will', of: 'to' },
    done: { title: 'step.changed.done', text: 'step.changed.has', of: 'to' },
    failed: { title: 'step.changed.failed', text: 'step.changed.not', of: 'to' },
  },
};

import { seatChangeSteps, type SeatChangeStep } from '../check-in/check-in.ts';

/** How far one step is: what is later has not begun. */
export type SeatStepState = 'done' | 'now' | 'later' | 'failed';

export interface SeatStep {
  readonly step: SeatChangeStep;
  readonly state: SeatStepState;
  /** With `done` when it was done, with `now` since when it is under way: ISO 8601 with offset. */
  readonly at?: string | undefined;
}

/** A seat change as far as these rules read it. */
export interface SeatChangeTold {
  readonly step: SeatChangeStep;
  readonly begun: { readonly [Step in SeatChangeStep]?: string | undefined };
  readonly failed?: 'restored' | 'lost' | undefined;
}

/** Outcome of the whole change. */
export type SeatChangeEnd = 'working' | 'changed' | 'restored' | 'lost';

export const seatChangeEnd = ({ step, failed }: SeatChangeTold): SeatChangeEnd =>
  failed ?? (step === 'changed' ? 'changed' : 'working');

/** The three steps in their order. A step is done when the next one has begun; the last one as soon as it has. */
export function seatSteps({ step: current, begun, failed }: SeatChangeTold): readonly SeatStep[] {
  const reached = seatChangeSteps.indexOf(current);
  return seatChangeSteps.map((step, at): SeatStep => {
    if (at > reached) return { step, state: failed ? 'failed' : 'later' };
    const next = seatChangeSteps[at + 1];
    if (at < reached) return { step, state: 'done', at: next && begun[next] };
    if (current === 'changed' && !failed) return { step, state: 'done', at: begun[step] };
    return failed ? { step, state: 'failed' } : { step, state: 'now', at: begun[step] };
  });
}

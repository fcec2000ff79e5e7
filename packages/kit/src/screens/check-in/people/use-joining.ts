import { useState } from 'react';
import { outcomeToldHere, useJoinCompanions, useReloadJourneys } from '../../../client/check-in/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/**
 * Outcome of taking companions along: `without` who holds no ticket for the flight; `refused` the airline says why;
 * `unknown` no answer came.
 */
export type Joining =
  | { readonly state: 'idle' | 'sending' | 'unknown' }
  | { readonly state: 'without'; readonly ids: readonly string[]; readonly all: boolean }
  | { readonly state: 'refused'; readonly message: string; readonly failure: RequestFailure };

export interface JoiningOptions {
  readonly segmentId: string;
  /** Everybody is in. Not called when the traveller has left meanwhile. */
  readonly onJoined: () => void;
}

/** Takes companions into a segment, once however often it is tapped. */
export function useJoining({ segmentId, onJoined }: JoiningOptions) {
  const { mutateAsync } = useJoinCompanions(outcomeToldHere);
  const reload = useReloadJourneys();
  const { once, isHere } = useOneAtATime();
  const [joining, setJoining] = useState<Joining>({ state: 'idle' });

  const send = async (companionIds: readonly string[]): Promise<Joining> => {
    try {
      // Only the member was chosen, who is on the flight already.
      if (companionIds.length === 0) {
        onJoined();
        return { state: 'idle' };
      }
      const { without } = await mutateAsync({ segmentId, companionIds: [...companionIds] });
      await reload();
      if (without.length > 0)
        return { state: 'without', ids: without, all: without.length === companionIds.length };
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      const { failure } = reason;
      if (outcomeUnknown(failure)) return { state: 'unknown' };
      return failure.kind === 'refused'
        ? { state: 'refused', message: failure.message, failure: reason }
        : { state: 'idle' };
    }
    if (isHere()) onJoined();
    return { state: 'idle' };
  };

  return {
    joining,
    join: (companionIds: readonly string[]) =>
      once(async () => {
        setJoining({ state: 'sending' });
        setJoining(await send(companionIds));
      }),
  };
}

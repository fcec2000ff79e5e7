import { useState } from 'react';
import { outcomeToldHere, useReloadJourneys, useSetAutoCheckIn } from '../../../client/check-in/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import type { AutoCheckIn, AutoOutcome } from '../../../components/journey-card/types.ts';

/** State that one segment was switched to, until the airline has said so; or the outcome. */
type Switching =
  | { readonly state: 'sending'; readonly on: boolean }
  | { readonly state: 'told'; readonly told: AutoOutcome };

/** Automatic check-in that is switched at once; what did not work is put back, and said. */
export function useAutoCheckIn(): AutoCheckIn {
  const { mutateAsync } = useSetAutoCheckIn(outcomeToldHere);
  const reload = useReloadJourneys();
  const [switching, setSwitching] = useState<Readonly<Record<string, Switching>>>({});
  const change = (id: string, now: Switching | undefined) =>
    setSwitching(({ [id]: _, ...others }) => (now ? { ...others, [id]: now } : others));

  const set = async (segmentId: string, on: boolean) => {
    change(segmentId, { state: 'sending', on });
    try {
      await mutateAsync({ segmentId, on });
      await reload();
      change(segmentId, undefined);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      const unknown = outcomeUnknown(reason.failure);
      // From now on the airline's word is shown.
      if (unknown) void reload();
      change(segmentId, { state: 'told', told: unknown ? 'unknown' : on ? 'failedOn' : 'failedOff' });
    }
  };
  return {
    isOn: ({ segmentId, autoCheckIn }) => {
      const now = switching[segmentId];
      return now?.state === 'sending' ? now.on : autoCheckIn;
    },
    set: ({ segmentId }, on) => {
      if (switching[segmentId]?.state !== 'sending') void set(segmentId, on);
    },
    outcome: ({ segmentId }) => {
      const now = switching[segmentId];
      return now?.state === 'told' ? now.told : undefined;
    },
  };
}

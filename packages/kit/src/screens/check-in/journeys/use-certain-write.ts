import { useState } from 'react';
import { useLookUpJourneys, useReloadJourneys } from '../../../client/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import type { Journey } from '../../../components/segment-route/types.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/**
 * How far a write has come.
 * - `refused` the airline says no
 * - `unknown` sent, and no answer came; `checking` the journeys are asked whether it has arrived
 * - `absent` it has not: it can be sent again
 */
export type WriteState<Sent> =
  | { readonly state: 'idle' | 'sending' | 'absent' }
  | { readonly state: 'refused'; readonly failure: RequestFailure }
  | { readonly state: 'unknown' | 'checking'; readonly sent: Sent };

export interface CertainWriteOptions<Sent> {
  readonly write: (sent: Sent) => Promise<unknown>;
  /** Whether the journeys show that it was done. */
  readonly arrived: (journeys: readonly Journey[], sent: Sent) => boolean;
  /** It is done. @param here whether the traveller is still on the screen */
  readonly onDone: (here: boolean) => void;
}

/** A write whose outcome the journeys tell: one at a time, and after an unknown outcome none before they have been asked. */
export function useCertainWrite<Sent>({ write, arrived, onDone }: CertainWriteOptions<Sent>) {
  const lookUp = useLookUpJourneys();
  const reload = useReloadJourneys();
  const [now, setNow] = useState<WriteState<Sent>>({ state: 'idle' });
  const { once, isHere } = useOneAtATime();

  const done = async () => {
    await reload();
    onDone(isHere());
    setNow({ state: 'idle' });
  };
  const send = async (sent: Sent) => {
    setNow({ state: 'sending' });
    try {
      await write(sent);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      if (outcomeUnknown(reason.failure)) setNow({ state: 'unknown', sent });
      else setNow({ state: 'refused', failure: reason });
      return;
    }
    await done();
  };
  const check = async (sent: Sent) => {
    setNow({ state: 'checking', sent });
    try {
      if (arrived((await lookUp()).journeys, sent)) await done();
      else setNow({ state: 'absent' });
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      setNow({ state: 'unknown', sent });
    }
  };
  return {
    now,
    /** What is not certain yet is looked up instead of being sent again. */
    send: (sent: Sent) => once(() => ('sent' in now ? check(now.sent) : send(sent))),
    check: () => once(async () => ('sent' in now ? check(now.sent) : undefined)),
  };
}

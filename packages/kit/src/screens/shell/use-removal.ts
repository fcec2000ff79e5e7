import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * Where a removal stands: `idle` nothing asked for, or refused; `sending`; `unknown` no answer came; `checking` the back end
 * is asked whether it was done; `still` it was not.
 */
export type RemovalState = 'idle' | 'sending' | 'unknown' | 'checking' | 'still';

export interface Removal {
  readonly state: RemovalState;
  readonly remove: () => Promise<void>;
  /** Looks up what came of it. */
  readonly check: () => Promise<void>;
}

export interface RemovalOptions {
  readonly send: () => Promise<unknown>;
  /** Asks whether what was to go is there still; rejects when there is no answer. */
  readonly isThere: () => Promise<boolean>;
  /** No answer came: whoever leaves now should see nothing that may be wrong. */
  readonly onUnknown: () => Promise<unknown>;
  /** It is done. Who has left meanwhile stays where they are. */
  readonly onDone: (here: boolean) => void;
}

/** Rejects with what is no failure of the request. */
const failureOf = (reason: unknown): RequestFailure => {
  if (reason instanceof RequestFailure) return reason;
  throw reason;
};

/** Removes something, once however often it is tapped; an unknown outcome is looked up before anything is sent again. */
export function useRemoval({ send, isThere, onUnknown, onDone }: RemovalOptions): Removal {
  const [state, setState] = useState<RemovalState>('idle');
  const { once, isHere } = useOneAtATime();
  const act = (doing: RemovalState, how: () => Promise<RemovalState>) =>
    once(async () => {
      setState(doing);
      setState(await how());
    });
  return {
    state,
    remove: () =>
      act('sending', async () => {
        try {
          await send();
        } catch (reason) {
          if (!outcomeUnknown(failureOf(reason).failure)) return 'idle';
          await onUnknown();
          return 'unknown';
        }
        onDone(isHere());
        return 'sending';
      }),
    check: () =>
      act('checking', async () => {
        const there = await isThere().catch(failureOf);
        if (there instanceof RequestFailure) return 'unknown';
        if (there) return 'still';
        onDone(isHere());
        return 'checking';
      }),
  };
}

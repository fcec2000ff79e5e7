import { useRef, useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useUnsent } from './use-unsent.ts';

/**
 * How far a write has come.
 * - `refused` the back end's words say why
 * - `unsent` there was no network to send it over: nothing was done
 * - `unknown` sent, and no answer came; `checking` its outcome is asked for
 * - `absent` nothing did: it can be sent again
 */
export type VerifiedMutation<Sent> =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' | 'unsent' | 'unknown' | 'checking' | 'absent'; readonly sent: Sent }
  | { readonly state: 'refused'; readonly sent: Sent; readonly failure: RequestFailure };

type AfterWrite = 'leaving' | void;

export interface VerifiedMutationOptions<Sent, Answer> {
  readonly send: (sent: Sent) => Promise<Answer>;
  /** Finds the outcome, as an answer would have told; undefined for none. Rejects when that cannot be found out. */
  readonly lookUp: (sent: Sent) => Promise<Answer | undefined>;
  /**
   * It is done. Called once, also when the traveller has left the screen meanwhile.
   * @returns `leaving` keeps the button busy until the screen is gone
   */
  readonly onDone: (answer: Answer, sent: Sent, here: boolean) => AfterWrite | Promise<AfterWrite>;
  /** Write that was sent before this screen was opened and is not certain yet. */
  readonly unsure?: Sent | undefined;
  /** Something was sent and no answer came, or that has been found out. */
  readonly onUnsure?: ((sent: Sent | undefined) => Promise<unknown> | void) | undefined;
}

/** Whether the outcome has to be looked up before anything is sent. */
export const isOutcomeUnknown = ({ state }: VerifiedMutation<unknown>): boolean =>
  state === 'unknown' || state === 'checking';

/** Rejects with what is no failure of the request. */
export const failureOf = (reason: unknown): RequestFailure => {
  if (reason instanceof RequestFailure) return reason;
  throw reason;
};

/** One write at a time, and after an unknown outcome none before the back end has been asked. */
export function useVerifiedMutation<Sent, Answer>({
  send,
  lookUp,
  onDone,
  unsure,
  onUnsure,
}: VerifiedMutationOptions<Sent, Answer>) {
  const [write, setWrite] = useState<VerifiedMutation<Sent>>(
    unsure === undefined ? { state: 'idle' } : { state: 'unknown', sent: unsure },
  );
  // A key may be pressed after the outcome is known and before it is drawn.
  const latest = useRef(write);
  const become = (next: VerifiedMutation<Sent>) => {
    latest.current = next;
    setWrite(next);
  };
  const { once, isHere } = useOneAtATime();
  const sending = useUnsent();

  const done = async (answer: Answer, sent: Sent) => {
    if ((await onDone(answer, sent, isHere())) !== 'leaving') become({ state: 'idle' });
  };
  const attempt = async (sent: Sent) => {
    become({ state: 'sending', sent });
    const unsent = sending();
    const answer = await send(sent).catch(failureOf);
    if (!(answer instanceof RequestFailure)) return done(answer, sent);
    const { failure } = answer;
    if (unsent(failure)) become({ state: 'unsent', sent });
    else if (outcomeUnknown(failure)) {
      await onUnsure?.(sent);
      become({ state: 'unknown', sent });
    } else if (failure.kind === 'refused') become({ state: 'refused', sent, failure: answer });
    else become({ state: 'idle' });
  };
  const check = async (sent: Sent) => {
    become({ state: 'checking', sent });
    const answer = await lookUp(sent).catch(failureOf);
    if (answer instanceof RequestFailure) return become({ state: 'unknown', sent });
    await onUnsure?.(undefined);
    if (answer !== undefined) return done(answer, sent);
    become({ state: 'absent', sent });
  };
  const isOpen = () => latest.current.state === 'sending' || isOutcomeUnknown(latest.current);
  return {
    write,
    /**
     * Sends it, unless one is under way or its outcome is not certain: Enter submits a form of one field even without
     * its button.
     */
    send: (sent: Sent) => once(async () => (isOpen() ? undefined : attempt(sent))),
    /** Looks up its outcome. */
    check: () =>
      once(async () => {
        const { current } = latest;
        if (isOutcomeUnknown(current) && 'sent' in current) await check(current.sent);
      }),
    /** Dismisses what was told: it has been dealt with. */
    settle: () => {
      if (!isOpen()) become({ state: 'idle' });
    },
  };
}

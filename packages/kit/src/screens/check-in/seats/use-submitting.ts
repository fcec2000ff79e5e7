import { useState } from 'react';
import { refusedAs } from '../../../client/check-in.ts';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/**
 * How far a submission has come.
 * - `refused` the airline said why not; `unknown` no answer came; `checking` it is looked up what came of it
 * - `absent` it has not arrived: it can be sent again
 */
export type Submitting =
  | { readonly state: 'choosing' | 'sending' | 'unknown' | 'checking' | 'absent' }
  | { readonly state: 'refused'; readonly failure: RequestFailure };

export interface SubmittingOptions<Sent, Answer> {
  readonly send: (sent: Sent) => Promise<Answer>;
  /** What came of it; undefined when it has not arrived. Rejects when that cannot be found out. */
  readonly lookUp: (sent: Sent) => Promise<Answer | undefined>;
  /** Called once with what the airline made of it. @param here whether the traveller is still on this screen */
  readonly onAnswer: (answer: Answer, sent: Sent, here: boolean) => Promise<void> | void;
  /** What was sent before and is not certain yet. */
  readonly unsure: Sent | undefined;
  /** Something was sent and no answer came, or that has been found out. */
  readonly onUnsure: (sent: Sent | undefined) => void;
}

/** Sends one thing at a time; after an unknown outcome nothing before it has been looked up. */
export function useSubmitting<Sent, Answer>(options: SubmittingOptions<Sent, Answer>) {
  const { send, lookUp, onAnswer, unsure, onUnsure } = options;
  const [submitting, setSubmitting] = useState<Submitting>({ state: unsure ? 'unknown' : 'choosing' });
  const { once, isHere } = useOneAtATime();

  const answered = async (answer: Answer, sent: Sent) => {
    await onAnswer(answer, sent, isHere());
    setSubmitting({ state: 'choosing' });
  };
  const sendNow = async (sent: Sent) => {
    setSubmitting({ state: 'sending' });
    try {
      await answered(await send(sent), sent);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      if (outcomeUnknown(reason.failure)) {
        onUnsure(sent);
        setSubmitting({ state: 'unknown' });
      } else if (reason.failure.kind === 'refused') setSubmitting({ state: 'refused', failure: reason });
      else setSubmitting({ state: 'choosing' });
    }
  };
  const check = async (sent: Sent) => {
    setSubmitting({ state: 'checking' });
    try {
      const answer = await lookUp(sent);
      onUnsure(undefined);
      if (answer === undefined) setSubmitting({ state: 'absent' });
      else await answered(answer, sent);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      setSubmitting({ state: 'unknown' });
    }
  };
  return {
    submitting,
    /** Sends it; what is not certain yet is looked up instead. */
    submit: (sent: Sent) => once(() => (unsure ? check(unsure) : sendNow(sent))),
    check: () => once(async () => (unsure ? check(unsure) : undefined)),
    /** A new choice makes an old refusal pointless. */
    rest: () => {
      if (submitting.state === 'refused' || submitting.state === 'absent')
        setSubmitting({ state: 'choosing' });
    },
    /** The code of a refusal that check-in knows. */
    refused: submitting.state === 'refused' ? refusedAs(submitting.failure) : undefined,
  };
}

import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import type { CodePurpose } from '../../contracts/codes.ts';
import { useCodeCountdown, type CodeCountdown } from '../../session/use-code-countdown.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** What came of asking for a code: it is on its way, or the back end's words why it is not. */
export interface CodeAnswer {
  readonly sent: boolean;
  readonly message: string;
}

export interface CodeSending<Target> extends Pick<CodeCountdown, 'until' | 'end'> {
  readonly busy: boolean;
  /** Why no code goes out, in the back end's words; undefined once one does. */
  readonly refusal: string | undefined;
  /** Asks for a code. True when one is on its way; a failure is told by the client. */
  readonly send: (target: Target) => Promise<boolean>;
}

/** Codes of one purpose: one asking at a time, and after each the wait that outlives a reload. */
export function useCodeSending<Target>(
  purpose: CodePurpose,
  ask: (target: Target) => Promise<CodeAnswer>,
): CodeSending<Target> {
  const { until, start, end } = useCodeCountdown(purpose);
  const { once } = useOneAtATime();
  const [state, setState] = useState<{ busy: boolean; refusal?: string }>({ busy: false });
  const send = async (target: Target) => {
    let sent = false;
    await once(async () => {
      setState({ busy: true });
      const answer = await ask(target).catch((reason: unknown) => {
        if (reason instanceof RequestFailure) return undefined;
        throw reason;
      });
      sent = answer?.sent ?? false;
      if (sent) start();
      setState(answer && !sent ? { busy: false, refusal: answer.message } : { busy: false });
    });
    return sent;
  };
  return { until, end, send, busy: state.busy, refusal: state.refusal };
}

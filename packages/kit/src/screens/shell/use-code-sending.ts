import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import type { CodePurpose } from '../../contracts/codes.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useCodeCountdown, type CodeCountdown } from '../../session/use-code-countdown.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { useUnsent } from './use-unsent.ts';

/** Outcome of asking for a code: it is on its way, or the back end's words why it is not. */
export interface CodeAnswer {
  readonly sent: boolean;
  readonly message: string;
}

export interface CodeSending<Target> extends Pick<CodeCountdown, 'wait' | 'end'> {
  readonly busy: boolean;
  /** Why no code goes out, in the back end's words, or that it is not certain; undefined once one does. */
  readonly refusal: string | undefined;
  /** Asks for a code. True when one is on its way. */
  readonly send: (target: Target) => Promise<boolean>;
}

/** Codes of one purpose: one asking at a time, and after each the wait that outlives a reload. */
export function useCodeSending<Target>(
  purpose: CodePurpose,
  ask: (target: Target) => Promise<CodeAnswer>,
): CodeSending<Target> {
  const t = useMessages('account-fields');
  const { wait, start, end } = useCodeCountdown(purpose);
  const { once } = useOneAtATime();
  const sending = useUnsent();
  const [state, setState] = useState<{ busy: boolean; refusal?: string | undefined }>({ busy: false });
  const wordsOf = (reason: unknown, unsent: ReturnType<typeof sending>): string | undefined => {
    if (!(reason instanceof RequestFailure)) throw reason;
    const { failure } = reason;
    if (unsent(failure)) return t('code.unsent');
    if (outcomeUnknown(failure)) return t('code.unknown');
    return failure.kind === 'refused' ? failure.message : undefined;
  };
  const send = async (target: Target) => {
    let sent = false;
    await once(async () => {
      setState({ busy: true });
      const unsent = sending();
      const answer = await ask(target).catch((reason: unknown) => ({
        sent: false,
        message: wordsOf(reason, unsent),
      }));
      sent = answer.sent;
      if (sent) start();
      setState({ busy: false, refusal: sent ? undefined : answer.message });
    });
    return sent;
  };
  return { wait, end, send, busy: state.busy, refusal: state.refusal };
}

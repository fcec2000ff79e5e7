import { useMemo, useState } from 'react';
import { useHost } from '../host/context.tsx';
import { codeEnd, forgetCodeEnd, keepCodeEnd } from './code-ends.ts';
import { useConfig } from './config-provider.tsx';
import { useSession } from './session-provider.tsx';

/** When a code can be asked for again. */
export interface CodeCountdown {
  /** Undefined when nothing is waited for. Its end may have passed: whoever shows it looks at the clock, ms since 1970. */
  readonly wait: { readonly until: number; readonly now: () => number } | undefined;
  /** A code has been sent: waits as long as the configuration says. */
  readonly start: () => void;
  /** The code has served. */
  readonly end: () => void;
}

/**
 * The wait between two codes by text message. It outlives a reload: only its last instant is kept.
 * @param purpose what the code is for, in small letters: each has a wait of its own
 */
export function useCodeCountdown(purpose: string): CodeCountdown {
  const { now } = useHost().clock;
  const session = useSession();
  const { smsCountdown } = useConfig();
  const [until, setUntil] = useState(() => codeEnd(session, purpose, now()));
  const wait = useMemo(() => (until === undefined ? undefined : { until, now }), [until, now]);
  return {
    wait,
    start: () => setUntil(keepCodeEnd(session, purpose, now(), smsCountdown)),
    end: () => {
      forgetCodeEnd(session, purpose);
      setUntil(undefined);
    },
  };
}

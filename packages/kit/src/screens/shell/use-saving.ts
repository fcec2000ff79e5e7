import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { outcomeUnknown } from '../../client/outcome.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * How far saving has come.
 * - `refused` the server's words say why
 * - `unknown` sent, and no answer came; `checking` the back end is asked whether it has arrived
 * - `absent` it has not arrived: it can be sent again
 */
export type Saving<Sent> =
  | { readonly state: 'editing' | 'sending' | 'absent' }
  | { readonly state: 'refused'; readonly message: string; readonly failure: RequestFailure }
  | { readonly state: 'unknown' | 'checking'; readonly sent: Sent };

export interface SavingOptions<Sent> {
  readonly send: (sent: Sent) => Promise<unknown>;
  /** Asks whether it has arrived; rejects when there is no answer. */
  readonly arrived: (sent: Sent) => Promise<boolean>;
  /** What was sent before and is not certain yet. */
  readonly unsure: Sent | undefined;
  /** Something was sent and no answer came, or that has been found out. */
  readonly onUnsure: (sent: Sent | undefined) => void;
  /** It is saved. Called once, also when the traveller has left the screen meanwhile. */
  readonly onSaved: (here: boolean, sent: Sent) => void;
}

/** Saves a form: one request at a time, and after an unknown outcome none before the back end has been asked. */
export function useSaving<Sent>({ send, arrived, unsure, onUnsure, onSaved }: SavingOptions<Sent>) {
  const [saving, setSaving] = useState<Saving<Sent>>(
    unsure === undefined ? { state: 'editing' } : { state: 'unknown', sent: unsure },
  );
  const { once, isHere } = useOneAtATime();

  const attempt = async (sent: Sent) => {
    setSaving({ state: 'sending' });
    try {
      await send(sent);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      const { failure } = reason;
      if (outcomeUnknown(failure)) {
        onUnsure(sent);
        setSaving({ state: 'unknown', sent });
      } else if (failure.kind === 'refused')
        setSaving({ state: 'refused', message: failure.message, failure: reason });
      else setSaving({ state: 'editing' });
      return;
    }
    setSaving({ state: 'editing' });
    onSaved(isHere(), sent);
  };
  const check = async (sent: Sent) => {
    setSaving({ state: 'checking', sent });
    try {
      const found = await arrived(sent);
      onUnsure(undefined);
      setSaving({ state: found ? 'editing' : 'absent' });
      if (found) onSaved(isHere(), sent);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      setSaving({ state: 'unknown', sent });
    }
  };
  return {
    saving,
    /** Sends what was typed; what is not certain yet is looked up instead. */
    save: (sent: Sent) => once(() => ('sent' in saving ? check(saving.sent) : attempt(sent))),
    check: () => once(async () => ('sent' in saving ? check(saving.sent) : undefined)),
  };
}

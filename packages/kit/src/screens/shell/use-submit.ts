import { useState } from 'react';
import { RequestFailure } from '../../client/failure.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** One question at a time, which changes nothing and may be asked again. */
export function useSubmit<Sent>(ask: (sent: Sent, isHere: () => boolean) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const { once, isHere } = useOneAtATime();
  const attempt = async (sent: Sent) => {
    setBusy(true);
    try {
      await ask(sent, isHere);
      setFailure(undefined);
    } catch (reason) {
      if (!(reason instanceof RequestFailure)) throw reason;
      setFailure(reason);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, send: (sent: Sent) => once(() => attempt(sent)) };
}

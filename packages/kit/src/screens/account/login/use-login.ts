import { useState } from 'react';
import { RequestFailure } from '../../../client/failure.ts';
import { outcomeUnknown } from '../../../client/outcome.ts';
import { refusalIn } from '../../../client/account/sign-in.ts';
import type { SignInRefusal } from '../../../contracts/account/sign-in.ts';
import { useOneAtATime } from '../../shell/use-one-at-a-time.ts';

/** How far a sign-in has come; `lost` no answer came, and nobody is signed in on this page. */
export type Login =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'lost' }
  | { readonly state: 'refused'; readonly refusal: SignInRefusal };

/** One sign-in at a time. Asking again after a lost answer does no harm: it is the same wish, and gets the same token. */
export function useLogin() {
  const [login, setLogin] = useState<Login>({ state: 'idle' });
  const { once } = useOneAtATime();
  return {
    login,
    /** @param ask resolves when somebody is signed in */
    send: (ask: () => Promise<void>) =>
      once(async () => {
        setLogin({ state: 'sending' });
        try {
          await ask();
        } catch (reason) {
          if (!(reason instanceof RequestFailure)) throw reason;
          const refusal = refusalIn(reason.failure);
          // Anything else that the back end says is told by a toast.
          if (refusal) setLogin({ state: 'refused', refusal });
          else setLogin({ state: outcomeUnknown(reason.failure) ? 'lost' : 'idle' });
        }
      }),
  };
}

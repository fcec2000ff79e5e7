import { useState } from 'react';
import { hidesMobileLogin } from '../../../client/account/login-flow.ts';
import { useLookUpRecovery, useResetForgottenPassword } from '../../../client/account/recovery.ts';
import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { placeOf } from '../../../navigation/place.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { afterRecovery } from '../../../rules/recovery/recovery.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { useVerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { useReturnAddress } from '../../shell/use-return-address.ts';
import { handOverAccount } from '../changed-account.ts';
import type { RecoveryInUse } from './use-recovery.ts';

/** Leads to the stored address where the channel is login, else to single sign-on. Source: membership.md section 4. */
function useLeaving({ channel, returnUrl }: RecoveryInUse['origin']) {
  const host = useHost();
  const session = useSession();
  const navigation = useNavigation();
  const returnTo = useReturnAddress(returnUrl);
  const back = afterRecovery(channel, returnTo) === 'return' ? returnTo : undefined;
  return {
    /** It leads to a page that says nothing of the new password. */
    elsewhere: back !== undefined && placeOf(back)?.destination !== 'login',
    leave: async () => {
      if (back !== undefined) return navigation.follow(back);
      const next = returnTo ?? navigation.href('mine');
      const hideMobileLogin = hidesMobileLogin(next, session.get('groupId'));
      // A host that refuses leaves the button in sight.
      await host.login({ returnTo: next, hideMobileLogin }).catch(() => undefined);
    },
  };
}

/** Sets the new password, and finds out whether it was set while that is not certain. */
export function useResetting({ draft, origin, setUnsure, forget }: RecoveryInUse) {
  const t = useMessages('recovery');
  const { mutateAsync } = useResetForgottenPassword();
  const lookUp = useLookUpRecovery();
  const session = useSession();
  const { leave, elsewhere } = useLeaving(origin);
  const [done, setDone] = useState(false);
  const { state, unsure } = draft;
  const token = state.at === 'find' ? '' : state.token;
  const resetting = useVerifiedMutation<string, unknown>({
    send: (password) =>
      mutateAsync({ validatetoken: token, newPassword: password, confirmNewPassword: password }),
    lookUp: async () => ((await lookUp(token)).step === 'done' ? true : undefined),
    unsure: unsure.reset && '',
    onUnsure: (sent) => setUnsure({ reset: sent === undefined ? undefined : true }),
    onDone: (_answer, _sent, here) => {
      handOverAccount(session, draft.find);
      forget();
      // The sign-in and the result say so themselves.
      if (!here || elsewhere) toastStore.show(t('done'));
      if (!here) return;
      setDone(true);
      void leave();
    },
  });
  return { ...resetting, done, leave };
}

import { useState } from 'react';
import { loginRequestAt } from '../../client/account/login-flow.ts';
import { useClient } from '../../client/provider.tsx';
import { useQueries } from '../../client/query-client.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Signs in again in a window of its own, so that nothing typed on this page is lost. */
export function SignInBeside({ onClose }: { onClose: () => void }) {
  const t = useMessages('shell');
  const host = useHost();
  const session = useSession();
  const { holder } = useClient();
  const queries = useQueries();
  const [state, setState] = useState<'asked' | 'waiting' | 'refused'>('asked');
  const signIn = async () => {
    setState('waiting');
    try {
      await host.login({ ...loginRequestAt(host.page.path(), session.get('groupId')), keepPage: true });
    } catch {
      setState('refused');
      return;
    }
    holder.look();
    const same = await holder.settled();
    onClose();
    // Somebody else covers the page, which then says so.
    if (!same) return;
    toastStore.show(t('again.done'));
    await queries.invalidateQueries();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('again.title')}
      description={t(`again.${state}`)}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('again.later')}
          </Button>
          <Button onClick={() => void signIn()}>{t('again.signIn')}</Button>
        </>
      }
    />
  );
}

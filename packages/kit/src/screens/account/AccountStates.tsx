import type { ReactNode } from 'react';
import { useMemberAccount } from '../../client/account/member-account.ts';
import { FormSkeleton } from '../../components/form-fields/FormSkeleton.tsx';
import type { MemberAccount } from '../../components/account-overview/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import * as styles from './account.css.ts';

interface AccountStatesProps {
  /** Of the screen, while the account is on its way or cannot be had. */
  title: string;
  /** Draws the screen once the account is there; `offline` says from when it is where there is no network. */
  children: (account: MemberAccount, offline: ReactNode) => ReactNode;
}

/** A screen of the member's account: on its way, not to be had, or there. */
export function AccountStates({ title, children }: AccountStatesProps) {
  const t = useMessages('account');
  const account = useMemberAccount();
  if (account.data)
    return children(
      account.data,
      <div className={styles.above}>
        <ReadOffline readAt={account.dataUpdatedAt} />
      </div>,
    );
  return (
    <Frame title={title}>
      <ReadStates read={account} title={t('failed')} note={t('unchanged')}>
        <FormSkeleton />
      </ReadStates>
    </Frame>
  );
}

import type { ReactNode } from 'react';
import { useMemberAccount } from '../../client/member-account.ts';
import { FormSkeleton } from '../../components/form-fields/FormSkeleton.tsx';
import type { MemberAccount } from '../../components/account-overview/types.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
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
  const shell = useMessages('shell');
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
      {account.error ? (
        <Card>
          <RequestFailed
            title={t('failed')}
            note={t('unchanged')}
            failure={account.error}
            onRetry={() => void account.refetch()}
            busy={account.isFetching}
          />
        </Card>
      ) : (
        <Loading label={shell('loading')}>
          <FormSkeleton />
        </Loading>
      )}
    </Frame>
  );
}

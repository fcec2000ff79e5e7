import { useEffect } from 'react';
import { useClaimHistory } from '../../../client/points/retro.ts';
import { ClaimList } from '../../../components/retro-claim/ClaimList.tsx';
import { ClaimSkeleton } from '../../../components/retro-claim/ClaimSkeleton.tsx';
import { PastClaimCard, type PastClaimCardProps } from '../../../components/retro-claim/PastClaimCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { usePane } from '../../../primitives/split-view/pane-context.ts';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { shownClaims } from '../../../rules/retro/history.ts';
import { Listed } from '../../shell/Listed.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';
import { RetroFrame } from './RetroFrame.tsx';
import { useEndNames } from '../../shell/use-end-names.ts';
import * as styles from './retro.css.ts';

/** Claims in progress and credited, the newest first. */
export function ClaimHistory() {
  return (
    <RetroFrame tab="history">
      <div className={styles.stack}>
        <History />
      </div>
    </RetroFrame>
  );
}

function History() {
  const t = useMessages('retro');
  const read = useClaimHistory();
  const { data, dataUpdatedAt } = read;
  const claims = data && shownClaims(data.retroClaimList);
  const empty = claims?.length === 0 && !data?.unreadable;
  const beside = usePane()?.shown === false;
  useEffect(() => {
    if (empty && !beside) toastStore.show(t('empty'));
  }, [empty, beside, dataUpdatedAt, t]);
  if (claims)
    return (
      <>
        <ReadOffline readAt={dataUpdatedAt} />
        <Listed count={claims.length} unreadable={data.unreadable} empty={<NoClaims />}>
          <ClaimList label={t('history.list')}>
            {claims.map((claim) => (
              <li key={claim.retroId}>
                <PastClaim claim={claim} />
              </li>
            ))}
          </ClaimList>
        </Listed>
      </>
    );
  return (
    <ReadStates read={read} title={t('history.failed')} note={t('unchanged')}>
      <ClaimSkeleton count={3} />
    </ReadStates>
  );
}

function PastClaim({ claim }: Pick<PastClaimCardProps, 'claim'>) {
  return <PastClaimCard claim={claim} names={useEndNames(claim.departure, claim.destination)} />;
}

function NoClaims() {
  const t = useMessages('retro');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="order"
      title={t('history.none')}
      text={t('history.noneText')}
      action={
        <Button variant="outline" size="medium" href={href('retroClaim')}>
          {t('history.start')}
        </Button>
      }
    />
  );
}

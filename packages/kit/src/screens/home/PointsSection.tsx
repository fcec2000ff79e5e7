import { useUser } from '../../client/account/account.ts';
import { usePointsAccount, usePointsSummary } from '../../client/points/points.ts';
import { PointsCard } from '../../components/points-card/PointsCard.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { joinReads } from '../shell/join-reads.ts';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import * as styles from './home.css.ts';

/** The member's balance on the tier's surface. Figures once read stay while they are read again. */
export function PointsSection() {
  const t = useMessages('home');
  const { href } = useNavigation();
  const summary = usePointsSummary();
  const account = usePointsAccount();
  const user = useUser();
  const read = joinReads([summary, account]);
  return (
    <Section
      title={t('points.title')}
      action={<SectionLink href={href('bill')}>{t('points.bill')}</SectionLink>}
    >
      {summary.data && account.data ? (
        <div className={styles.stack}>
          <ReadOffline readAt={Math.min(summary.dataUpdatedAt, account.dataUpdatedAt)} />
          <PointsCard
            data-pair="tier"
            tier={account.data.tierCode}
            cardNumber={user.data?.ffpNo}
            points={summary.data.remainPoint}
            overdrawn={summary.data.overConsumePoint}
            nearest={account.data.pointDetails[0]}
          />
        </div>
      ) : read.error ? (
        <QuietFailure text={t('points.failed')} onRetry={read.refetch} busy={read.isFetching} />
      ) : (
        <Waiting shape="points" />
      )}
    </Section>
  );
}

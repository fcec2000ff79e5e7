import { useUser } from '../../client/account.ts';
import { usePointsAccount, usePointsSummary } from '../../client/points.ts';
import { MemberCard } from '../../components/member-card/MemberCard.tsx';
import { MemberMeasures } from '../../components/member-measures/MemberMeasures.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { expiringSoon } from '../../rules/bill.ts';
import { memberName } from '../../rules/member.ts';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import { useToday } from '../shell/use-today.ts';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import * as head from './MineHead.css.ts';
import * as styles from './mine.css.ts';

/** The member card with its three measures. Figures once read stay while they are read anew. */
export function CardSection() {
  const t = useMessages('mine');
  const locale = useLocale();
  const today = useToday();
  const { href } = useNavigation();
  const summary = usePointsSummary();
  const account = usePointsAccount();
  const user = useUser();
  const failure = summary.error ?? account.error;
  if (summary.data && account.data) {
    const { remainPoint, upgradePoint, upgradeCount } = summary.data;
    const { tierCode, tierValidUntil, pointDetails } = account.data;
    const holder = { name: user.data && memberName(user.data, locale), cardNumber: user.data?.ffpNo };
    return (
      <>
        <div className={head.card}>
          <MemberCard
            holder={holder}
            tier={tierCode}
            validUntil={tierValidUntil}
            points={remainPoint}
            billHref={href('bill')}
          />
        </div>
        <ReadOffline readAt={Math.min(summary.dataUpdatedAt, account.dataUpdatedAt)} />
        <MemberMeasures
          expiring={expiringSoon(pointDetails, today)}
          upgradePoints={upgradePoint}
          segments={upgradeCount}
        />
      </>
    );
  }
  if (!failure) return <CardOnItsWay />;
  const retry = () => {
    if (summary.isError) void summary.refetch();
    if (account.isError) void account.refetch();
  };
  return (
    <Card className={head.card}>
      <RequestFailed
        title={t('card.failed')}
        note={t('card.failedText')}
        failure={failure}
        onRetry={retry}
        busy={summary.isFetching || account.isFetching}
      />
    </Card>
  );
}

/** As high as the card and the measures. */
function CardOnItsWay() {
  const t = useMessages('mine');
  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={head.card}>
        <div className={styles.cardShape}>
          <span className={styles.nameShape} />
          <span className={styles.figureShape} />
        </div>
      </div>
      <div className={styles.measuresShape} />
    </div>
  );
}

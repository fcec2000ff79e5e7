import { useUser } from '../../client/account/account.ts';
import { useCoupons } from '../../client/coupons/coupons.ts';
import { usePointsAccount, usePointsSummary } from '../../client/points/points.ts';
import { useTierUpgrade } from '../../client/tiers/tiers.ts';
import { MemberCard } from '../../components/member-card/MemberCard.tsx';
import { MemberMeasures } from '../../components/member-measures/MemberMeasures.tsx';
import type { AccountSummary } from '../../contracts/points/points.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { expiringSoon } from '../../rules/bill.ts';
import { couponsIn } from '../../rules/coupons/coupon.ts';
import { memberName } from '../../rules/member.ts';
import { missingOf, nextTier } from '../../rules/tiers/progress.ts';
import { joinReads } from '../shell/join-reads.ts';
import { FailedRead } from '../shell/ReadStates.tsx';
import { useToday } from '../shell/use-today.ts';
import { ReadOffline } from '../shell/ReadOffline.tsx';
import * as head from './MineHead.css.ts';
import * as styles from './mine.css.ts';

/** The member card with its three measures. Figures once read stay while they are read again. */
export function CardSection() {
  const t = useMessages('mine');
  const locale = useLocale();
  const today = useToday();
  const { href } = useNavigation();
  const summary = usePointsSummary();
  const account = usePointsAccount();
  const user = useUser();
  if (summary.data && account.data) {
    const { remainPoint, overConsumePoint, upgradeCount } = summary.data;
    const { tierCode, tierValidUntil, pointDetails } = account.data;
    const holder = { name: user.data && memberName(user.data, locale), cardNumber: user.data?.ffpNo };
    return (
      <>
        <div className={head.card}>
          <MemberCard
            data-pair="tier"
            holder={holder}
            tier={tierCode}
            validUntil={tierValidUntil}
            points={remainPoint}
            overdrawn={overConsumePoint}
            billHref={href('bill')}
          />
        </div>
        <ReadOffline readAt={Math.min(summary.dataUpdatedAt, account.dataUpdatedAt)} />
        <Measures expiring={expiringSoon(pointDetails, today)} segments={upgradeCount} tier={account.data} />
      </>
    );
  }
  const read = joinReads([summary, account]);
  if (!read.error) return <CardOnItsWay />;
  return (
    <Card className={head.card}>
      <FailedRead read={read} title={t('card.failed')} note={t('card.failedText')} />
    </Card>
  );
}

interface MeasuresProps {
  expiring: number;
  segments: number | undefined;
  tier: Pick<AccountSummary, 'tierCode' | 'tieList'>;
}

/** Known facts of the points; the way to the next tier and the coupons come beside them once they are there. */
function Measures({ expiring, segments, tier: { tierCode, tieList } }: MeasuresProps) {
  const { href } = useNavigation();
  const climbs = nextTier(tierCode, tieList) !== undefined;
  const upgrade = useTierUpgrade({ enabled: climbs, announce: 'silent' });
  const coupons = useCoupons({ announce: 'silent' });
  const missing = upgrade.data?.measures
    .filter((measure) => missingOf(measure) > 0)
    .toSorted((one) => (one.kind === 'segments' ? -1 : 1))[0];
  return (
    <MemberMeasures
      expiring={expiring}
      segments={segments}
      next={
        upgrade.data &&
        missing && { tier: upgrade.data.targetTier, kind: missing.kind, missing: missingOf(missing) }
      }
      coupons={
        coupons.data && {
          count: couponsIn(coupons.data.coupons, 'usable').length,
          href: href('coupons'),
        }
      }
    />
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

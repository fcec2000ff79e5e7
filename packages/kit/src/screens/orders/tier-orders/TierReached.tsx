import { useUser } from '../../../client/account/account.ts';
import { useTierPrivileges } from '../../../client/tiers/tiers.ts';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import { TierGains } from '../../../components/tier-orders/TierGains.tsx';
import { TierTurn } from '../../../components/tier-orders/TierTurn.tsx';
import type { TierOrder } from '../../../contracts/orders/tier-orders.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { memberName } from '../../../rules/member.ts';
import { benefitChanges } from '../../../rules/tiers/benefits.ts';
import { tierBelow } from '../../../rules/tiers/progress.ts';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';

interface TierReachedProps {
  order: TierOrder;
  /** When the order was read, ms since 1970. */
  readAt: number;
}

/** A new tier in a dress of its own: the card, since when and until when, and what is more than before. */
export function TierReached({
  order: { tierCode, validFrom, validUntil, orderNo },
  readAt,
}: TierReachedProps) {
  const t = useMessages('tier-orders');
  const tiers = useMessages('tiers');
  const benefits = useMessages('tier-progress');
  const { date } = useFormats();
  const { href } = useNavigation();
  const locale = useLocale();
  const user = useUser().data;
  const before = tierBelow(tierCode);
  const changes = useChanges(before, tierCode);
  return (
    <ResultFrame
      quiet
      bar={t('result.title')}
      dress="navy"
      tone="done"
      drawing={
        <TierTurn
          tier={tierCode}
          before={before}
          name={user && memberName(user, locale)}
          cardNumber={user?.ffpNo}
        />
      }
      title={t('reached.title', { tier: tiers(`member.${tierCode}`) })}
      text={t('valid', { from: date(validFrom, 'date'), until: date(validUntil, 'date') })}
      next={<Button href={href('benefits')}>{benefits('benefits.allTitle')}</Button>}
    >
      <ReadOffline readAt={readAt} />
      {changes.length > 0 && <TierGains changes={changes} />}
      <NextSteps
        steps={[
          { icon: 'star-circle', title: t('result.tier'), href: href('tier') },
          {
            icon: 'receipt',
            title: t('result.order'),
            href: href('tierOrderDetail', { query: { tradingOrderNo: orderNo } }),
          },
        ]}
      />
    </ResultFrame>
  );
}

/** Benefits that are more than those of the tier before; none while they are not known. */
function useChanges(before: string | undefined, now: string) {
  const { data } = useTierPrivileges({ announce: 'silent' });
  const of = (tier: string | undefined) => data?.tiers.find(({ tierCode }) => tierCode === tier)?.privileges;
  const [had, has] = [of(before), of(now)];
  return had && has ? benefitChanges(had, has) : [];
}

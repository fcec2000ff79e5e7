import { Suspense } from 'react';
import { useClaimHistory } from '../../client/points/retro.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { Section, SectionLink } from '../../primitives/card/Section.tsx';
import { shownClaims } from '../../rules/retro/history.ts';
import { PendingSum } from '../mine/PendingSum.tsx';
import { usePendingOrder } from '../mine/use-pending-order.ts';
import { useOpenRefunds } from '../refunds/use-open-refunds.ts';
import { Half } from './Half.tsx';
import { RefundHalf } from './RefundHalf.tsx';
import * as styles from './WaitingSection.css.ts';

/** Things that wait for the member: the payment that runs out first, and claims and refunds on their way; nothing where there is none of them. */
export function WaitingSection() {
  // Its words come with it, and until then there is nothing that could move.
  return (
    <Suspense>
      <WaitingRead />
    </Suspense>
  );
}

function WaitingRead() {
  const t = useMessages('orders-hub');
  const { date } = useFormats();
  const { href } = useNavigation();
  const order = usePendingOrder();
  const claims = shownClaims(useClaimHistory({ announce: 'silent' }).data?.retroClaimList ?? []).filter(
    ({ dealResult }) => dealResult === 'P',
  );
  const [claim] = claims;
  const refunds = useOpenRefunds();
  if (!order && !claim && refunds.length === 0) return null;
  return (
    <Section
      title={t('waiting')}
      action={
        <SectionLink href={href('orderHub')} label={t('all.label')}>
          {t('all.label')}
        </SectionLink>
      }
    >
      <ul className={styles.card}>
        {order && (
          <Half
            tone="attention"
            icon="clock"
            label={t('waiting.due', { minutes: order.minutes })}
            figure={<PendingSum order={order} />}
            text={order.label}
            href={order.href}
          />
        )}
        {claim && (
          <Half
            tone="plain"
            icon="claim"
            label={t('waiting.claim')}
            figure={t('waiting.claimCount', { count: claims.length })}
            text={t('waiting.claimText', {
              flight: claim.flightNo,
              date: date(claim.commitDate, 'monthDay'),
            })}
            href={href('claimHistory')}
          />
        )}
        {refunds.length > 0 && <RefundHalf requests={refunds} />}
      </ul>
    </Section>
  );
}

import { useState } from 'react';
import { useTierOffers } from '../../../client/orders/tier-orders.ts';
import { ClosedWay } from '../../../components/tier-orders/ClosedWay.tsx';
import { SuperBenefits } from '../../../components/tier-orders/SuperBenefits.tsx';
import { SuperPlans } from '../../../components/tier-orders/SuperPlans.tsx';
import { TierAmount } from '../../../components/tier-orders/TierAmount.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import type { TierOffers } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { waitingBefore } from '../../../rules/tiers/sale.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { ForChildren } from './ForChildren.tsx';
import { TierLinks } from './TierLinks.tsx';
import { SaleStates } from './SaleStates.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import { Due, DueAmount } from '../Due.tsx';
import * as styles from './tier-orders.css.ts';

/** /mine/supermaster: the paid membership beside the tiers, what it gives, and for how long it can be had. */
export function SuperMemberScreen() {
  const t = useMessages('tier-orders');
  const read = useTierOffers();
  if (read.data) return <Membership sale={read.data} readAt={read.dataUpdatedAt} />;
  return (
    <Frame title={t('super.title')}>
      <SaleStates read={read} />
    </Frame>
  );
}

interface MembershipProps {
  sale: TierOffers;
  /** When it was read, ms since 1970. */
  readAt: number;
}

function Membership({ sale, readAt }: MembershipProps) {
  const t = useMessages('tier-orders');
  const plans = sale.offers.filter(({ kind }) => kind === 'superMember');
  const closed = sale.closed.find(({ kind }) => kind === 'superMember');
  const waiting = waitingBefore(sale.waiting, 'superMember');
  const [chosen, setChosen] = useState<string>();
  const plan = plans.find(({ offerId }) => offerId === chosen) ?? plans[0];
  const { running, benefits } = sale.superMember;
  if (closed?.bar === 'child') {
    return (
      <Frame title={t('super.title')}>
        <ForChildren />
      </Frame>
    );
  }
  return (
    <Frame title={t('super.title')} footer={plan && !waiting && <Join plan={plan} />}>
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        {waiting && <WaitingNotice orderNo={waiting.orderNo} />}
        <TierPanel
          tier={sale.tierCode}
          title={t('super.title')}
          valid={running && { validFrom: running.since, validUntil: running.until }}
        >
          {closed ? (
            <div className={styles.stack}>
              <ClosedWay closed={closed} />
            </div>
          ) : (
            <p className={styles.lead}>{t('super.lead')}</p>
          )}
        </TierPanel>
      </div>
      {plan && (
        <Section title={t('super.plans')}>
          <SuperPlans plans={plans} value={plan.offerId} onChange={waiting ? undefined : setChosen} />
        </Section>
      )}
      <Section title={t('super.benefits')}>
        <SuperBenefits benefits={benefits} />
      </Section>
      <TierLinks ways={['orders', 'rules']} />
    </Frame>
  );
}

function Join({ plan }: { plan: TierOffers['offers'][number] }) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  return (
    <div className={styles.bar}>
      <Due label={t('super.plan', { months: plan.months ?? 0 })} live>
        <DueAmount>
          <TierAmount price={plan} />
        </DueAmount>
      </Due>
      <div className={styles.submit}>
        <Button wide href={href('tierPayment', { query: { offer: plan.offerId } })}>
          {t('choose.superMember')}
        </Button>
      </div>
    </div>
  );
}

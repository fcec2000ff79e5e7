import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { MakeUpBill } from '../../../components/tier-orders/MakeUpBill.tsx';
import { TierAmount } from '../../../components/tier-orders/TierAmount.tsx';
import { TierPanel } from '../../../components/tier-orders/TierPanel.tsx';
import { useTierOrderName } from '../../../components/tier-orders/use-tier-order-name.ts';
import type { TierOffer, TierOffers } from '../../../contracts/orders/tier-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { isPointsOnly, pointsMissing } from '../../../rules/tiers/sale.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Due, DueAmount } from '../Due.tsx';
import { usePurchase } from './purchase.ts';
import { PurchaseRefused } from './PurchaseRefused.tsx';
import { WaitingNotice } from './WaitingNotice.tsx';
import * as styles from './tier-orders.css.ts';

interface ConfirmProps {
  offer: TierOffer;
  /** Points that can be spent. */
  available: number;
  /** An order that stands against this one. */
  waiting: TierOffers['waiting'][number] | undefined;
  /** It is offered no longer. */
  gone: boolean;
  /** When it was read, ms since 1970. */
  readAt: number;
}

/** Tier on offer and its price; the bar orders it, and leads to the payment where money is part of it. */
export function Confirm({ offer, available, waiting, gone, readAt }: ConfirmProps) {
  const t = useMessages('tier-orders');
  const { href } = useNavigation();
  const nameOf = useTierOrderName();
  const { write, check, order } = usePurchase(offer.offerId);
  const inPoints = isPointsOnly(offer);
  const sent = isOutcomeUnknown(write) || write.state === 'sending';
  // An order that was sent already is told, whatever the offers say since.
  const open = sent || (!gone && !waiting && pointsMissing(offer, available) === 0);
  return (
    <Frame
      title={t('confirm.title')}
      footer={
        open && (
          <div className={styles.bar}>
            <Due label={t('confirm.due')}>
              <DueAmount>
                <TierAmount price={inPoints ? offer : { points: 0, cash: offer.cash }} />
              </DueAmount>
            </Due>
            <div className={styles.submit}>
              <WriteButton
                wide
                tone={inPoints ? 'action' : 'pay'}
                write={write}
                onCheck={check}
                onClick={() => void order()}
              >
                {t(inPoints ? 'confirm.submit' : 'confirm.pay')}
              </WriteButton>
            </div>
          </div>
        )
      }
    >
      <div className={styles.stack}>
        <ReadOffline readAt={readAt} />
        {write.state === 'idle' && waiting && <WaitingNotice orderNo={waiting.orderNo} />}
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('outcome.unknown'),
            absent: t('outcome.absent'),
            absentText: t('outcome.absentText'),
          }}
          refusal={(failure) => (
            <PurchaseRefused failure={failure} waiting={waiting === undefined ? [] : [waiting]} />
          )}
        />
        <TierPanel tier={offer.tierCode} title={nameOf(offer)} valid={offer} />
      </div>
      <Section
        title={t('confirm.pays')}
        action={<SectionLink href={href('programmeRules')}>{t('way.rules')}</SectionLink>}
      >
        <Card>
          {offer.parts ? (
            <MakeUpBill parts={offer.parts} total={offer.cash} />
          ) : (
            <Costs offer={offer} available={available} />
          )}
        </Card>
      </Section>
      <p className={styles.terms}>{t('confirm.note')}</p>
    </Frame>
  );
}

function Costs({ offer: { points, cash }, available }: { offer: TierOffer; available: number }) {
  const t = useMessages('tier-orders');
  const orders = useMessages('orders');
  const { number } = useFormats();
  return (
    <OrderFacts>
      {points > 0 && (
        <>
          <OrderFact label={t('facts.points')}>{t('amount.points', { points })}</OrderFact>
          <OrderFact label={t('confirm.left')}>{number(Math.max(0, available - points))}</OrderFact>
        </>
      )}
      {cash && (
        <OrderFact label={orders('facts.amount')} strong>
          <Amount value={cash} />
        </OrderFact>
      )}
    </OrderFacts>
  );
}

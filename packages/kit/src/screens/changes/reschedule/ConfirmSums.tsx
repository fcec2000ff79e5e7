import { Amount } from '../../../components/amount/Amount.tsx';
import { OrderFact, OrderFacts } from '../../../components/order/OrderFacts.tsx';
import { ChangeSums, type PassengerSum } from '../../../components/ticket-change/ChangeSums.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { partySumOf } from '../../../rules/changes/sum.ts';
import { PointsFacts } from './PointsFacts.tsx';
import * as styles from './reschedule.css.ts';

interface ConfirmSumsProps {
  passengers: readonly PassengerSum[];
  /** Undefined while a passenger's sum is not told. */
  sum: ReturnType<typeof partySumOf> | undefined;
  currency: string;
  /** The flight is sold out: it is paid once a seat comes free. */
  waitlist: boolean;
  /** Address of the step at which passengers are chosen. */
  people: string;
}

/** Sum of each passenger, and of all of them: to pay, to get back and in points. */
export function ConfirmSums({ passengers, sum, currency, waitlist, people }: ConfirmSumsProps) {
  const t = useMessages('changes');
  const money = (amount: number) => ({ amount, currency });
  return (
    <Section title={t('sums')} action={<SectionLink href={people}>{t('otherPeople')}</SectionLink>}>
      <div className={styles.stack}>
        <ChangeSums passengers={passengers} currency={currency} />
        {sum && (sum.pay > 0 || sum.back > 0 || sum.payPoints > 0) && (
          <Card>
            <OrderFacts>
              <OrderFact label={t(waitlist ? 'total.payLater' : 'total.pay')} strong>
                <Amount value={money(sum.pay)} />
              </OrderFact>
              {sum.back > 0 && (
                <OrderFact label={t('total.back', { count: sum.receivers })}>
                  <Amount value={money(sum.back)} />
                </OrderFact>
              )}
              {sum.payPoints > 0 && <PointsFacts points={sum.payPoints} />}
            </OrderFacts>
          </Card>
        )}
        {sum && sum.pay > 0 && sum.back > 0 && <p className={styles.note}>{t('total.apart')}</p>}
        {!sum && <Notice tone="attention">{t('untold')}</Notice>}
      </div>
    </Section>
  );
}

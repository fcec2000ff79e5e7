import type { ReactNode } from 'react';
import type { SeatOrder } from '../../contracts/check-in/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { OrderFact, OrderFacts, OrderNumber, OrderTime } from '../order/OrderFacts.tsx';
import { MaskedNumber } from '../person-line/MaskedNumber.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import * as styles from './SeatOrderFacts.css.ts';

export interface SeatOrderFactsProps extends RootProps {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
  /** Under the facts: the way to change the contact. */
  children?: ReactNode;
}

/** Order number, time, amount, contact, phone and email. Source: travel.md section 3. */
export function SeatOrderFacts({ order, onCopy, children, ...root }: SeatOrderFactsProps) {
  const t = useMessages('seat-orders');
  const orders = useMessages('orders');
  const { orderNo, orderedAt, paidBy, contact } = order;
  return (
    <Section {...root} title={orders('facts')}>
      <OrderFacts>
        <OrderNumber orderNo={orderNo} onCopy={onCopy} />
        <OrderTime label={orders('facts.orderedAt')} at={orderedAt} />
        <OrderFact label={orders('facts.amount')}>
          <OrderAmount order={order} />
        </OrderFact>
        {paidBy && <OrderFact label={orders('facts.paidBy')}>{t(`paidBy.${paidBy}`)}</OrderFact>}
        <OrderFact label={t('facts.contact')}>{contact.name || <None />}</OrderFact>
        <OrderFact label={t('facts.phone')}>
          {contact.phone ? <Phone phone={contact.phone} /> : <None />}
        </OrderFact>
        <OrderFact label={t('facts.email')}>{contact.email || <None />}</OrderFact>
      </OrderFacts>
      {children}
    </Section>
  );
}

/** Digits that are shown of a phone number. */
const phoneEnds = { first: 3, last: 4 } as const;

/** A mainland number as its owner says it, without the calling code. */
const Phone = ({ phone }: { phone: string }) => (
  <MaskedNumber number={phone.replace(/^\+86\s*/, '')} ends={phoneEnds} />
);

function None() {
  const t = useMessages('seat-orders');
  return <span className={styles.none}>{t('facts.none')}</span>;
}

import type { ReactNode } from 'react';
import type { SeatOrder } from '../../contracts/seats.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { MaskedNumber } from '../person-line/MaskedNumber.tsx';
import { OrderAmount } from './OrderAmount.tsx';
import * as styles from './SeatOrderFacts.css.ts';

export interface SeatOrderFactsProps {
  /** The order, as the back end gives it. */
  order: SeatOrder;
  /** The order number is wanted in the clipboard. */
  onCopy: () => void;
  /** Stands under the facts: the way to change the contact. */
  children?: ReactNode;
}

/** Order number, time, amount, contact, phone and email. Source: travel.md section 3. */
export function SeatOrderFacts({ order, onCopy, children }: SeatOrderFactsProps) {
  const t = useMessages('seat-orders');
  const { date } = useFormats();
  const { orderNo, orderedAt, paidBy, contact } = order;
  return (
    <Section title={t('facts')}>
      <dl className={styles.facts}>
        <Fact label={t('facts.orderNo')}>
          <span className={styles.number}>
            <IconButton icon="copy" label={t('copy')} className={styles.copy} onClick={onCopy} />
            {orderNo}
          </span>
        </Fact>
        <Fact label={t('facts.time')}>
          {date(orderedAt, 'date')} {date(orderedAt, 'time')}
        </Fact>
        <Fact label={t('facts.amount')}>
          <OrderAmount order={order} />
        </Fact>
        {paidBy && <Fact label={t('facts.paidBy')}>{t(`paidBy.${paidBy}`)}</Fact>}
        <Fact label={t('facts.contact')}>{contact.name || <None />}</Fact>
        <Fact label={t('facts.phone')}>{contact.phone ? <Phone phone={contact.phone} /> : <None />}</Fact>
        <Fact label={t('facts.email')}>{contact.email || <None />}</Fact>
      </dl>
      {children}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
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

import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import { useId, useState } from 'react';
import type { Payment } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './PaymentMatter.css.ts';

export interface PaymentMatterProps extends RootProps<HTMLDivElement> {
  /** Purchase that is paid for. */
  payment: Pick<Payment, 'title' | 'detail' | 'lines' | 'passengers'>;
}

/** Purchase that is paid for, and for whom; where the amount is made of several, they open under it. */
export function PaymentMatter({
  payment: { title, detail, passengers, lines },
  ...root
}: PaymentMatterProps) {
  const t = useMessages('payment');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card {...root} flush>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {detail !== undefined && <p className={styles.detail}>{detail}</p>}
          {passengers !== undefined && passengers.length > 0 && (
            <p className={styles.detail}>{t('passengers', { names: passengers.join(' · ') })}</p>
          )}
        </div>
        {lines.length > 1 && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {t('lines')}
            <span className={open ? styles.turned : styles.arrow}>
              <Icon name="chevron-down" size={16} />
            </span>
          </button>
        )}
      </div>
      {open && <Lines id={id} lines={lines} />}
    </Card>
  );
}

function Lines({ id, lines }: { id: string; lines: Payment['lines'] }) {
  return (
    <dl id={id} className={styles.lines}>
      {lines.map(({ label, cash }) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd className={styles.price}>
            <Amount value={cash} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

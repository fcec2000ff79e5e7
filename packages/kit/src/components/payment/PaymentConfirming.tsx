import type { Payment } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { confirming } from '../../rules/payments/paying.ts';
import { NextSteps } from '../result/NextSteps.tsx';
import * as styles from './PaymentConfirming.css.ts';

const ways = [
  { key: 'paid', icon: 'check' },
  { key: 'late', icon: 'clock' },
  { key: 'unpaid', icon: 'close' },
] as const satisfies readonly { key: string; icon: IconName }[];

export interface PaymentConfirmingProps extends RootProps<HTMLDivElement> {
  /** Purchase that is paid for. */
  payment: Pick<Payment, 'orderNo' | 'cash' | 'title' | 'detail'>;
}

/** Not to pay once more, for which order, and what can come of it; told before it comes. */
export function PaymentConfirming({
  payment: { orderNo, cash, title, detail },
  className,
  ...root
}: PaymentConfirmingProps) {
  const t = useMessages('payment');
  const { money } = useFormats();
  const seconds = confirming.forMs / 1000;
  return (
    <div {...root} className={classNames(styles.stack, className)}>
      <Notice tone="attention" icon="error" title={t('again')}>
        {t('again.text')}
      </Notice>
      <Card flush>
        <p className={styles.row}>
          <span className={styles.quiet}>{t('orderNo', { orderNo })}</span>
          <span className={styles.amount}>{cash.map(money).join(' + ')}</span>
        </p>
        <p className={styles.row}>
          <span>{title}</span>
          {detail !== undefined && <span className={styles.quiet}>{detail}</span>}
        </p>
      </Card>
      <NextSteps
        title={t('next')}
        steps={ways.map(({ key, icon }) => ({
          icon,
          title: t(`next.${key}`, { seconds }),
          text: t(`next.${key}.text`),
        }))}
      />
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { paymentRefusedAs } from '../../client/payments.ts';
import type { RequestFailure } from '../../client/failure.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import type { Paying } from './use-paying.ts';
import * as styles from './payment.css.ts';

export interface PayNoticesProps {
  paying: Pick<Paying, 'write' | 'cashier'>;
  /** The last attempt failed. */
  failedBefore: boolean;
}

/** What came of paying so far, where it is not plain success. */
export function PayNotices({ paying: { write, cashier }, failedBefore }: PayNoticesProps) {
  const t = useMessages('payment');
  return (
    <>
      {failedBefore && write.state === 'idle' && cashier === 'closed' && (
        <div className={styles.above}>
          <Notice tone="error" title={t('failed')}>
            {t('failed.text')}
          </Notice>
        </div>
      )}
      <CashierNotice cashier={cashier} />
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('outcome.unknown'),
          absent: t('outcome.absent'),
          absentText: t('outcome.absentText'),
          refused: t('refused'),
        }}
        refusal={(failure) => <Refused failure={failure} />}
      />
    </>
  );
}

/** It takes the focus, as the button that was pressed is far below. */
function CashierNotice({ cashier }: Pick<Paying, 'cashier'>) {
  const t = useMessages('payment');
  const ref = useRef<HTMLDivElement>(null);
  const takes = cashier === 'away' || cashier === 'unpaid' || cashier === 'refused';
  useEffect(() => {
    if (takes) ref.current?.focus();
  }, [takes, cashier]);
  if (cashier === 'closed') return null;
  return (
    <div ref={ref} tabIndex={-1} className={styles.above}>
      {cashier === 'refused' && (
        <Notice tone="error" title={t('noCashier')} live>
          {t('noCashier.text')}
        </Notice>
      )}
      {cashier === 'unpaid' && (
        <Notice tone="info" title={t('open')} live>
          {t('open.text')}
        </Notice>
      )}
      {(cashier === 'away' || cashier === 'checking') && (
        <Notice tone="info" title={t('away')} live>
          {t('away.text')}
        </Notice>
      )}
    </div>
  );
}

function Refused({ failure }: { failure: RequestFailure }) {
  const t = useMessages('payment');
  const method = paymentRefusedAs(failure) === 'payment.method';
  return (
    <Notice tone="error" title={t(method ? 'method.refused' : 'refused')} live>
      {method ? t('method.refusedText') : failure.failure.kind === 'refused' && failure.failure.message}
    </Notice>
  );
}

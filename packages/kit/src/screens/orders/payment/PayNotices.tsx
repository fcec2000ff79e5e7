import { useEffect, useRef } from 'react';
import { paymentRefusedAs } from '../../../client/orders/payments.ts';
import type { RequestFailure } from '../../../client/failure.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { nothingCharged, type PayingPhase } from '../../../rules/payments/paying.ts';
import type { Paying } from './use-paying.ts';
import * as styles from './payment.css.ts';

export interface PayNoticesProps {
  paying: Pick<Paying, 'write' | 'cashier'>;
  /** How far paying has come. */
  phase: PayingPhase;
}

/** Outcome of paying so far, where it is not plain success. */
export function PayNotices({ paying: { write, cashier }, phase }: PayNoticesProps) {
  const t = useMessages('payment');
  return (
    <>
      {nothingCharged(phase) && write.state === 'idle' && cashier === 'closed' && (
        <NothingCharged phase={phase} />
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

/** Word of the cashier or the traveller on the last attempt. */
function NothingCharged({ phase }: { phase: PayingPhase }) {
  const t = useMessages('payment');
  const told = phase === 'failed' ? 'failed' : 'unpaid';
  return (
    <div className={styles.above}>
      <Notice tone={phase === 'failed' ? 'error' : 'info'} title={t(told)} live>
        {t(`${told}.text`)}
      </Notice>
    </div>
  );
}

/** It takes the focus, as the button that was pressed is far below. */
function CashierNotice({ cashier }: Pick<Paying, 'cashier'>) {
  const t = useMessages('payment');
  const ref = useRef<HTMLDivElement>(null);
  const takes = cashier === 'away' || cashier === 'refused';
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
      {cashier === 'away' && (
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

import { useState } from 'react';
import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { countOf } from '../../../rules/booking/party.ts';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Breakdown } from './Breakdown.tsx';
import type { Booking } from './derive.ts';
import * as styles from './overbook.css.ts';

export interface BookingBarProps {
  booking: Booking;
  waitlist: boolean;
  /** Form whose fields the button submits. */
  formId: string;
  write: VerifiedMutation<unknown>;
  onCheck: () => Promise<void>;
  /** The details stand above it. */
  detailed: boolean;
}

/** The total with its details, and the one main button. */
export function BookingBar({ booking, waitlist, formId, write, onCheck, detailed }: BookingBarProps) {
  const t = useMessages('booking-form');
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { sum, currency, party } = booking;
  const total = sum && { amount: sum.total, currency };
  return (
    <>
      <div className={styles.due}>
        <p className={styles.quiet}>{t(waitlist ? 'total.waitlist' : 'total', { count: countOf(party) })}</p>
        <p className={styles.dueLine}>
          <span className={styles.dueAmount} aria-live="polite">
            {total && <Amount value={total} />}
          </span>
          {!detailed && (
            <Button variant="text" size="medium" className={styles.details} onClick={() => setOpen(true)}>
              {t('total.detail')}
            </Button>
          )}
        </p>
      </div>
      <WriteButton
        type="submit"
        form={formId}
        tone="pay"
        className={styles.pay}
        write={write}
        onCheck={onCheck}
        disabled={!sum}
      >
        {t(waitlist ? 'submit.waitlist' : 'submit')}
      </WriteButton>
      <Sheet open={open} onOpenChange={setOpen} title={t('detail.title')} closeLabel={shell('close')}>
        <Breakdown booking={booking} />
      </Sheet>
    </>
  );
}

import { useState } from 'react';
import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { countOf } from '../../../rules/booking/party.ts';
import type { VerifiedMutation } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { Breakdown } from './Breakdown.tsx';
import * as styles from './overbook.css.ts';
import * as sums from './price.css.ts';
import { useOfBooking } from './under-way.tsx';

export interface BookingBarProps {
  waitlist: boolean;
  /** Form whose fields the button submits. */
  formId: string;
  write: VerifiedMutation<unknown>;
  onCheck: () => Promise<void>;
  /** The details stand above it. */
  detailed: boolean;
}

/** The total with its details, and the one main button. */
export function BookingBar({ waitlist, formId, write, onCheck, detailed }: BookingBarProps) {
  const t = useMessages('booking-form');
  const shell = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { party } = useOfBooking(({ people }) => people);
  const summed = useOfBooking(({ sum }) => sum !== undefined);
  return (
    <>
      <div className={sums.due}>
        <p className={styles.quiet}>{t(waitlist ? 'total.waitlist' : 'total', { count: countOf(party) })}</p>
        <p className={sums.dueLine}>
          <span className={sums.dueAmount} aria-live="polite">
            <Total />
          </span>
          {!detailed && (
            <Button variant="text" size="medium" className={sums.details} onClick={() => setOpen(true)}>
              {t('total.detail')}
            </Button>
          )}
        </p>
      </div>
      <WriteButton
        type="submit"
        form={formId}
        tone="pay"
        className={sums.pay}
        write={write}
        onCheck={onCheck}
        disabled={!summed}
      >
        {t(waitlist ? 'submit.waitlist' : 'submit')}
      </WriteButton>
      <Sheet open={open} onOpenChange={setOpen} title={t('detail.title')} closeLabel={shell('close')}>
        <BreakdownNow />
      </Sheet>
    </>
  );
}

/** The sum as it is now, in one commit with what has changed it. */
function Total() {
  const amount = useOfBooking(({ sum }) => sum?.total);
  const currency = useOfBooking((booking) => booking.currency);
  return amount !== undefined && <Amount value={{ amount, currency }} />;
}

/** The price in lines, as it is now. */
export const BreakdownNow = () => <Breakdown booking={useOfBooking((booking) => booking)} />;

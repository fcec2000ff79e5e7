import { memo } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { feeAt, feeSteps, stepAt } from '../../../rules/fare-ladder/ladder.ts';
import { pricedOn } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';
import * as styles from './reschedule.css.ts';

/** Fee of this change for everybody who is changed, the same on each step, and until when it is that; nothing where it is free or not told. */
export const FeeNow = memo(function FeeNow({
  party: { going, now },
}: {
  party: Pick<Party, 'going' | 'now'>;
}) {
  const t = useMessages('changes');
  const { date, money } = useFormats();
  const { day } = useToldDays(now);
  const tickets = going.map(({ ticket, leg }) => pricedOn(ticket, leg));
  const amounts = tickets.flatMap((ticket) => {
    const fee = feeAt(ticket, 'change', now);
    return fee.answer === 'fee' && !ticket.involuntary ? [fee.amount] : [];
  });
  const [first] = tickets;
  if (!first || amounts.length < tickets.length) return null;
  const amount = amounts.reduce((sum, each) => sum + each, 0);
  const ends = tickets.flatMap((ticket) => {
    const steps = feeSteps(ticket);
    return steps[stepAt(steps, now)]?.until ?? [];
  });
  const b = (words: React.ReactNode) => <strong className={styles.feeNow}>{words}</strong>;
  const told = { fee: money({ amount, currency: first.currency }), count: going.length, b };
  const until = ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : undefined;
  return (
    <p className={styles.note} data-part="fee">
      {until === undefined
        ? t.rich('feeNow', told)
        : t.rich('feeNow.until', { ...told, day: day(until), time: date(until, 'time') })}
    </p>
  );
});

import { useCallback, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { addDays, dayIn } from '../../rules/days.ts';
import type { NextLoss } from '../../rules/refunds/sum.ts';
import { airlineZone } from '../shell/airline-zone.ts';
import { useToday } from '../shell/use-today.ts';

/** Words for the next instant at which less comes back. */
export type LossWords = (loss: NextLoss, currency: string) => ReactNode;

/** Those words in the language in use; the same function throughout a day. */
export function useLossWords(): LossWords {
  const t = useMessages('refund');
  const { date, money } = useFormats();
  const today = useToday();
  return useCallback(
    ({ at, less }, currency) => {
      const instant = new Date(at).toISOString();
      const day = dayIn(new Date(at), airlineZone);
      const time = date(instant, 'time');
      const near = day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : undefined;
      return t.rich('loss', {
        when: near ? t(`loss.${near}`, { time }) : t('loss.day', { day: date(day, 'monthDay'), time }),
        money: money({ amount: less, currency }),
        b: (words) => <strong>{words}</strong>,
      });
    },
    [t, date, money, today],
  );
}

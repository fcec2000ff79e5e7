import { WorkingDays } from '../../components/refund/WorkingDays.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { dayIn } from '../../rules/days.ts';
import { moneyDays } from '../../rules/refunds/money-way.ts';
import { noCalendar } from '../../rules/refunds/working-days.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { airlineZone } from '../shell/airline-zone.ts';
import { useToday } from '../shell/use-today.ts';
import { useMoneyWay } from './use-money-way.ts';
import { useWorkingCalendar } from './use-working-calendar.ts';
import * as styles from './refunds.css.ts';

/** The working days until the money is due, or since. */
export function MoneyCalendar({ request }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const today = useToday();
  const calendar = useWorkingCalendar();
  const { due, overdue, certain } = useMoneyWay(request);
  const from = dayIn(new Date(request.times.received), airlineZone);
  const day = date(due.day, 'monthDay');
  const note = () => {
    if (overdue > 0) return t(certain ? 'calendar.noteLate' : 'calendar.noteMaybe', { day, hotline });
    return t(due.certain ? 'calendar.note' : 'calendar.noteAbout', { day });
  };
  return (
    <Section
      title={t('calendar', { count: moneyDays })}
      action={t('calendar.from', { month: date(due.day, 'month'), day: date(from, 'monthDay') })}
    >
      <Card className={styles.card}>
        <WorkingDays from={from} due={due.day} today={today} calendar={calendar ?? noCalendar} />
        <p className={styles.sumLabel}>{note()}</p>
      </Card>
    </Section>
  );
}

import { RefundAmounts } from '../../components/refund/RefundAmounts.tsx';
import type { RefundQuote } from '../../contracts/refunds/refund-quote.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { shownCertainty } from '../../rules/refunds/sum.ts';
import type { Application } from './application.ts';
import { useMoneyTo } from './use-money-to.ts';
import * as styles from './refunds.css.ts';

interface QuotedAmountsProps {
  quote: RefundQuote;
  application: Application;
}

/** Amounts of each ticket by the newest quote, part by part, where they go, and that the actual calculation prevails: before the loss is agreed to. */
export function QuotedAmounts({
  quote: { tickets, currency, certainty, to },
  application,
}: QuotedAmountsProps) {
  const t = useMessages('refund-form');
  const toWords = useMoneyTo();
  const nameOf = (ticketNo: string) =>
    application.chosen.find((ticket) => ticket.ticketNo === ticketNo)?.name ?? '';
  return (
    <Section title={t('amounts')} data-part="amounts">
      <div className={styles.list}>
        {tickets.map((amounts) => (
          <Card key={amounts.ticketNo} className={styles.card}>
            <h3 className={styles.bandFlight}>{t('amounts.of', { name: nameOf(amounts.ticketNo) })}</h3>
            <RefundAmounts {...{ amounts, currency }} certainty={shownCertainty(certainty, false)} />
          </Card>
        ))}
      </div>
      <p className={styles.foot}>{t('amounts.to', { to: toWords(to) })}</p>
    </Section>
  );
}

import { useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { feeAxis } from '../../rules/fare-ladder/axis.ts';
import { feeSteps, stepAt, type PricedTicket } from '../../rules/fare-ladder/ladder.ts';
import { changeSum } from '../../rules/changes/sum.ts';
import { refundAt } from '../../rules/fare-ladder/quote.ts';
import { FeeAxis } from './FeeAxis.tsx';
import { ChangeBreakdown, RefundBreakdown } from './FeeBreakdown.tsx';
import { FeeLegend } from './FeeLegend.tsx';
import { FeeTable } from './FeeTable.tsx';
import { NextRise } from './NextRise.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { ChangeTarget, TicketWay } from './types.ts';
import { useWaySums } from './use-way-sums.ts';
import { WayChoice } from './WayChoice.tsx';
import * as styles from './RefundCalculator.css.ts';

export interface RefundCalculatorProps extends RootProps<HTMLDivElement> {
  /** Prices and fee rules of the ticket. */
  ticket: PricedTicket;
  /** The airline's time, ms since 1970; what is shown holds for this minute. */
  now: number;
  /** Refundable part of products bought beside the ticket, minor units. */
  attached?: number | undefined;
  /** Flight to change to; without it a change has its fee alone. */
  target?: ChangeTarget | undefined;
  /** Flight to change to in words, and the way to choose another. */
  targetLine?: ReactNode;
  /** Number to ask at where the fare's rules are not told. */
  hotline?: string | undefined;
  /** The way that is chosen; uncontrolled without it. */
  value?: TicketWay | undefined;
  /** The way that is chosen at first. */
  defaultValue?: TicketWay | undefined;
  /** Another way was chosen. */
  onChange?: ((way: TicketWay) => void) | undefined;
  /** Content at the end, such as the main action. */
  children?: ReactNode;
}

/**
 * Costs of giving a ticket up or changing it: keep, change and refund on one axis of time, the same as a table, and the sums of
 * the chosen way. An estimate for adults; the calculation at refund time prevails. Source: travel.md 6 and 9.
 */
export function RefundCalculator({
  ticket,
  now,
  attached = 0,
  target,
  targetLine,
  hotline,
  value,
  defaultValue = 'refund',
  onChange,
  children,
  className,
  ...root
}: RefundCalculatorProps) {
  const t = useMessages('fees');
  const { money } = useFormats();
  const [own, setOwn] = useState(defaultValue);
  const way = value ?? own;
  const steps = feeSteps(ticket);
  const open = ticket.legs.filter(({ flown }) => !flown).map(({ departs }) => Date.parse(departs));
  const [first, last] = [Math.min(...open), Math.max(...open)];
  const current = stepAt(steps, now);
  const refund = refundAt(ticket, now, attached);
  const change = changeSum({ ticket, newFare: target?.fare, lowerFare: target?.lowerFare }, now);
  const { currency } = ticket;
  const sums = useWaySums({ refund, change, currency, hasTarget: target !== undefined, hotline });
  if (open.length === 0)
    return (
      <div {...root} className={className}>
        <p>{t('flown')}</p>
      </div>
    );
  return (
    <div {...root} className={classNames(styles.calculator, className)}>
      <div className={styles.column}>
        <section className={styles.band} aria-label={t('axis')}>
          <div className={styles.head}>
            <TimeLeft until={first} now={now} nextStep={steps[current]?.until} />
            <FeeLegend />
          </div>
          <FeeAxis axis={feeAxis(steps, last, now)} departs={last} currency={currency} />
          <NextRise ticket={ticket} steps={steps} current={current} now={now} />
        </section>
        <WayChoice
          ways={sums}
          value={way}
          onChange={(chosen) => {
            setOwn(chosen);
            onChange?.(chosen);
          }}
        />
        {targetLine}
      </div>
      <div className={styles.column}>
        {way !== 'keep' && (
          <Card flush>
            {way === 'refund' ? (
              <RefundBreakdown estimate={refund} currency={currency} />
            ) : (
              <ChangeBreakdown
                estimate={change}
                currency={currency}
                forfeits={target?.lowerFare !== 'refunded'}
              />
            )}
          </Card>
        )}
        <Section
          title={t('table')}
          action={
            <p className={styles.fare}>{t('fareOf', { money: money({ amount: refund.fare, currency }) })}</p>
          }
        >
          <Card flush>
            <FeeTable steps={steps} current={current} currency={currency} />
          </Card>
        </Section>
        <p className={styles.note}>{t('estimate')}</p>
        <p className={styles.note}>{t('adultsOnly')}</p>
        {children}
      </div>
    </div>
  );
}

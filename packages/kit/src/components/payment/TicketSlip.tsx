import type { IssuedTickets, Payment } from '../../contracts/orders/payments.ts';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Day } from '../../rules/days.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { Amount } from '../amount/Amount.tsx';
import { JourneyHead } from '../order-detail/JourneyHead.tsx';
import { PerforatedCard } from '../perforated-card/PerforatedCard.tsx';
import { SlipFact, SlipFacts } from '../result/SlipFacts.tsx';
import * as styles from './TicketSlip.css.ts';

export interface TicketSlipProps extends RootProps<HTMLDivElement> {
  /** Flights, passengers with their tickets, and the points that come. */
  issued: Pick<IssuedTickets, 'journeys' | 'people' | 'earns' | 'earnsBonus' | 'since'>;
  /** Amounts that were paid, one entry for a currency. */
  cash: Payment['cash'];
  /** The airline's calendar day: flights of another year have their year. */
  today?: Day | undefined;
}

/** Tickets that have been issued, as they stand: a stub for each flight with who flies, the old ticket struck through, and what was paid on the last. */
export function TicketSlip({
  issued: { journeys, people, earns, earnsBonus, since },
  cash,
  today,
  className,
  ...root
}: TicketSlipProps) {
  const t = useMessages('payment');
  return (
    <div {...root} className={classNames(styles.stubs, className)}>
      {journeys.map((journey, at) => (
        <PerforatedCard
          key={`${journey.flightNo} ${journey.departure.time}`}
          data-part="ticket-stub"
          stub={
            <>
              <dl className={styles.people}>
                {people.map(({ name, ticketNo, replaces, refunded = since === 'refunded' }) => (
                  <div key={ticketNo} className={styles.person}>
                    <dt className={styles.name}>{name}</dt>
                    <dd className={styles.ticket}>
                      {replaces !== undefined && (
                        <del className={styles.old}>
                          <VisuallyHidden>{`${t('ticket.was')} `}</VisuallyHidden>
                          {shownTicket(replaces)}
                        </del>
                      )}
                      {refunded ? (
                        <>
                          <del className={styles.old}>{shownTicket(ticketNo)}</del>
                          <span className={styles.given}>{t('ticket.refunded')}</span>
                        </>
                      ) : (
                        shownTicket(ticketNo)
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
              {at === journeys.length - 1 && (
                <SlipFacts className={styles.foot}>
                  {cash.map((sum) => (
                    <SlipFact key={sum.currency} label={t(since ? 'paidSum.first' : 'paidSum')}>
                      <Amount value={sum} />
                    </SlipFact>
                  ))}
                  {earns !== undefined && (
                    <SlipFact label={t('earns')}>
                      <Amount
                        className={styles.earned}
                        value={earns}
                        unit={t('earns.unit', { points: earns })}
                        signed
                      />
                      {earnsBonus !== undefined && (
                        <span className={styles.bonus}>{t('earns.bonus', { points: earnsBonus })}</span>
                      )}
                    </SlipFact>
                  )}
                </SlipFacts>
              )}
            </>
          }
        >
          <JourneyHead journey={journey} today={today} />
        </PerforatedCard>
      ))}
    </div>
  );
}

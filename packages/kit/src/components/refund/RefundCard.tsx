import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './RefundCard.css.ts';

/** Flight that a card is about. */
export interface RefundFlight {
  readonly flightNo: string;
  /** Planned, with the airport's offset. */
  readonly departs: string;
  /** Names of both ends. */
  readonly from: string;
  readonly to: string;
}

/** Somebody whose ticket is on the card. */
export interface RefundPerson {
  readonly name: string;
  /** 13 digits. */
  readonly ticketNo: string;
  /** Sum of this ticket, or what is known of it. */
  readonly sum?: ReactNode;
}

export interface RefundCardProps extends RootProps<HTMLDivElement> {
  /** The next flight of the tickets; left out where none is told. */
  flight: RefundFlight | undefined;
  /** Word about the state. */
  badge: ReactNode;
  /** Tickets of the card, at least one. */
  people: readonly RefundPerson[];
  /** At the end of the route, where one sum is that of all. */
  sum?: ReactNode;
  /** Line of the foot, where something is to be known or done. */
  foot?: ReactNode;
  /** Button of the foot. */
  action?: ReactNode;
  /** Words at the edge: when less comes back. */
  loss?: ReactNode;
}

/** Tickets of one flight in a list of refunds: flight and state, whose they are and what they bring, and what to do. */
export function RefundCard({
  flight,
  badge,
  people,
  sum,
  foot,
  action,
  loss,
  className,
  ...root
}: RefundCardProps) {
  const t = useMessages('refund');
  const { date } = useFormats();
  const [only, ...others] = people;
  const alone = others.length === 0;
  const at = flight && localTime(flight.departs);
  return (
    <Card {...root} flush className={classNames(styles.card, className)}>
      <div className={styles.body}>
        <CardHead>
          <span className={styles.line}>
            {at && (
              <>
                {t('leg', { day: date(at.day, 'weekday'), time: at.time })}{' '}
                <span className={styles.flight}>{flight.flightNo}</span>
              </>
            )}
          </span>
          {badge}
        </CardHead>
        <div className={styles.head}>
          <h3 className={styles.route}>
            {flight ? t('route', { from: flight.from, to: flight.to }) : only?.name}
          </h3>
          {sum !== undefined && <span className={styles.sum}>{sum}</span>}
        </div>
        {alone && only && (
          <p className={styles.line}>
            {t('person', { name: only.name, ticket: shownTicket(only.ticketNo) })}
          </p>
        )}
      </div>
      {!alone && (
        <ul className={styles.people}>
          {people.map(({ name, ticketNo, sum: each }) => (
            <li key={ticketNo} className={styles.person}>
              <span>
                {name} <span className={styles.number}>{shownTicket(ticketNo)}</span>
              </span>
              {each !== undefined && <span className={styles.sum}>{each}</span>}
            </li>
          ))}
        </ul>
      )}
      {(foot !== undefined || action !== undefined) && (
        <div className={styles.foot}>
          <div className={typeof foot === 'string' ? styles.footWords : styles.footFigures}>{foot}</div>
          {action}
        </div>
      )}
      {loss !== undefined && (
        <p className={styles.loss} data-part="loss">
          <Icon name="clock" size={16} />
          <span>{loss}</span>
        </p>
      )}
    </Card>
  );
}

export interface RefundSumProps extends RootProps<HTMLDivElement> {
  /** Name of the sum. */
  label: ReactNode;
  /** The sum. */
  children: ReactNode;
}

/** A sum under its name, for the foot of a card. */
export function RefundSum({ label, children, ...root }: RefundSumProps) {
  return (
    <div {...root}>
      <span className={styles.footLabel}>{label}</span>
      <span className={styles.footSum}>{children}</span>
    </div>
  );
}

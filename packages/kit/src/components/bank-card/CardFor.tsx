import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { CardHead } from '../../primitives/card/CardHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Money } from '../../rules/money.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { Amount } from '../amount/Amount.tsx';
import * as styles from './BankCard.css.ts';

export interface CardForProps extends RootProps<HTMLDivElement> {
  /** Sum that comes back; left out while it is not known. */
  amount?: Money | undefined;
  /** Passenger of the first ticket. */
  name: string;
  /** 13 digits. */
  ticketNo: string;
  /** Working days in which the money usually comes. */
  days: number;
}

/** The money that a card receives. */
export function CardFor({ amount, name, ticketNo, days, ...root }: CardForProps) {
  const t = useMessages('bank-card');
  return (
    <Card {...root}>
      <CardHead>
        <span className={styles.forTitle}>{t('for')}</span>
        <strong className={styles.forAmount}>{amount ? <Amount value={amount} /> : t('for.unknown')}</strong>
      </CardHead>
      <p className={styles.hint}>{t('for.text', { name, ticket: shownTicket(ticketNo), days })}</p>
    </Card>
  );
}

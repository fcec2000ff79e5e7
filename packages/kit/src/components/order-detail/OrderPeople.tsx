import type { OrderPerson } from '../../contracts/orders/order-detail.ts';
import { useMessages } from '../../messages/provider.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { credentialOf } from '../../rules/credentials.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { MaskedText } from '../person-line/MaskedText.tsx';
import * as styles from './OrderDetail.css.ts';

export interface OrderPeopleProps extends RootProps<HTMLUListElement> {
  /** Passengers, as the order has them. */
  people: readonly OrderPerson[];
}

/** Passengers of an order: name, document, ticket with the state of each flight, and seat. */
export function OrderPeople({ people, ...root }: OrderPeopleProps) {
  const t = useMessages('order-detail');
  return (
    <ListCard {...root} label={t('people')}>
      {people.map((person) => (
        <li key={`${person.name} ${person.ticketNo ?? person.document?.number ?? ''}`} data-part="person">
          <Person person={person} />
        </li>
      ))}
    </ListCard>
  );
}

/** Membership card; its hidden part is read out as the last digits. */
function CardNumber({ card: { kind, number } }: { card: NonNullable<OrderPerson['card']> }) {
  const t = useMessages('order-detail');
  const last = /\d+$/.exec(number)?.[0];
  if (last === undefined || last === number) return t('card', { programme: kind, number });
  return (
    <>
      <span aria-hidden>
        <MaskedSentence text={t('card', { programme: kind, number })} />
      </span>
      <VisuallyHidden>{t('card.ending', { programme: kind, last })}</VisuallyHidden>
    </>
  );
}

function Person({ person }: { person: OrderPerson }) {
  const t = useMessages('order-detail');
  const documents = useMessages('beneficiaries');
  const { name, paxType, document, card, ticketNo, coupons, seat, replaces } = person;
  const states = [...new Set(coupons.map(({ state }) => state))].filter((state) => state !== 'open');
  return (
    <div className={styles.person}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          <span className={styles.type}>{t(`type.${paxType}`)}</span>
        </p>
        {document && (
          <p className={styles.small}>
            {documents(`document.${credentialOf(document.kind)?.kind ?? 'other'}`)}{' '}
            <MaskedText text={document.number} />
          </p>
        )}
        {card && (
          <p className={styles.small}>
            <CardNumber card={card} />
          </p>
        )}
        <p className={styles.small}>
          {ticketNo === undefined ? t('ticket.none') : t('ticket', { number: shownTicket(ticketNo) })}
        </p>
        {replaces !== undefined && (
          <p className={styles.small}>{t('ticket.replaces', { number: shownTicket(replaces) })}</p>
        )}
        {states.length > 0 && (
          <p className={styles.small}>{states.map((state) => t(`coupon.${state}`)).join(' • ')}</p>
        )}
      </div>
      {seat !== undefined && (
        <div className={styles.seat}>
          <p className={styles.label}>{t('seat')}</p>
          <p className={styles.seatNo}>{seat}</p>
        </div>
      )}
    </div>
  );
}

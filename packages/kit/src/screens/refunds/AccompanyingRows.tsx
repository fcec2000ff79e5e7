import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import type { AccompanyingDecision } from './refund-draft.ts';
import type { ToldParts } from './told-parts.ts';
import * as styles from './refunds.css.ts';

interface AlongRowProps {
  ticket: RefundTicket;
  draft: ToldParts['draft'];
  free: readonly RefundTicket[];
}

/** A child or an infant of the order: not to be chosen, but decided about. */
export function AlongRow({ ticket, draft, free }: AlongRowProps) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const decided = draft.accompanying.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
  const adult = free.find(({ ticketNo }) => ticketNo === (decided?.adult ?? ticket.carrier))?.name ?? '';
  const words = () => {
    if (decided?.choice === 'together') return t('which.along', { name: ticket.name, adult });
    if (decided) return t('child.otherAdult', { name: adult });
    return t('which.locked');
  };
  return (
    <div className={styles.ticket} data-state="locked">
      <div className={styles.locked}>
        <span className={styles.lock}>
          <Icon name="lock" size={20} />
        </span>
        <span>
          {ticket.name} <span className={styles.detail}>{refund(`paxType.${ticket.paxType}`)}</span>
          <span className={styles.detail}>{words()}</span>
        </span>
      </div>
      <span className={styles.figure} aria-hidden>
        {'—'}
      </span>
    </div>
  );
}

interface OtherRowProps {
  decided: AccompanyingDecision;
  adult: string;
  onRemove: () => void;
}

/** A child or an infant of another booking, who was found and added; unlike those of the order, it can be taken out again. */
export function OtherRow({ decided: { name, ticketNo, choice }, adult, onRemove }: OtherRowProps) {
  const t = useMessages('refund-form');
  return (
    <div className={styles.ticket} data-state="locked">
      <div className={styles.locked}>
        <span className={styles.lock}>
          <Icon name="people" size={20} />
        </span>
        <span>
          {name} <span className={styles.detail}>{shownTicket(ticketNo)}</span>
          {choice === 'together' && (
            <span className={styles.detail}>{t('which.along', { name, adult })}</span>
          )}
        </span>
      </div>
      <Button variant="text" size="medium" aria-label={t('child.removeOf', { name })} onClick={onRemove}>
        {t('child.remove')}
      </Button>
    </div>
  );
}

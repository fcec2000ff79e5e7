import { Amount } from '../../components/amount/Amount.tsx';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Checkbox } from '../../primitives/field/Checkbox.tsx';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { shownTicket } from '../../rules/tickets.ts';
import { useNow } from '../shell/use-now.ts';
import type { Application } from './application.ts';
import { figuresOf } from './refundable.ts';
import type { ToldParts } from './told-parts.ts';
import * as styles from './refunds.css.ts';

interface TicketChoiceProps extends ToldParts {
  application: Application;
  arrangeHref: string;
}

/** Which tickets: adults are chosen; children stand locked, and the strip says what becomes of them. */
export function TicketChoice({ draft, change, problems, application, arrangeHref }: TicketChoiceProps) {
  const t = useMessages('refund-form');
  const { list } = useFormats();
  const { free, along, chosen, stranded } = application;
  const toggle = (ticketNo: string) => {
    const now = chosen.map((ticket) => ticket.ticketNo);
    const ticketNos = now.includes(ticketNo) ? now.filter((one) => one !== ticketNo) : [...now, ticketNo];
    // A decision about a child was made for the adults that were chosen then.
    change({ ticketNos, accompanying: [], agreed: false });
  };
  return (
    <Section title={t('which')} action={t('which.chosen', { count: chosen.length })}>
      <Card flush className={styles.tickets}>
        <div data-part="tickets">
          {free.map((ticket) => {
            const isChosen = chosen.includes(ticket);
            return (
              <div key={ticket.ticketNo} className={styles.ticket} data-state={isChosen ? 'chosen' : 'left'}>
                <Checkbox
                  label={ticket.name}
                  detail={shownTicket(ticket.ticketNo)}
                  checked={isChosen}
                  onChange={() => toggle(ticket.ticketNo)}
                />
                <Sum ticket={ticket} />
              </div>
            );
          })}
        </div>
        {along.map((ticket) => (
          <AlongRow key={ticket.ticketNo} ticket={ticket} draft={draft} free={free} />
        ))}
        {(stranded.length > 0 || (along.length > 0 && draft.accompanying.length > 0)) && (
          <div className={styles.strip} data-part="stranded" role={problems?.stranded ? 'alert' : undefined}>
            <Icon name="alert" size={20} />
            <span className={styles.stripWords}>
              {stranded.length > 0 && t('stranded', { names: list(stranded.map(({ name }) => name)) })}
            </span>
            <Link href={arrangeHref}>{t('stranded.arrange')}</Link>
          </div>
        )}
      </Card>
      {problems?.tickets && <FieldError id="refund-tickets">{t('which.required')}</FieldError>}
    </Section>
  );
}

/** Sum of one ticket at this minute. */
function Sum({ ticket }: { ticket: RefundTicket }) {
  const t = useMessages('refund');
  const now = useNow();
  if (now === undefined) return null;
  const back = figuresOf(ticket, now)?.back;
  return (
    <span className={styles.figure}>
      {back === undefined ? t('unknownSum') : <Amount value={{ amount: back, currency: ticket.currency }} />}
    </span>
  );
}

interface AlongRowProps {
  ticket: RefundTicket;
  draft: ToldParts['draft'];
  free: readonly RefundTicket[];
}

/** A child or an infant of the order: not to be chosen, but decided about. */
function AlongRow({ ticket, draft, free }: AlongRowProps) {
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

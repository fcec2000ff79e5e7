import type { RefundQuote } from '../../contracts/refunds/refund-quote.ts';
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
import { BackSum } from './BackSum.tsx';
import { figuresOf } from './refundable.ts';
import type { ToldParts } from './told-parts.ts';
import { AlongRow, OtherRow } from './AccompanyingRows.tsx';
import * as styles from './refunds.css.ts';

interface TicketChoiceProps extends ToldParts {
  application: Application;
  /** Newest quote of the chosen tickets: its sums stand before those worked out here. */
  quoted: RefundQuote | undefined;
  arrangeHref: string;
  /** Where a child or an infant of another booking is looked up. */
  otherHref: string;
}

/** Which tickets: adults are chosen; children stand locked, and the strip says what becomes of them. */
export function TicketChoice({
  draft,
  change,
  problems,
  application,
  quoted,
  arrangeHref,
  otherHref,
}: TicketChoiceProps) {
  const t = useMessages('refund-form');
  const { list } = useFormats();
  const { free, along, chosen, stranded, others } = application;
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
                <Sum ticket={ticket} quoted={quoted} />
              </div>
            );
          })}
        </div>
        {along.map((ticket) => (
          <AlongRow key={ticket.ticketNo} ticket={ticket} draft={draft} free={free} />
        ))}
        {others.map((one) => (
          <OtherRow
            key={one.ticketNo}
            decided={one}
            adult={chosen[0]?.name ?? ''}
            onRemove={() =>
              change({
                accompanying: draft.accompanying.filter(({ ticketNo }) => ticketNo !== one.ticketNo),
                agreed: false,
              })
            }
          />
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
      {chosen.length > 0 && (
        <p className={styles.foot}>
          <Link href={otherHref}>{t('child.other')}</Link>
        </p>
      )}
      {problems?.tickets && <FieldError id="refund-tickets">{t('which.required')}</FieldError>}
    </Section>
  );
}

/** Sum of one ticket: as it was quoted, or at this minute. */
function Sum({ ticket, quoted }: { ticket: RefundTicket; quoted: RefundQuote | undefined }) {
  const now = useNow();
  if (now === undefined) return null;
  const figures = quoted?.tickets.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
  return (
    <span className={styles.figure}>
      <BackSum sum={figures ?? figuresOf(ticket, now)} currency={ticket.currency} />
    </span>
  );
}

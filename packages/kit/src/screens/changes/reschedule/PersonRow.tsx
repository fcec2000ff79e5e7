import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import type { ChangeBar } from '../../../rules/changes/bars.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useUnderWayHref } from '../../shell/use-under-way-href.ts';
import type { Traveller } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';
import * as styles from './reschedule.css.ts';

interface PersonRowProps {
  traveller: Traveller;
  party: Party;
  /** Check-ins are taken back with the change. */
  released: boolean;
  onChange: (chosen: boolean) => void;
  onRelease: (release: boolean) => void;
}

/** The check-in of a child is taken back with that of its adult, in one step. */
const followsRelease = ({ bar, ticket }: Traveller, { travellers }: Party): boolean =>
  bar === 'checkedIn' &&
  travellers.some((one) => one.bar === 'checkedIn' && one.ticket.ticketNo === ticket.withTicketNo);

/** One passenger: chosen or not, or why not and the way out. */
export function PersonRow({ traveller, party, released, onChange, onRelease }: PersonRowProps) {
  const t = useMessages('changes');
  const { ticket, bar, leg } = traveller;
  const along = party.along.includes(ticket.ticketNo);
  const detail = t('people.detail', { type: ticket.paxType, ticket: shownTicket(ticket.ticketNo) });
  if (bar !== undefined)
    return (
      <li className={styles.person} data-part="person" data-state="barred">
        <div className={styles.barred}>
          <p className={styles.name}>
            {ticket.name} <Badge tone="attention">{t(`bar.${bar}`)}</Badge>
          </p>
          <p className={styles.ticket}>{detail}</p>
          <p className={styles.reason}>{t(`bar.${bar}.text`)}</p>
          {!followsRelease(traveller, party) && (
            <WayOut bar={bar} traveller={traveller} onRelease={onRelease} />
          )}
        </div>
      </li>
    );
  return (
    <li className={styles.person} data-part="person" data-state={along ? 'along' : 'open'}>
      <Checkbox
        label={ticket.name}
        detail={
          <>
            {detail}
            {leg?.state === 'checkedIn' && released && <span>{` · ${t('people.released')}`}</span>}
          </>
        }
        checked={party.all.includes(ticket.ticketNo)}
        disabled={along}
        onChange={({ target }) => onChange(target.checked)}
      />
    </li>
  );
}

/** Way out of a bar. */
function WayOut({
  bar,
  traveller,
  onRelease,
}: Pick<PersonRowProps, 'traveller' | 'onRelease'> & { bar: ChangeBar }) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const underWayHref = useUnderWayHref();
  const { underWay } = traveller.ticket;
  const { hotline } = useConfig();
  const button = { variant: 'outline', size: 'medium' } as const;
  switch (bar) {
    case 'checkedIn':
      return (
        <Button {...button} onClick={() => onRelease(true)}>
          {t('way.release')}
        </Button>
      );
    case 'underWay':
      return (
        underWay && (
          <Button {...button} href={underWayHref(underWay)}>
            {t('way.order')}
          </Button>
        )
      );
    case 'notChangeable':
    case 'departed':
      return (
        <Button {...button} href={href('feeCalculator')}>
          {t('way.refund')}
        </Button>
      );
    case 'flown':
      return (
        <Button {...button} href={href('retroClaim')}>
          {t('way.points')}
        </Button>
      );
    case 'refunded':
    case 'exchanged':
      return (
        <Button {...button} href={href('rescheduleTicketInquiry')}>
          {t('toTickets')}
        </Button>
      );
    case 'otherChannel':
    case 'suspended':
    case 'unknown':
      return (
        <Button {...button} icon="phone" href={`tel:${hotline}`}>
          {t('way.call', { hotline })}
        </Button>
      );
  }
}

import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { ChangeOrderTickets } from '../../../contracts/changes/change-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { legsOf, travellersOn } from './tickets-on-leg.ts';

interface InquiredOrderProps {
  order: ChangeOrderTickets;
  /** ms since 1970. */
  now: number;
}

/** An order with its next leg that can be changed, and who is on it; where nobody can be changed, why. */
export function InquiredOrder({ order, now }: InquiredOrderProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const { side } = useFlightWords();
  const legs = legsOf(order).map(({ at, leg }) => {
    const on = travellersOn(order, at, now, true);
    return { at, leg, on, open: on.some(({ bar }) => bar === undefined) };
  });
  const shown = legs.find(({ open }) => open) ?? legs[0];
  if (!shown) return <UnreadableEntries entries={order.unreadable} />;
  const bar = shown.open ? undefined : shown.on[0]?.bar;
  return (
    <Card data-part="order">
      <div className={styles.stack}>
        <FlightChange was={side(shown.leg)} />
        <p className={styles.facts13}>
          {shown.on.map(({ ticket }) => ticket.name).join(t('separator'))}{' '}
          {bar && <Badge tone="attention">{t(`bar.${bar}`)}</Badge>}
        </p>
        <Button
          variant={shown.open ? 'tinted' : 'outline'}
          size="medium"
          href={href('reschedule', {
            query: { orderNo: order.orderNo, ...(shown.at > 0 && { leg: String(shown.at) }) },
          })}
        >
          {t(shown.open ? 'inquiry.change' : 'inquiry.why')}
        </Button>
        <UnreadableEntries entries={order.unreadable} />
      </div>
    </Card>
  );
}

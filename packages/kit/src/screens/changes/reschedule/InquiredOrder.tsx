import { useId } from 'react';
import { RouteLine } from '../../../components/route-line/RouteLine.tsx';
import { FlightDay } from '../../../components/segment-route/FlightDay.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { ChangeLeg, ChangeOrderTickets } from '../../../contracts/changes/change-tickets.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { namedTicket } from '../../../rules/tickets.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { shownLeg } from './tickets-on-leg.ts';

interface InquiredOrderProps {
  order: ChangeOrderTickets;
  /** ms since 1970. */
  now: number;
}

/** An order with its next leg that can be changed, and who is on it; where nobody can be changed, why. */
export function InquiredOrder({ order, now }: InquiredOrderProps) {
  const t = useMessages('changes');
  const { href } = useNavigation();
  const id = useId();
  const shown = shownLeg(order, now);
  if (!shown) return <UnreadableEntries entries={order.unreadable} />;
  const bar = shown.open ? undefined : shown.on[0]?.bar;
  return (
    <Card data-part="order">
      <div className={styles.stack}>
        <Flight id={`${id}-flight`} leg={shown.leg} isOver={Date.parse(shown.leg.departs) <= now} />
        <ul id={`${id}-people`} className={styles.lines}>
          {shown.on.map(({ ticket }) => (
            <li key={ticket.ticketNo}>{namedTicket(ticket)}</li>
          ))}
        </ul>
        {bar && (
          <p>
            <Badge tone="attention">{t(`bar.${bar}`)}</Badge>
          </p>
        )}
        <Button
          variant={shown.open ? 'tinted' : 'outline'}
          size="medium"
          href={href('reschedule', {
            query: { orderNo: order.orderNo, ...(shown.at > 0 && { leg: String(shown.at) }) },
          })}
          id={`${id}-do`}
          aria-labelledby={`${id}-do ${id}-flight ${id}-people`}
        >
          {t(shown.open ? 'inquiry.change' : 'inquiry.why')}
        </Button>
        <UnreadableEntries entries={order.unreadable} />
      </div>
    </Card>
  );
}

/** Day, number, cabin and route; one that has departed is told with its year. */
function Flight({ id, leg, isOver }: { id: string; leg: ChangeLeg; isOver: boolean }) {
  const { date } = useFormats();
  const { side } = useFlightWords();
  const { flightNo, departs, arrives, fromPlace, toPlace, cabin, day: told = '' } = side(leg);
  const { day, time } = localTime(departs);
  return (
    <div>
      <p id={id} className={styles.flightDay}>
        <FlightDay time={day} day={isOver ? date(day, 'date') : told} flightNo={flightNo} />{' '}
        <span>{cabin}</span>
      </p>
      <RouteLine
        size="medium"
        from={{ time, place: fromPlace }}
        to={{ time: localTime(arrives).time, place: toPlace }}
      />
    </div>
  );
}

import { addDays, localTime, shareIdentity, type Day } from '@mapp/kit/rules';
import type { Accounts } from '../accounts.ts';
import { earnsIn } from '../booking/families.ts';
import { earnedAfterDays } from '../booking/terms.ts';
import type { Clock } from '../clock.ts';
import type { PointsEvents } from '../points-events.ts';
import { isOfGroup } from '../retro/terms.ts';
import { earnedOver } from '../seed/flights.ts';
import type { Event, Flown } from '../seed/ledger.ts';
import type { Member } from '../seed/members.ts';
import { aboutFlight } from '../seed/words.ts';
import type { TicketBook } from './ticket-book.ts';
import { distanceOf } from '../booking/flight-points.ts';
import type { Coupon, TicketRecord } from './ticket-records.ts';

/** Points of a flight arrive as many days after it as the booking has promised. */
const creditDayOf = ({ day }: Coupon): Day => addDays(day, earnedAfterDays);

/** Whether a flight of a ticket earns points for its passenger; an infant on a lap earns none. */
const earns = ({ paxType }: TicketRecord, { state, flightNo }: Coupon): boolean =>
  state === 'flown' && paxType !== 'INF' && isOfGroup(flightNo);

/** Whether a segment of the bill is this flight of this ticket. */
export const isSegmentOf =
  ({ ticketNo }: Pick<TicketRecord, 'ticketNo'>, { flightNo, day }: Coupon) =>
  (segment: Flown): boolean =>
    segment.ticketNo === ticketNo && segment.flightNo === flightNo && segment.flightDate === day;

function creditOf(ticket: TicketRecord, coupon: Coupon, { tier, subTier }: Member): Event {
  const { flightNo, day, from, to, departs, arrives, cabin } = coupon;
  const figures = earnedOver(distanceOf(coupon), earnsIn(cabin), tier, subTier);
  return {
    day: creditDayOf(coupon),
    type: 'AA',
    transaction: 'C',
    points: figures.farePoint + figures.bonusPoint,
    text: aboutFlight(coupon),
    orderNo: ticket.orderNo,
    flown: [
      {
        flightNo,
        flightDate: day,
        departure: from,
        destination: to,
        departureTime: localTime(departs).time,
        arrivalTime: localTime(arrives).time,
        cabin,
        ticketNo: ticket.ticketNo,
        ...figures,
      },
    ],
  };
}

/** Books that points of flown tickets are read from and written to. */
interface Books {
  readonly ticketBook: TicketBook;
  readonly accounts: Accounts;
  readonly pointsEvents: PointsEvents;
  readonly clock: Clock;
}

/** Puts the points of every flight that is due on the bill of the member who has flown it, once. */
export function postFlownPoints({ ticketBook, accounts, pointsEvents, clock }: Books): void {
  const today = clock.today();
  for (const ticket of ticketBook.known())
    for (const coupon of ticket.coupons) {
      if (!earns(ticket, coupon) || creditDayOf(coupon) > today) continue;
      const member = accounts.all().find(({ identities }) => shareIdentity(identities, ticket.person.idList));
      if (!member) continue;
      const isKnown = pointsEvents
        .of(member.cardNo)
        .some(({ flown = [] }) => flown.some(isSegmentOf(ticket, coupon)));
      if (!isKnown) pointsEvents.add(member.cardNo, creditOf(ticket, coupon, member));
    }
}

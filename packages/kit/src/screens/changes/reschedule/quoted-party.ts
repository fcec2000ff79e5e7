import type { PassengerSum } from '../../../components/ticket-change/ChangeSums.tsx';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { changeSum } from '../../../rules/changes/sum.ts';
import type { Rest } from '../Consequences.tsx';
import { pricedOn } from './tickets-on-leg.ts';
import type { Party } from './use-party.ts';

/** Seats, check-in, add-ons, insurances and receipts of those who change. */
export const restOf = (going: Party['going']): Rest => ({
  checkedIn: going.some(({ leg }) => leg.state === 'checkedIn'),
  seats: going.flatMap(({ leg }) => leg.seat ?? []),
  seatsPaid: going.flatMap(({ leg }) => leg.seatPaid ?? []),
  addOns: going.flatMap(({ ticket }) => ticket.addOns),
  insured: going.filter(({ ticket }) => ticket.insurance !== undefined).map(({ ticket }) => ticket.name),
  invoiced: going.some(({ ticket }) => ticket.invoiced),
});

/** Sum of each passenger whom the quote names. */
export const quotedSums = ({ going, along }: Party, quote: ChangeQuote, now: number): PassengerSum[] =>
  going.flatMap(({ ticket, leg }) => {
    const told = quote.passengers.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
    if (!told) return [];
    const asked = {
      ticket: pricedOn(ticket, leg),
      pointsWorth: leg.pointsWorth,
      newFare: told.fare,
      lowerFare: told.lowerFare,
    };
    const { ticketNo, name } = ticket;
    return [{ ticketNo, name, sum: changeSum(asked, now), along: along.includes(ticketNo) }];
  });

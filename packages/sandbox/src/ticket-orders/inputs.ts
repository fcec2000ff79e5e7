import type { FlightChangeKind } from '@mapp/kit/contracts';

/** Orders of tickets of 600000000001, and of a guest. */
export const ticketOrderNos = {
  /** Waits for its payment for half an hour from the first look. */
  waiting: '26110000000001',
  ticketed: '26110000000002',
  /** Given up. */
  cancelled: '26110000000003',
  /** Paid, tickets not issued yet. */
  ticketing: '26110000000004',
  /** On the waitlist. */
  waitlist: '26110000000005',
  /** Money and order do not fit each other. */
  abnormal: '26110000000006',
  /** Moved by the airline by three hours; a flight that it has cancelled; one that leaves from another airport. */
  moved: '26110000000011',
  flightCancelled: '26110000000012',
  otherAirport: '26110000000013',
  /** Flown: of the kind "air ticket", with 18 digits; and one from the days of paper. */
  flown: '261100000000000001',
  paper: '26110000000021',
  /** A guest's, which waits; known by `guestOrderKey` alone. */
  guest: '26110000000091',
} as const;

/** A flight that the airline has changed long before its day, counted from the first look. */
interface ChangedFlight {
  readonly flightNo: string;
  readonly kind: FlightChangeKind;
  readonly inDays: number;
}

const changed = (kind: FlightChangeKind, inDays: number): ChangedFlight => ({
  flightNo: 'MU5101',
  kind,
  inDays,
});

/** Flights that the airline has changed, by the order of which it is asked. Source: sandbox.md. */
export const changedFlights: Readonly<Record<string, ChangedFlight>> = {
  [ticketOrderNos.moved]: changed('time', 9),
  [ticketOrderNos.flightCancelled]: changed('cancelled', 10),
  [ticketOrderNos.otherAirport]: changed('airport', 11),
};

/** Seats that the passengers of an order have chosen, in their order. */
export const chosenSeats: Readonly<Record<string, readonly string[]>> = {
  [ticketOrderNos.moved]: ['12A', '12C'],
};

/** Key from the answer to the guest's order. */
export const guestOrderKey = 'kqzdmpaovtbwryxenlcuhgsfiajkqzdm';

import type { CabinClass } from '../seats/cabin.ts';
import { dayOfYear } from './days.ts';
import { encodePass } from './encode.ts';
import type { CodedLeg, PassResult } from './coded.ts';

/** One end of a flight as a pass shows it. */
export interface PassEnd {
  /** IATA code. */
  readonly airport: string;
  /** Name of the airport in the traveller's language. */
  readonly name: string;
  readonly terminal?: string | undefined;
  /** ISO 8601 with the airport's offset. */
  readonly time: string;
}

/** Something that was changed after the pass was made; the pass shows the new value already. */
export interface PassChange {
  readonly what: 'gate' | 'boarding' | 'departure';
  /** The old gate, or the old instant with its offset. */
  readonly before: string;
  /** When it was changed, ISO 8601 with the departure airport's offset. */
  readonly at: string;
}

/** One flight of a pass. Source of the fields: travel.md section 3. */
export interface PassFlight {
  /** With its carrier: `MU5101`. */
  readonly flightNo: string;
  readonly from: PassEnd;
  readonly to: PassEnd;
  /** Left out until the airport gives one. */
  readonly gate?: string | undefined;
  /** ISO 8601 with the departure airport's offset, as every time here. */
  readonly boards?: string | undefined;
  readonly gateCloses?: string | undefined;
  /** Minutes on foot to the gate. */
  readonly walk?: number | undefined;
  /** Row and letter. Left out for an infant on the lap. */
  readonly seat?: string | undefined;
  /** Boarding sequence. */
  readonly sequence?: string | undefined;
  /** Boarding group. */
  readonly group?: string | undefined;
  readonly cabin: CabinClass;
  /** Booking class of the fare: `Y`. */
  readonly fare: string;
  readonly changes?: readonly PassChange[] | undefined;
}

/** A boarding pass of one passenger, for one or several flights. */
export interface BoardingPassData {
  readonly id: string;
  /** In the order in which they are flown, at least one. */
  readonly flights: readonly [PassFlight, ...PassFlight[]];
  /** `ZHANG/SAN`. */
  readonly name: string;
  /** The name as its bearer writes it, where that differs. */
  readonly ownName?: string | undefined;
  readonly passenger: 'adult' | 'child' | 'infant';
  /** 13 digits. */
  readonly ticketNo: string;
  /** The barcode's text, exactly as it is drawn: the airline's own where it sends one, else of `encodePass`. Without it there is no barcode. */
  readonly barcode?: string | undefined;
}

/** The flight that a pass is for at a moment: the first that has not left, or the last. */
export const flightAt = <Flight extends { readonly from: { readonly time: string } }>(
  { flights }: { readonly flights: readonly [Flight, ...Flight[]] },
  now: number,
): Flight => flights.find(({ from }) => Date.parse(from.time) > now) ?? flights.at(-1) ?? flights[0];

/** Facts in the barcode beside those that the pass shows. */
export interface PassCoding {
  /** Booking reference. */
  readonly pnr: string;
  /** Airline and number of the frequent flyer. */
  readonly member?: { readonly airline: string; readonly number: string } | undefined;
}

/** `MU5101` in its two parts. */
const flightParts = (flightNo: string): { carrier: string; flight: string } => {
  const [, carrier = '', flight = ''] = /^([A-Z\d]{2}[A-Z]?)\s*(\d{1,4}[A-Z]?)$/.exec(flightNo) ?? [];
  return { carrier, flight };
};

/**
 * The barcode's text for a pass whose airline sends none: version 6, issued on the web, with ticket and frequent flyer.
 * @param issued ISO 8601 with offset
 */
export function barcodeOf(
  pass: BoardingPassData,
  { pnr, member }: PassCoding,
  issued: string,
): PassResult<string> {
  const [ticketAirline, ticketNumber] = [pass.ticketNo.slice(0, 3), pass.ticketNo.slice(3)];
  return encodePass({
    version: 6,
    name: pass.name,
    electronicTicket: true,
    passenger: pass.passenger,
    checkInSource: 'web',
    issueSource: 'web',
    issued: { yearDigit: Number(issued.slice(3, 4)), day: dayOfYear(issued) },
    documentType: 'B',
    issuer: flightParts(pass.flights[0].flightNo).carrier,
    legs: pass.flights.map((flight): CodedLeg => ({
      pnr,
      from: flight.from.airport,
      to: flight.to.airport,
      ...flightParts(flight.flightNo),
      day: dayOfYear(flight.from.time),
      compartment: flight.fare,
      seat: pass.passenger === 'infant' ? 'INF' : flight.seat,
      sequence: flight.sequence,
      status: '1',
      ticketAirline,
      ticketNumber,
      memberAirline: member?.airline,
      memberNumber: member?.number,
    })),
  });
}

import { claimWindow, type ClaimTerms } from '../../rules/retro/window.ts';
import type { Day } from '../../rules/days.ts';
import { calendarDay } from '../day.ts';
import { flightNumber } from '../flight.ts';
import { ticketNumber } from '../numbers.ts';
import { accept, refuse, type Checked, type Refused } from '../result.ts';
import { compact } from '../typed.ts';

/** Input for a claim of a partner's flight. */
export interface PartnerClaimTyped {
  readonly flightNo: string;
  readonly flightDate: string;
  /** IATA codes of the airports. */
  readonly departure: string;
  readonly destination: string;
  readonly ticketNo: string;
  readonly cabin: string;
}
export type PartnerClaimField = keyof PartnerClaimTyped;

/** In the order in which they are in the form. */
export const partnerClaimFields: readonly PartnerClaimField[] = [
  'flightNo',
  'flightDate',
  'departure',
  'destination',
  'ticketNo',
  'cabin',
];

export const emptyPartnerClaim: PartnerClaimTyped = {
  flightNo: '',
  flightDate: '',
  departure: '',
  destination: '',
  ticketNo: '',
  cabin: '',
};

/** Facts that the rules need beside the fields. */
export interface PartnerClaimContext {
  /** The airline's calendar day. */
  readonly today: Day;
  readonly terms: ClaimTerms;
  /** Codes of the airlines whose flights can be claimed. */
  readonly partners: readonly string[];
  /** The airline's own code: its flights are claimed by ticket. */
  readonly own: string;
}

/** The same as it is sent. */
export interface PartnerClaim {
  readonly flightNo: string;
  readonly flightDate: Day;
  readonly departure: string;
  readonly destination: string;
  readonly ticketNo: string;
  readonly bookingCabin: string;
}

const letter = /^[A-Z]$/;
const airport = /^[A-Z]{3}$/;

/** A booking class: one letter, stored in capitals. */
export function bookingClass(input: string): Checked {
  const cabin = compact(input).toUpperCase();
  return letter.test(cabin) ? accept(cabin) : refuse('cabin.letter');
}

/** The IATA code of an airport that was chosen. */
export const chosenAirport = (code: string): Checked =>
  airport.test(code) ? accept(code) : refuse('place.choose');

/** A flight number of a partner, with its airline. */
export function partnerFlight(
  input: string,
  { partners, own }: Pick<PartnerClaimContext, 'partners' | 'own'>,
): Checked {
  const flight = flightNumber(input);
  if (!flight.ok) return flight;
  const carrier = flight.value.slice(0, 2);
  if (carrier === own) return refuse('flight.own', { carrier });
  return partners.includes(carrier) ? flight : refuse('flight.partner', { partners: partners.join(', ') });
}

/** The day of a partner's flight: its points can be claimed on the day of the context. */
export function partnerFlightDay(
  input: string,
  { today, terms }: Pick<PartnerClaimContext, 'today' | 'terms'>,
): Checked {
  const day = calendarDay(input);
  if (!day.ok) return day;
  const { phase } = claimWindow(day.value, 'partner', terms, today);
  if (phase === 'late') return refuse('claim.late', { months: terms.months });
  return phase === 'open' ? day : refuse('claim.early', { days: terms.partnerFromDay });
}

const rules: Readonly<
  Record<PartnerClaimField, (typed: PartnerClaimTyped, context: PartnerClaimContext) => Checked>
> = {
  flightNo: ({ flightNo }, context) => partnerFlight(flightNo, context),
  flightDate: ({ flightDate }, context) => partnerFlightDay(flightDate, context),
  departure: ({ departure }) => chosenAirport(departure),
  destination: ({ departure, destination }) => {
    const chosen = chosenAirport(destination);
    return chosen.ok && destination === departure ? refuse('place.same') : chosen;
  },
  ticketNo: ({ ticketNo }) => ticketNumber(ticketNo),
  cabin: ({ cabin }) => bookingClass(cabin),
};

/** One field by its one rule; undefined when it is good. */
export function checkPartnerClaimField(
  field: PartnerClaimField,
  typed: PartnerClaimTyped,
  context: PartnerClaimContext,
): Refused | undefined {
  const checked = rules[field](typed, context);
  return checked.ok ? undefined : checked;
}

/** The flight as it is sent; undefined while a field is wrong. */
export function partnerClaim(
  typed: PartnerClaimTyped,
  context: PartnerClaimContext,
): PartnerClaim | undefined {
  const values: Partial<Record<PartnerClaimField, string>> = {};
  for (const field of partnerClaimFields) {
    const checked = rules[field](typed, context);
    if (!checked.ok) return undefined;
    values[field] = checked.value;
  }
  const { cabin, ...flight } = values as Record<PartnerClaimField, string>;
  return { ...flight, bookingCabin: cabin };
}

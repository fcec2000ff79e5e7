import { flightAt } from './boarding-pass.ts';
import { localTime } from '../time/time.ts';

/** A file for the calendar of the traveller. */
export interface CalendarFile {
  /** `MU5101-2026-06-02.ics` */
  readonly name: string;
  /** RFC 5545 text. */
  readonly text: string;
}

/** A flight as a calendar takes it; who flies is no part of it. */
export interface EventFlight {
  readonly flightNo: string;
  readonly from: { readonly time: string };
  readonly to: { readonly time: string };
  /** When boarding begins, once that is known. */
  readonly boards?: string | undefined;
}

/** The words of one event. */
export interface EventWords {
  readonly summary: string;
  readonly description: string;
  /** Where to be: airport and terminal. */
  readonly location: string;
  /** Said three hours before departure. */
  readonly soon: string;
  /** Said when boarding begins. */
  readonly boarding: string;
}

/** An instant as UTC: `20260602T000000Z`. */
const stamp = (instant: string | number): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 section 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

const octets = new TextEncoder();
const widest = 75;

/** A line in pieces of at most 75 octets, cut between characters; RFC 5545 section 3.1. */
function folded(line: string): string {
  let text = '';
  let width = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (width + size > widest) {
      text += '\r\n ';
      width = 1;
    }
    text += character;
    width += size;
  }
  return text;
}

/** Time enough to set out for the airport. */
const soon = '-PT3H';

/** A reminder; RFC 5545 section 3.6.6. */
const alarmOf = (trigger: string, words: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER${trigger}`,
  `DESCRIPTION:${escaped(words)}`,
  'END:VALARM',
];

const eventOf = (id: string, flight: EventFlight, words: EventWords, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(`${id}-${flight.flightNo}-${stamp(flight.from.time)}`)}@boarding-pass`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(flight.from.time)}`,
  `DTEND:${stamp(flight.to.time)}`,
  `SUMMARY:${escaped(words.summary)}`,
  `LOCATION:${escaped(words.location)}`,
  `DESCRIPTION:${escaped(words.description)}`,
  'TRANSP:OPAQUE',
  ...alarmOf(`:${soon}`, words.soon),
  ...(flight.boards === undefined ? [] : alarmOf(`;VALUE=DATE-TIME:${stamp(flight.boards)}`, words.boarding)),
  'END:VEVENT',
];

/**
 * Flights of a pass or a trip as a calendar file. Times are written in UTC, so that each calendar shows them in its own zone; the words
 * name the local ones. Each reminds three hours before departure, and when boarding begins where that is known.
 * @param words what each event says
 * @param now milliseconds since 1970, when the file is made
 */
export function calendarFileOf<Flight extends EventFlight>(
  pass: { readonly id: string; readonly flights: readonly [Flight, ...Flight[]] },
  words: (flight: Flight) => EventWords,
  now: number,
): CalendarFile {
  const { flightNo, from } = flightAt(pass, now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//mapp//boarding pass//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...pass.flights.flatMap((flight) => eventOf(pass.id, flight, words(flight), now)),
    'END:VCALENDAR',
  ];
  return {
    name: `${flightNo}-${localTime(from.time).day}.ics`,
    text: `${lines.map(folded).join('\r\n')}\r\n`,
  };
}

import type { Day } from '../days.ts';
import { verdictOf, type ClaimVerdict } from './codes.ts';

/** A candidate as the wire has it: each field one text, or one for each flight, parted by commas. */
export interface CandidateFields {
  readonly orgarpcod: string;
  readonly dstarpcod: string;
  readonly tiknum: string;
  readonly retrocod: string;
  readonly actdat: string;
  readonly cbncls: string;
  readonly oprcarcod: string;
  readonly oprfltnum: string;
  readonly seanum: string;
  readonly paxnam?: string | undefined;
  readonly mbrnam?: string | undefined;
  readonly actid?: string | undefined;
  readonly accdat?: string | undefined;
}

/** One flight of a ticket, and what becomes of a claim. */
export interface ClaimSegment {
  /** 13 digits. */
  readonly ticketNo: string;
  /** With its carrier: `MU5101`. */
  readonly flightNo: string;
  readonly flightDate: Day;
  /** IATA codes. */
  readonly departure: string;
  readonly destination: string;
  /** Booking class, one letter. */
  readonly cabin: string;
  readonly seat: string;
  readonly verdict: ClaimVerdict;
  /** The code as it came. */
  readonly code: string;
  readonly ticketName?: string | undefined;
  readonly memberName?: string | undefined;
  /** Where the points of the flight are on the bill already. */
  readonly entry?: { readonly id: string; readonly day: Day } | undefined;
}

const parts = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').map((part) => part.trim());

/** The part of one flight; a field that says one thing says it of every flight. */
const partAt = (text: string | undefined, at: number, count: number): string => {
  const all = parts(text);
  if (all.length === count) return all[at] ?? '';
  return all.length === 1 ? (all[0] ?? '') : '';
};

const good = '00000';

/** Of several codes of one flight the first that is in its way. */
const decisive = (codes: readonly string[]): string => codes.find((code) => code !== good) ?? codes[0] ?? '';

/**
 * The flights of a candidate. Several status codes belong to one flight each where another field has as many parts, as it
 * has for a ticket of several flights; otherwise all of them are of the one flight. Source: membership.md section 3.
 */
export function claimSegments(fields: CandidateFields): readonly ClaimSegment[] {
  const codes = parts(fields.retrocod);
  const dates = parts(fields.actdat);
  const flights = Math.max(dates.length, parts(fields.oprfltnum).length, parts(fields.orgarpcod).length);
  return Array.from({ length: flights }, (_, at) => {
    const of = (text: string | undefined) => partAt(text, at, flights);
    const flightDate = of(fields.actdat);
    // Nobody can claim a flight whose day is not known.
    const code = flightDate === '' ? '' : codes.length === flights ? (codes[at] ?? '') : decisive(codes);
    const id = of(fields.actid);
    const day = of(fields.accdat);
    return {
      ticketNo: of(fields.tiknum),
      flightNo: of(fields.oprcarcod) + of(fields.oprfltnum),
      flightDate,
      departure: of(fields.orgarpcod),
      destination: of(fields.dstarpcod),
      cabin: of(fields.cbncls),
      seat: of(fields.seanum),
      verdict: verdictOf(code),
      code,
      ticketName: of(fields.paxnam) || undefined,
      memberName: of(fields.mbrnam) || undefined,
      entry: id && day ? { id, day } : undefined,
    };
  });
}

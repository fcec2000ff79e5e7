import type { IssueDay } from './days.ts';
import { nameWidth, passName } from './name.ts';

/** How one field of a boarding pass's text is written and read. */
export interface PassField<Value> {
  /** Characters that it takes; what is written is filled up with spaces. */
  readonly width: number;
  /** As it is in the text; undefined where the value cannot be written. */
  write(value: Value): string | undefined;
  /** The value behind the characters, without the spaces that end them; undefined where they mean nothing. */
  read(text: string): Value | undefined;
}

/** Values that a list of fields may hold. */
export type ValuesOf<Fields> = {
  readonly [Key in keyof Fields]?: Fields[Key] extends PassField<infer Value> ? Value | undefined : never;
};

const upper = (value: string): string => value.trim().toUpperCase();

const only =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined;

/** Text that is read as it is written. */
const plain = (width: number, pattern: RegExp): PassField<string> => ({
  width,
  write: (value) => only(pattern)(upper(value)),
  read: only(pattern),
});

/** Digits with zeros in front, and a letter: `101A` is `0101A`. Told without the zeros. */
function numbered(digits: number, suffix: '[A-Z]' | '[A-Z]?'): PassField<string> {
  const typed = new RegExp(`^0*(\\d{1,${digits}})(${suffix})$`);
  const written = new RegExp(`^0*(\\d+${suffix})$`);
  return {
    width: digits + 1,
    write: (value) => {
      const [, number, letter = ''] = typed.exec(upper(value)) ?? [];
      return number && number.padStart(digits, '0') + letter;
    },
    read: (text) => (/^\d+/.exec(text)?.[0].length === digits ? written.exec(text)?.[1] : undefined),
  };
}

/** A word for each code. */
function coded<const Codes extends Readonly<Record<string, string>>>(codes: Codes): PassField<keyof Codes> {
  const pairs = Object.entries(codes);
  const written = new Map<keyof Codes, string>(pairs);
  const words = new Map<string, keyof Codes>(pairs.map(([word, code]) => [code, word]));
  return { width: 1, write: (word) => written.get(word), read: (code) => words.get(code) };
}

const dayNumber = /^(?!000)([0-2]\d\d|3[0-5]\d|36[0-6])$/;
const readDay = (text: string) => (dayNumber.test(text) ? Number(text) : undefined);
const writeDay = (day: number) => only(dayNumber)(String(day).padStart(3, '0'));

const day: PassField<number> = { width: 3, write: writeDay, read: readDay };

const issued: PassField<IssueDay> = {
  width: 4,
  write: ({ yearDigit, day: number }) => {
    const written = writeDay(number);
    return written && only(/^\d{4}$/)(`${yearDigit}${written}`);
  },
  read: (text) => {
    const number = readDay(text.slice(1));
    return /^\d/.test(text) && number ? { yearDigit: Number(text[0]), day: number } : undefined;
  },
};

const yesOrNo: PassField<boolean> = {
  width: 1,
  write: (value) => (value ? 'Y' : 'N'),
  read: (text) => (text === 'Y' ? true : text === 'N' ? false : undefined),
};

const rowAndLetter = numbered(3, '[A-Z]');
const insteadOfSeat = only(/^(INF|STBY|GATE|JMP|CREW)$/);

const seat: PassField<string> = {
  width: 4,
  write: (value) => insteadOfSeat(upper(value)) ?? rowAndLetter.write(value),
  read: (text) => insteadOfSeat(text) ?? rowAndLetter.read(text),
};

const source = coded({
  web: 'W',
  kiosk: 'K',
  remote: 'R',
  mobile: 'M',
  airport: 'O',
  town: 'T',
  vendor: 'V',
});
const airport = plain(3, /^[A-Z]{3}$/);
const airline = plain(3, /^[A-Z\d]{2,3}$/);
const bagTag = plain(13, /^\d{13}$/);

export const nameField: PassField<string> = {
  width: nameWidth,
  write: passName,
  read: only(/^[A-Z][A-Z /'-]*$/),
};

/** Fields that each leg must have. Source: IATA Resolution 792, widths of domain facts C1. */
export const neededFields = {
  /** Booking reference, 5 to 7. */
  pnr: plain(7, /^[A-Z\d]{5,7}$/),
  from: airport,
  to: airport,
  /** Operating carrier, its IATA code. */
  carrier: airline,
  /** Without the carrier: `5101`, `101A`. */
  flight: numbered(4, '[A-Z]?'),
  /** Day of the year at the departure airport, 1 to 366; see `dayOfYear` and `dayOfPass`. */
  day,
  /** Class of the ticket's coupon: `Y`. */
  compartment: plain(1, /^[A-Z]$/),
  /** Row and letter, or `INF`, `STBY`, `GATE`, `JMP`, `CREW`. Left out before check-in. */
  seat,
  /** Check-in number. Left out before check-in. */
  sequence: numbered(4, '[A-Z]?'),
  /** `1` is checked in. */
  status: plain(1, /^[A-Z\d]$/),
} as const;

/** Fields that are there once, in the order of the text. */
export const onceFields = {
  passenger: coded({
    adult: '0',
    male: '1',
    female: '2',
    child: '3',
    infant: '4',
    cabinBag: '5',
    adultWithInfant: '6',
    unaccompaniedMinor: '7',
    // Of version 8.
    unspecified: 'X',
    undisclosed: 'U',
  }),
  checkInSource: source,
  issueSource: source,
  /** See `issueDayOf`. */
  issued,
  /** `B` is a boarding pass. */
  documentType: plain(1, /^[A-Z]$/),
  /** Airline that issued it. */
  issuer: airline,
  /** Number plate of the first bags: ten digits, and how many follow on it. */
  bagTag,
  secondBagTag: bagTag,
  thirdBagTag: bagTag,
} as const;

/** Fields that each leg may have, in the order of the text. */
export const legFields = {
  /** Airline of the ticket: `781`. */
  ticketAirline: plain(3, /^\d{3}$/),
  /** Ticket number without its airline. */
  ticketNumber: plain(10, /^\d{10}$/),
  selectee: plain(1, /^\d$/),
  /** Travel documents: `0` not needed, `1` to be checked, `2` checked. */
  documentCheck: plain(1, /^\d$/),
  marketingCarrier: airline,
  /** Airline of the frequent flyer number. */
  memberAirline: airline,
  memberNumber: plain(16, /^[A-Z\d]{1,16}$/),
  /** Kind of reduced ticket. */
  reduced: plain(1, /^[A-Z\d]$/),
  /** `20K`, `2PC`. */
  freeBags: plain(3, /^\d(\d[KL]|PC)$/),
  fastTrack: yesOrNo,
} as const;

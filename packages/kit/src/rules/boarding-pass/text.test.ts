import { decode as readIndependently } from 'bcbp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfYear } from './days.ts';
import type { CodedLeg, CodedPass } from './coded.ts';
import { decodePass, readPass } from './decode.ts';
import { encodePass } from './encode.ts';
import { runs } from '../../../../../vitest.runs.ts';

const leg: CodedLeg = {
  pnr: 'ABC123',
  from: 'SHA',
  to: 'PEK',
  carrier: 'MU',
  flight: '5101',
  day: 324,
  compartment: 'Y',
  seat: '11A',
  sequence: '25',
  status: '1',
};
const pass: CodedPass = { version: 6, name: 'ZHANG/SAN', electronicTicket: true, legs: [leg] };

/** The signature of the standard's examples, 100 characters. */
const signature =
  'GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE';

const firstOfTwo: CodedLeg = {
  pnr: 'ABC123',
  from: 'YUL',
  to: 'FRA',
  carrier: 'AC',
  flight: '834',
  day: 226,
  compartment: 'F',
  seat: '1A',
  sequence: '25',
  status: '1',
};
const secondOfTwo: CodedLeg = {
  pnr: 'DEF456',
  from: 'FRA',
  to: 'GVA',
  carrier: 'LH',
  flight: '3664',
  day: 227,
  compartment: 'C',
  seat: '12C',
  sequence: '2',
  status: '1',
};
const airCanada = {
  ticketAirline: '014',
  ticketNumber: '1234567890',
  documentCheck: '1',
  marketingCarrier: 'AC',
  memberAirline: 'AC',
  memberNumber: '1234567890123',
} as const;

/** Texts and what they say: ours of domain facts C1, then the examples of Resolution 792 attachment B, then by the field table. */
const samples: { name: string; text: string; says: CodedPass }[] = [
  {
    name: 'one leg, nothing optional',
    text: 'M1ZHANG/SAN           EABC123 SHAPEKMU 5101 324Y011A0025 106>60000',
    says: pass,
  },
  {
    name: 'the standard: one leg, the needed fields alone',
    text: 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100',
    says: {
      name: 'DESMARAIS/LUC',
      electronicTicket: true,
      legs: [{ ...firstOfTwo, day: 326, compartment: 'J' }],
    },
  },
  {
    name: 'the standard: one leg, signed',
    text: `M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100^164${signature}`,
    says: {
      name: 'DESMARAIS/LUC',
      electronicTicket: true,
      legs: [{ ...firstOfTwo, day: 326, compartment: 'J' }],
      security: { type: '1', data: signature },
    },
  },
  {
    name: 'the standard: two legs, everything, signed',
    text: `M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58ZDEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164${signature}`,
    says: {
      version: 6,
      name: 'DESMARAIS/LUC',
      electronicTicket: true,
      passenger: 'male',
      checkInSource: 'web',
      issueSource: 'web',
      issued: { yearDigit: 6, day: 225 },
      documentType: 'B',
      issuer: 'AC',
      bagTag: '0014123456003',
      legs: [
        { ...firstOfTwo, ...airCanada, freeBags: '20K', fastTrack: true, own: 'LX58Z' },
        {
          ...secondOfTwo,
          ...airCanada,
          ticketNumber: '0987654321',
          freeBags: '2PC',
          fastTrack: false,
          own: 'WQ',
        },
      ],
      security: { type: '1', data: signature },
    },
  },
  {
    name: 'an infant on the lap',
    text: 'M1ZHANG/XIAO LE       EABC123 SHAPEKMU 5101 152YINF 0048 111>60B4WW6151BMU 00',
    says: {
      version: 6,
      name: 'ZHANG/XIAO LE',
      electronicTicket: true,
      passenger: 'infant',
      checkInSource: 'web',
      issueSource: 'web',
      issued: { yearDigit: 6, day: 151 },
      documentType: 'B',
      issuer: 'MU',
      legs: [{ ...leg, day: 152, seat: 'INF', sequence: '48' }],
    },
  },
  {
    name: 'a member before check-in, flight with a letter',
    text: 'M1LI/SI                K7M2P9 PVGLAXMU 0583A001J         02B>600257811234567890     MU 600000000001    ',
    says: {
      version: 6,
      name: 'LI/SI',
      electronicTicket: false,
      legs: [
        {
          pnr: 'K7M2P9',
          from: 'PVG',
          to: 'LAX',
          carrier: 'MU',
          flight: '583A',
          day: 1,
          compartment: 'J',
          status: '0',
          ticketAirline: '781',
          ticketNumber: '1234567890',
          memberAirline: 'MU',
          memberNumber: '600000000001',
        },
      ],
    },
  },
];

describe('texts of the field table', () => {
  it.each(samples)('$name is read', ({ text, says }) => {
    expect(decodePass(text)).toStrictEqual({ ok: true, value: says });
  });

  it.each(samples)('$name is written, character for character', ({ text, says }) => {
    expect(encodePass(says)).toEqual({ ok: true, value: text });
  });

  it('older versions are read', () => {
    const text =
      'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J003A0027 15A>5251WW1325BAC 001412345600200141234670012A0141234567890 1AC AC 1234567890123    3PCYLX58ZDEF456 FRAGVALH 3664 327C012C0002 12E2A0140987654321 1AC AC 1234567890123    3PCNWQ';
    expect(decodePass(text)).toMatchObject({
      ok: true,
      value: {
        version: 5,
        bagTag: '0014123456002',
        secondBagTag: '0014123467001',
        legs: [{ seat: '3A' }, { own: 'WQ' }],
      },
    });
  });

  it.each([7, 8])('version %i is written and read', (version) => {
    const written = encodePass({ ...pass, version });
    expect(written).toMatchObject({ ok: true, value: expect.stringContaining(`>${version}0000`) });
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({ ok: true, value: { version } });
  });

  it.each(['unspecified', 'undisclosed'] as const)('version 8 knows who is %s', (passenger) => {
    const written = encodePass({ ...pass, version: 8, passenger });
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({ ok: true, value: { passenger } });
  });

  it('version 1 is read', () => {
    const [{ text } = { text: '' }] = samples;
    expect(decodePass(text.replace('>6', '>1'))).toMatchObject({ ok: true, value: { version: 1 } });
  });

  it.each<[string, Partial<CodedLeg>]>([
    ['its own text', { own: 'VIP' }],
    ['the bags that are free', { freeBags: '2PC' }],
  ])('has a version where only the second leg says %s', (_name, more) => {
    const legs = [leg, { ...leg, ...more }];
    expect(encodePass({ name: 'LI/SI', electronicTicket: true, legs })).toMatchObject({
      ok: true,
      value: expect.stringContaining('>600'),
    });
  });

  it('has room for four legs and a signature of 255', () => {
    const given: CodedPass = {
      ...pass,
      legs: [leg, leg, leg, leg],
      security: { type: '1', data: 'A'.repeat(255) },
    };
    const written = encodePass(given);
    expect(decodePass(written.ok ? written.value : '')).toEqual({ ok: true, value: given });
  });

  it('is 6 where no version is named and something optional is said', () => {
    expect(encodePass({ ...pass, version: undefined, passenger: 'child' })).toMatchObject({
      ok: true,
      value: expect.stringMatching(/07>601300$/),
    });
  });

  it('a line end behind it is no part of it', () => {
    expect(decodePass(`${samples[0]?.text}\r\n`)).toMatchObject({ ok: true });
  });
});

describe('what cannot be written is named', () => {
  const legOf = (more: Partial<CodedLeg>): CodedPass => ({ ...pass, legs: [{ ...leg, ...more }] });

  it.each<[string, CodedPass, object]>([
    ['a Chinese name', { ...pass, name: '张/三' }, { field: 'name', reason: 'form' }],
    ['a name half in Chinese', { ...pass, name: 'ZHANG/三' }, { field: 'name', reason: 'form' }],
    ['a Russian name', { ...pass, name: 'ИВАНОВ/ИВАН' }, { field: 'name', reason: 'form' }],
    ['no name', { ...pass, name: ' ' }, { field: 'name', reason: 'missing' }],
    ['no legs', { ...pass, legs: [] }, { field: 'legs', reason: 'form' }],
    ['five legs', { ...pass, legs: [leg, leg, leg, leg, leg] }, { field: 'legs', reason: 'form' }],
    ['an unknown version', { ...pass, version: 9 }, { field: 'version', reason: 'form' }],
    [
      'a passenger of version 8 in 6',
      { ...pass, passenger: 'undisclosed' },
      { field: 'passenger', reason: 'form' },
    ],
    [
      'another passenger of version 8 in 7',
      { ...pass, version: 7, passenger: 'unspecified' },
      { field: 'passenger', reason: 'form' },
    ],
    ['a flight of five digits', legOf({ flight: '51011' }), { field: 'flight', leg: 1, reason: 'form' }],
    ['no flight', legOf({ flight: '' }), { field: 'flight', leg: 1, reason: 'missing' }],
    ['a seat without its letter', legOf({ seat: '11' }), { field: 'seat', leg: 1, reason: 'form' }],
    ['day 0', legOf({ day: 0 }), { field: 'day', leg: 1, reason: 'form' }],
    ['day 367', legOf({ day: 367 }), { field: 'day', leg: 1, reason: 'form' }],
    ['half a day', legOf({ day: 1.5 }), { field: 'day', leg: 1, reason: 'form' }],
    ['no number for a day', legOf({ day: Number.NaN }), { field: 'day', leg: 1, reason: 'form' }],
    ['an airport in Chinese', legOf({ from: '上海' }), { field: 'from', leg: 1, reason: 'form' }],
    [
      'a dashed ticket',
      legOf({ ticketNumber: '781-123456' }),
      { field: 'ticketNumber', leg: 1, reason: 'form' },
    ],
    ['own text in Chinese', legOf({ own: '贵宾' }), { field: 'own', leg: 1, reason: 'form' }],
    ['own text without room', legOf({ own: 'A'.repeat(252) }), { field: 'own', leg: 1, reason: 'long' }],
    [
      'a second leg',
      { ...pass, legs: [leg, { ...leg, memberNumber: '1'.repeat(17) }] },
      { field: 'memberNumber', leg: 2, reason: 'form' },
    ],
    [
      'a signature of no kind',
      { ...pass, security: { type: '?', data: 'A' } },
      { field: 'security', reason: 'form' },
    ],
    [
      'a signature of a kind in two letters',
      { ...pass, security: { type: '12', data: 'A' } },
      { field: 'security', reason: 'form' },
    ],
    [
      'a signature of a kind that ends well',
      { ...pass, security: { type: '?1', data: 'A' } },
      { field: 'security', reason: 'form' },
    ],
    [
      'a signature that no reader types',
      { ...pass, security: { type: '1', data: '签' } },
      { field: 'security', reason: 'form' },
    ],
    [
      'a signature without room',
      { ...pass, security: { type: '1', data: 'A'.repeat(256) } },
      { field: 'security', reason: 'long' },
    ],
  ])('%s', (_name, given, problem) => {
    expect(encodePass(given)).toStrictEqual({ ok: false, problem });
  });
});

describe('what is no boarding pass is named where it stops being one', () => {
  const [text = ''] = samples.map((sample) => sample.text);
  const put = (at: number, piece: string) => text.slice(0, at) + piece + text.slice(at + piece.length);

  const optional = (said: string) =>
    text.slice(0, 58) + said.length.toString(16).toUpperCase().padStart(2, '0') + said;

  it.each<[string, string, object]>([
    ['nothing', '', { field: 'format', reason: 'missing' }],
    ['garbage', 'garbage', { field: 'format', reason: 'form' }],
    ['another format', put(0, 'S'), { field: 'format', reason: 'form' }],
    ['no leg', put(1, '0'), { field: 'legs', reason: 'form' }],
    ['an empty name', put(2, ' '.repeat(20)), { field: 'name', reason: 'missing' }],
    ['a Chinese name', put(2, '张三'), { field: 'name', reason: 'form' }],
    ['an unknown ticket mark', put(22, 'Q'), { field: 'electronicTicket', reason: 'form' }],
    ['day 000', put(44, '000'), { field: 'day', leg: 1, reason: 'form' }],
    ['day 367', put(44, '367'), { field: 'day', leg: 1, reason: 'form' }],
    ['a flight without its zeros', put(39, '101  '), { field: 'flight', leg: 1, reason: 'form' }],
    ['a seat without its zeros', put(48, '11A '), { field: 'seat', leg: 1, reason: 'form' }],
    ['no airport', put(30, '   '), { field: 'from', leg: 1, reason: 'missing' }],
    ['a size that is none', put(58, 'G6'), { field: 'size', leg: 1, reason: 'form' }],
    ['a size beyond the end', put(58, 'FF'), { field: 'size', leg: 1, reason: 'missing' }],
    ['half of it', text.slice(0, 40), { field: 'flight', leg: 1, reason: 'missing' }],
    ['a leg too few', put(1, '2'), { field: 'pnr', leg: 2, reason: 'missing' }],
    ['no sign before the version', put(60, '6'), { field: 'version', reason: 'form' }],
    ['an unknown version', put(61, '9'), { field: 'version', reason: 'form' }],
    ['more than the pass', `${text}+`, { field: 'end', reason: 'form' }],
    ['a pass that says one thing', 'M', { field: 'legs', reason: 'missing' }],
    ['five legs', put(1, '5'), { field: 'legs', reason: 'form' }],
    ['the end behind the name', text.slice(0, 22), { field: 'electronicTicket', reason: 'missing' }],
    ['the end before the size', text.slice(0, 59), { field: 'size', leg: 1, reason: 'missing' }],
    ['a size in small letters', put(58, '0b'), { field: 'size', leg: 1, reason: 'form' }],
    ['the end before the version', optional('>'), { field: 'version', leg: 1, reason: 'missing' }],
    ['version 0', optional('>000'), { field: 'version', reason: 'form' }],
    ['less than its size says', optional('>602W'), { field: 'size', leg: 1, reason: 'missing' }],
    ['less of a leg than its size says', optional('>60005781'), { field: 'size', leg: 1, reason: 'missing' }],
    ['more than all that is said once', optional(`>633${' '.repeat(51)}`), { field: 'size', reason: 'long' }],
    [
      'more than all that is said of a leg',
      optional(`>6002B${' '.repeat(43)}`),
      { field: 'size', leg: 1, reason: 'long' },
    ],
    ['own text in Chinese', optional('>60000贵宾'), { field: 'own', leg: 1, reason: 'form' }],
    ['own text of two lines', optional('>60000A\nB'), { field: 'own', leg: 1, reason: 'form' }],
    ['a signature that ends at once', `${text}^`, { field: 'security', reason: 'missing' }],
    ['a signature without its size', `${text}^10`, { field: 'size', reason: 'missing' }],
    ['a signature of no kind', `${text}^?01A`, { field: 'security', reason: 'form' }],
    ['a signature that no reader types', `${text}^101签`, { field: 'security', reason: 'form' }],
    ['a signature cut off', `${text}^164ABC`, { field: 'security', reason: 'missing' }],
  ])('%s', (_name, given, problem) => {
    expect(decodePass(given)).toStrictEqual({ ok: false, problem });
  });
});

describe('blanks that end a part', () => {
  const ofAnInfant =
    'M1ZHANG/XIAO LE       EABC123 SHAPEKMU 5101 152YINF 0048 11E>6181WW6151BMU              00';
  it('keep their room, such as the place of a bag tag that was not issued', () => {
    const read = decodePass(ofAnInfant);
    expect(read).toMatchObject({ ok: true, value: { issuer: 'MU', room: 0x18 } });
    expect(read.ok && encodePass(read.value)).toEqual({ ok: true, value: ofAnInfant });
  });

  it('keep their room in a leg', () => {
    const text = `M1ZHANG/SAN           EABC123 SHAPEKMU 5101 324Y011A0025 130>6002A781${' '.repeat(39)}`;
    const read = decodePass(text);
    expect(read).toMatchObject({ ok: true, value: { legs: [{ ticketAirline: '781', room: 0x2a }] } });
    expect(read.ok && encodePass(read.value)).toEqual({ ok: true, value: text });
  });

  it('are no wider than the standard has room for', () => {
    const written = encodePass({ ...pass, room: 400, passenger: 'adult' });
    expect(written).toMatchObject({ ok: true, value: expect.stringContaining('>6320') });
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({ ok: true, value: { room: 0x32 } });
  });
});

describe('a pass is read as a gate reads it', () => {
  const text = 'M1ZHANG/SAN           EABC123 SHAPEKMU 5101 324Y011A0025 106>60000';
  const put = (at: number, piece: string) => text.slice(0, at) + piece + text.slice(at + piece.length);
  const legWithout = (...names: (keyof CodedLeg)[]) =>
    Object.fromEntries(Object.entries(leg).filter(([name]) => !names.includes(name as keyof CodedLeg)));

  it('one that follows the standard has no oddities', () => {
    expect(readPass(text)).toStrictEqual({ ok: true, value: { ...pass, oddities: [] } });
  });

  it.each<[string, string, object, object[]]>([
    ['no booking reference', put(23, '       '), legWithout('pnr'), [{ field: 'pnr', reason: 'missing' }]],
    ['no day', put(44, '   '), legWithout('day'), [{ field: 'day', reason: 'missing' }]],
    ['seat 0000', put(48, '0000'), legWithout('seat'), [{ field: 'seat', reason: 'form' }]],
    ['a seat without zeros', put(48, '11A '), leg, [{ field: 'seat', reason: 'form' }]],
    [
      'a flight without zeros',
      put(39, '101  '),
      { ...leg, flight: '101' },
      [{ field: 'flight', reason: 'form' }],
    ],
    ['small letters', put(30, 'sha'), leg, [{ field: 'from', reason: 'form' }]],
    [
      'an unknown class',
      put(47, '?'),
      legWithout('compartment'),
      [
        { field: 'compartment', reason: 'form' },
        { field: 'compartment', reason: 'missing' },
      ],
    ],
  ])('%s', (_name, given, says, oddities) => {
    const read = readPass(given);
    expect(read).toMatchObject({ ok: true, value: { legs: [says] } });
    expect(read).toHaveProperty('value.legs.0', says);
    expect(read.ok && read.value.oddities).toStrictEqual(oddities.map((one) => ({ ...one, leg: 1 })));
  });

  it.each<[string, string, object, string[]]>([
    ['text behind it', `${text}+12`, { name: 'ZHANG/SAN' }, ['end']],
    ['a trimmed end', text.slice(0, 58), { legs: [leg] }, ['size']],
    ['an end in the middle', text.slice(0, 45), { name: 'ZHANG/SAN' }, ['day', 'day', 'day', 'compartment']],
    ['an unknown version', put(61, '9'), { legs: [leg] }, ['version']],
    ['a name in small letters', put(2, 'zhang/san'), { name: 'ZHANG/SAN' }, ['name']],
    ['a Chinese name', put(2, '张三'), { electronicTicket: true }, ['name', 'name']],
    ['an unknown mark', put(22, 'Q'), { electronicTicket: false, legs: [leg] }, ['electronicTicket']],
    ['a leg too few', put(1, '2'), { name: 'ZHANG/SAN' }, ['pnr', 'pnr', 'from', 'from']],
    ['a signature cut off', `${text}^164ABC`, { security: { type: '1', data: 'ABC' } }, ['security']],
    ['a signature of no kind', `${text}^?01A`, { legs: [leg] }, ['security']],
    ['a size that is none', put(58, 'G6'), { legs: [leg] }, ['size', 'end']],
    ['own text in Chinese', `${text.slice(0, 58)}08>60000贵宾`, { legs: [leg] }, ['own']],
    [
      'more than all that is said once',
      `${text.slice(0, 58)}39>633${' '.repeat(51)}00`,
      { legs: [leg] },
      ['size'],
    ],
  ])('%s', (_name, given, says, fields) => {
    const read = readPass(given);
    expect(read).toMatchObject({ ok: true, value: says });
    expect(read.ok && read.value.oddities.map(({ field }) => field).slice(0, 4)).toEqual(fields);
  });

  it.each<[string, unknown]>([
    ['another format', 'S1ZHANG/SAN'],
    ['no legs', 'M0ZHANG/SAN'],
    ['nothing', ''],
    ['null', null],
    ['a number', 792],
  ])('%s is none', (_name, given) => {
    expect(readPass(given as string).ok).toBe(false);
    expect(decodePass(given as string).ok).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])('version %i with the bag tag of its time', (version) => {
    const old = `M1ZHANG/SAN           EABC123 SHAPEKMU 5101 324Y011A0025 11E>${version}181WW6151BMU 001412345600300`;
    expect(readPass(old)).toMatchObject({
      ok: true,
      value: { version, bagTag: '0014123456003', oddities: [] },
    });
  });
});

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const of = (characters: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const numbered = (most: number, letter: fc.Arbitrary<string>) =>
  fc.tuple(fc.integer({ min: 0, max: most }), letter).map(([number, suffix]) => `${number}${suffix}`);
const letterOrNone = fc.oneof(fc.constant(''), of(upper, 1));
const print = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const airline = fc.oneof(of(upper, 2), of(upper + digits, 3));

const legs: fc.Arbitrary<CodedLeg> = fc.record({
  pnr: of(upper + digits, 5, 7),
  from: of(upper, 3),
  to: of(upper, 3),
  carrier: airline,
  flight: numbered(9999, letterOrNone),
  day: fc.integer({ min: 1, max: 366 }),
  compartment: of(upper, 1),
  seat: maybe(fc.oneof(numbered(999, of(upper, 1)), fc.constantFrom('INF', 'STBY', 'GATE'))),
  sequence: maybe(numbered(9999, letterOrNone)),
  status: of(upper + digits, 1),
  ticketAirline: maybe(of(digits, 3)),
  ticketNumber: maybe(of(digits, 10)),
  selectee: maybe(of(digits, 1)),
  documentCheck: maybe(of(digits, 1)),
  marketingCarrier: maybe(airline),
  memberAirline: maybe(airline),
  memberNumber: maybe(of(upper + digits, 1, 16)),
  reduced: maybe(of(upper + digits, 1)),
  freeBags: maybe(
    fc.oneof(
      of(digits, 2).map((kilos) => `${kilos}K`),
      of(digits, 1).map((pieces) => `${pieces}PC`),
    ),
  ),
  fastTrack: maybe(fc.boolean()),
  own: maybe(print.filter((text) => text !== '')),
});
const bagTag = maybe(of(digits, 13));
const source = maybe(
  fc.constantFrom('web' as const, 'kiosk' as const, 'mobile' as const, 'airport' as const),
);
const passes: fc.Arbitrary<CodedPass> = fc.record({
  version: fc.constantFrom(6, 7, 8),
  name: fc
    .tuple(
      of(upper, 1, 10),
      fc.oneof(
        fc.constant(''),
        of(upper, 1, 9).map((given) => `/${given}`),
      ),
    )
    .map((parts) => parts.join('')),
  electronicTicket: fc.boolean(),
  passenger: maybe(
    fc.constantFrom('adult' as const, 'child' as const, 'infant' as const, 'adultWithInfant' as const),
  ),
  checkInSource: source,
  issueSource: source,
  issued: maybe(
    fc.record({ yearDigit: fc.integer({ min: 0, max: 9 }), day: fc.integer({ min: 1, max: 366 }) }),
  ),
  documentType: maybe(of(upper, 1)),
  issuer: maybe(airline),
  bagTag,
  secondBagTag: bagTag,
  thirdBagTag: bagTag,
  legs: fc.array(legs, { minLength: 1, maxLength: 4 }),
  security: maybe(fc.record({ type: of(upper + digits, 1), data: print })),
});

const text = (given: CodedPass): string => {
  const written = encodePass(given);
  if (!written.ok) throw new Error(JSON.stringify(written.problem));
  return written.value;
};
const withoutUndefined = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

describe('property: barcode of a boarding pass', () => {
  it('what is written is read again, every field', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(passes, (given) => {
        expect(decodePass(text(given))).toEqual({ ok: true, value: withoutUndefined(given) });
      }),
      runs(2),
    );
  });

  it('no text makes reading throw', { timeout: 120_000 }, () => {
    const spoilt = fc
      .tuple(passes, fc.nat(), fc.string({ unit: 'binary', maxLength: 6 }), fc.nat(8))
      .map(([given, at, piece, gone]) => {
        const whole = text(given);
        const from = at % whole.length;
        return whole.slice(0, from) + piece + whole.slice(from + gone);
      });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), spoilt), (given) => {
        expect(() => decodePass(given)).not.toThrow();
        expect(() => readPass(given)).not.toThrow();
      }),
      runs(2),
    );
  });

  it('no value makes writing throw', { timeout: 120_000 }, () => {
    const anything = fc.string({ unit: 'binary', maxLength: 20 });
    const wild = fc.record({
      name: anything,
      seat: anything,
      flight: anything,
      own: anything,
      passenger: fc.oneof(anything, fc.constantFrom('constructor', '__proto__', 'toString')),
      day: fc.oneof(fc.double(), fc.integer()),
    });
    fc.assert(
      fc.property(passes, wild, (given, { name, passenger, ...more }) => {
        const legsOf = given.legs.map((one) => ({ ...one, ...more }));
        const written = encodePass({ ...given, name, passenger, legs: legsOf } as CodedPass);
        // Anything written after all can be read.
        expect(written.ok && !decodePass(written.value).ok).toBe(false);
      }),
      runs(2),
    );
  });

  it('an independent reader finds the same', { timeout: 120_000 }, () => {
    const utc = (year: number, day: number) => new Date(Date.UTC(year, 0, day)).toISOString();
    // It looks at most two years ahead.
    const yearOf = ({ yearDigit }: { yearDigit: number }) => (yearDigit > 6 ? 2010 : 2020) + yearDigit;
    const codes = { adult: '0', child: '3', infant: '4', adultWithInfant: '6' } as Record<string, string>;
    const sources = { web: 'W', kiosk: 'K', mobile: 'M', airport: 'O' } as Record<string, string>;
    fc.assert(
      fc.property(passes, (given) => {
        const { data = {}, meta = {} } = readIndependently(text(given), 2024);
        expect(meta).toMatchObject({
          formatCode: 'M',
          numberOfLegs: given.legs.length,
          versionNumber: given.version,
        });
        expect(data.passengerName).toBe(given.name);
        expect(data.securityData || undefined).toBe(given.security?.data.trimEnd() || undefined);
        expect(data.securityDataType || undefined).toBe(given.security?.type);
        expect(meta.electronicTicketIndicator === 'E').toBe(given.electronicTicket);
        expect(data.passengerDescription).toBe(given.passenger && codes[given.passenger]);
        expect(data.checkInSource).toBe(given.checkInSource && sources[given.checkInSource]);
        expect(data.boardingPassIssuanceSource).toBe(given.issueSource && sources[given.issueSource]);
        expect(data.issuanceDate?.toISOString()).toBe(
          given.issued && utc(yearOf(given.issued), given.issued.day),
        );
        expect(data.documentType).toBe(given.documentType);
        expect(data.boardingPassIssuerDesignator).toBe(given.issuer);
        expect([data.baggageTagNumber, data.firstBaggageTagNumber, data.secondBaggageTagNumber]).toEqual([
          given.bagTag,
          given.secondBagTag,
          given.thirdBagTag,
        ]);
        expect(data.legs).toHaveLength(given.legs.length);
        given.legs.forEach((one, index) => {
          const other = data.legs?.[index] ?? {};
          const letterOf = (value: string) => /[A-Z]?$/.exec(value)?.[0] ?? '';
          const filled = (value: string, width: number) =>
            String(Number.parseInt(value, 10)).padStart(width, '0') + letterOf(value);
          expect(other).toMatchObject({
            operatingCarrierPNR: one.pnr,
            departureAirport: one.from,
            arrivalAirport: one.to,
            operatingCarrierDesignator: one.carrier,
            flightNumber: filled(one.flight ?? '', 4),
            compartmentCode: one.compartment,
            passengerStatus: one.status,
          });
          // It guesses the year, and day 366 of a year without one becomes the next 1 January.
          if (one.day !== 366) expect(dayOfYear(other.flightDate?.toISOString() ?? '')).toBe(one.day);
          if (one.seat) expect(other.seatNumber).toBe(/^\d/.test(one.seat) ? filled(one.seat, 3) : one.seat);
          if (one.sequence) expect(other.checkInSequenceNumber).toBe(filled(one.sequence, 4));
          expect(other.airlineNumericCode).toBe(one.ticketAirline);
          expect(other.serialNumber).toBe(one.ticketNumber);
          expect(other.selecteeIndicator).toBe(one.selectee);
          expect(other.internationalDocumentationVerification).toBe(one.documentCheck);
          expect(other.marketingCarrierDesignator).toBe(one.marketingCarrier);
          expect(other.frequentFlyerAirlineDesignator).toBe(one.memberAirline);
          expect(other.frequentFlyerNumber).toBe(one.memberNumber);
          expect(other.idIndicator).toBe(one.reduced);
          expect(other.freeBaggageAllowance).toBe(one.freeBags);
          expect(other.fastTrack).toBe(one.fastTrack);
          expect(other.airlineInfo || undefined).toBe(one.own?.trimEnd() || undefined);
        });
      }),
      runs(2),
    );
  });
});

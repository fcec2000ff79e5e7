import { describe, expect, it } from 'vitest';
import { barcodeOf, flightAt, type BoardingPassData, type PassFlight } from './boarding-pass.ts';
import { calendarFileOf, type EventWords } from './calendar.ts';
import { decodePass } from './decode.ts';

const first: PassFlight = {
  flightNo: 'MU5101',
  from: { airport: 'SHA', name: '上海虹桥', terminal: 'T2', time: '2026-06-02T00:30:00+08:00' },
  to: { airport: 'PEK', name: '北京首都', terminal: 'T2', time: '2026-06-02T02:50:00+08:00' },
  seat: '33C',
  sequence: '46',
  cabin: 'economy',
  fare: 'Y',
};
const second: PassFlight = {
  ...first,
  flightNo: 'MU589',
  from: { airport: 'PEK', name: '北京首都', time: '2026-06-02T10:00:00+08:00' },
  to: { airport: 'JFK', name: '纽约肯尼迪', time: '2026-06-02T11:05:00-04:00' },
  seat: '40A',
};
const pass: BoardingPassData = {
  id: 'p1',
  flights: [first, second],
  name: 'ZHANG/SAN',
  passenger: 'adult',
  ticketNo: '7811234567890',
};
const at = (time: string) => Date.parse(time);

describe('flight that a pass is for', () => {
  it.each([
    ['2026-06-01T10:00:00+08:00', 'MU5101'],
    ['2026-06-02T00:30:00+08:00', 'MU589'],
    ['2026-06-03T10:00:00+08:00', 'MU589'],
  ])('at %s is %s', (now, flightNo) => {
    expect(flightAt(pass, at(now)).flightNo).toBe(flightNo);
  });
});

it('is the last of three when all have left', () => {
  const third = { ...second, flightNo: 'MU590' };
  expect(flightAt({ ...pass, flights: [first, second, third] }, at('2026-07-01T00:00:00Z')).flightNo).toBe(
    'MU590',
  );
});

describe('barcode of a pass whose airline sends none', () => {
  const issued = '2026-05-31T10:00:00+08:00';

  it('says what the pass shows', () => {
    const written = barcodeOf(
      pass,
      { pnr: 'ABC123', member: { airline: 'MU', number: '600000000001' } },
      issued,
    );
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({
      ok: true,
      value: {
        version: 6,
        name: 'ZHANG/SAN',
        electronicTicket: true,
        passenger: 'adult',
        checkInSource: 'web',
        issueSource: 'web',
        issued: { yearDigit: 6, day: 151 },
        documentType: 'B',
        issuer: 'MU',
        legs: [
          // Half an hour past midnight at the airport, though the day before in Greenwich.
          {
            carrier: 'MU',
            flight: '5101',
            day: 153,
            seat: '33C',
            sequence: '46',
            memberNumber: '600000000001',
          },
          { flight: '589', from: 'PEK', to: 'JFK', ticketAirline: '781', ticketNumber: '1234567890' },
        ],
      },
    });
  });

  it.each([
    ['MU5101A', 'MU', '5101A'],
    ['3U8881', '3U', '8881'],
    ['U21234', 'U2', '1234'],
    ['CES 12', 'CES', '12'],
  ])('%s is flight %s %s', (flightNo, carrier, flight) => {
    const written = barcodeOf({ ...pass, flights: [{ ...first, flightNo }] }, { pnr: 'ABC123' }, issued);
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({
      value: { legs: [{ carrier, flight }] },
    });
  });

  it('an infant on the lap has no seat', () => {
    const written = barcodeOf({ ...pass, passenger: 'infant' }, { pnr: 'ABC123' }, issued);
    expect(decodePass(written.ok ? written.value : '')).toMatchObject({
      ok: true,
      value: { passenger: 'infant', legs: [{ seat: 'INF' }, { seat: 'INF' }] },
    });
  });

  it.each<[string, Partial<BoardingPassData>, object]>([
    ['a Chinese name', { name: '张三' }, { field: 'name' }],
    [
      'a flight without its carrier',
      { flights: [{ ...first, flightNo: '5101X1' }] },
      { field: 'carrier', leg: 1 },
    ],
  ])('%s is named', (_name, more, problem) => {
    expect(barcodeOf({ ...pass, ...more }, { pnr: 'ABC123' }, issued)).toMatchObject({ ok: false, problem });
  });
});

describe('calendar file of one flight', () => {
  const said: EventWords = {
    summary: 'MU5101',
    description: 'Gate C23',
    location: 'Shanghai, T2',
    soon: 'Soon',
    boarding: 'Now',
  };
  const lines = (words: EventWords) =>
    calendarFileOf({ ...pass, flights: [first] }, () => words, at('2026-06-01T10:00:00+08:00')).text.split(
      '\r\n',
    );

  it('is what a calendar reads', () => {
    expect(lines(said)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//mapp//boarding pass//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:p1-MU5101-20260601T163000Z@boarding-pass',
      'DTSTAMP:20260601T020000Z',
      'DTSTART:20260601T163000Z',
      'DTEND:20260601T185000Z',
      'SUMMARY:MU5101',
      'LOCATION:Shanghai\\, T2',
      'DESCRIPTION:Gate C23',
      'TRANSP:OPAQUE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT3H',
      'DESCRIPTION:Soon',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('reminds when boarding begins, where that is known', () => {
    const boards = { ...first, boards: '2026-06-01T23:50:00+08:00' };
    const { text } = calendarFileOf({ ...pass, flights: [boards] }, () => said, 0);
    expect(text.match(/^TRIGGER.*$/gm)?.map((line) => line.trim())).toEqual([
      'TRIGGER:-PT3H',
      'TRIGGER;VALUE=DATE-TIME:20260601T155000Z',
    ]);
  });

  it('leaves a line of 75 octets whole and folds one of 76', () => {
    const summaryOf = (length: number) => lines({ ...said, summary: 'x'.repeat(length) }).slice(10, 12);
    expect(summaryOf(67)).toEqual([`SUMMARY:${'x'.repeat(67)}`, 'LOCATION:Shanghai\\, T2']);
    expect(summaryOf(68)).toEqual([`SUMMARY:${'x'.repeat(67)}`, ' x']);
  });
});

describe('calendar file', () => {
  const words = ({ flightNo, from, to }: PassFlight): EventWords => ({
    summary: `${flightNo} ${from.airport}; ${to.airport}`,
    description: `登机口 C23，座位 33C, \\ 请于 07:45 前到达登机口\n${'很长的说明'.repeat(20)}`,
    location: from.name,
    soon: flightNo,
    boarding: flightNo,
  });
  const now = at('2026-06-01T10:00:00+08:00');
  const { name, text } = calendarFileOf(pass, words, now);
  const unfolded = text.replaceAll('\r\n ', '');

  it('is named after the flight and its day at the airport', () => {
    expect(name).toBe('MU5101-2026-06-02.ics');
  });

  it('has an event for each flight, in UTC', () => {
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(unfolded.match(/^DT(START|END):.*$/gm)).toEqual([
      'DTSTART:20260601T163000Z',
      'DTEND:20260601T185000Z',
      'DTSTART:20260602T020000Z',
      'DTEND:20260602T150500Z',
    ]);
    expect(unfolded).toContain('DTSTAMP:20260601T020000Z');
    expect(new Set(unfolded.match(/^UID:.*$/gm)).size).toBe(2);
  });

  it('escapes what has a meaning of its own', () => {
    expect(unfolded).toContain('SUMMARY:MU5101 SHA\\; PEK');
    expect(unfolded).toContain('座位 33C\\, \\\\ 请于 07:45 前到达登机口\\n很长');
  });

  it('has lines of at most 75 octets, cut between characters, each ended by CRLF', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n').slice(0, -1);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
    expect(unfolded).toContain('很长的说明'.repeat(20));
  });
});

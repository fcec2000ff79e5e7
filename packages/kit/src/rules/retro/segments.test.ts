import { describe, expect, it } from 'vitest';
import { claimCodes, toneOf, verdictOf } from './codes.ts';
import { claimSegments, type CandidateFields } from './segments.ts';

const one: CandidateFields = {
  orgarpcod: 'PEK',
  dstarpcod: 'SHA',
  tiknum: '7812400000000',
  retrocod: '00000',
  actdat: '2026-05-02',
  cbncls: 'Y',
  oprcarcod: 'MU',
  oprfltnum: '5101',
  seanum: '12A',
};

describe('claimSegments', () => {
  it('reads one flight', () => {
    expect(claimSegments(one)).toEqual([
      {
        ticketNo: '7812400000000',
        flightNo: 'MU5101',
        flightDate: '2026-05-02',
        departure: 'PEK',
        destination: 'SHA',
        cabin: 'Y',
        seat: '12A',
        verdict: '00000',
        code: '00000',
        ticketName: undefined,
        memberName: undefined,
        entry: undefined,
      },
    ]);
  });

  it('gives each flight of a ticket its own code', () => {
    const found = claimSegments({
      ...one,
      orgarpcod: 'PVG, XIY',
      dstarpcod: 'XIY,URC',
      retrocod: '00000,RTC04',
      actdat: '2026-05-02,2026-05-02',
      oprfltnum: '2151,2237',
      seanum: '31C,44H',
      actid: ',A1',
      accdat: ',2026-05-05',
    });
    expect(found.map(({ flightNo, departure, code, seat }) => [flightNo, departure, code, seat])).toEqual([
      ['MU2151', 'PVG', '00000', '31C'],
      ['MU2237', 'XIY', 'RTC04', '44H'],
    ]);
    expect(found.map(({ entry }) => entry)).toEqual([undefined, { id: 'A1', day: '2026-05-05' }]);
    expect(found.every(({ ticketNo }) => ticketNo === one.tiknum)).toBe(true);
  });

  it('takes several codes of one flight together: the first that stands in its way', () => {
    expect(claimSegments({ ...one, retrocod: '00000, RTC02,RTC04' })).toMatchObject([{ code: 'RTC02' }]);
    expect(claimSegments({ ...one, retrocod: '00000,00000' })).toMatchObject([{ code: '00000' }]);
  });

  it('leaves out what does not fit the number of flights', () => {
    expect(
      claimSegments({ ...one, actdat: '2026-05-02,2026-05-03', seanum: '1A,2A,3A' }).map(({ seat }) => seat),
    ).toEqual(['', '']);
  });

  it.each([
    [{ actdat: '2026-05-02,2026-05-03' }, 2],
    [{ oprfltnum: '5101,5102,5103' }, 3],
    [{ orgarpcod: 'PEK,SHA' }, 2],
    [{ seanum: '1A,2A', tiknum: '1,2' }, 1],
  ])('has as many flights as %j says days, numbers or airports', (more, count) => {
    expect(claimSegments({ ...one, ...more })).toHaveLength(count);
  });

  it('names the ticket and the member, and an entry only where its day is known', () => {
    const names = { paxnam: 'ZHANG/SHAN', mbrnam: ' ZHANG/SAN ' };
    expect(claimSegments({ ...one, ...names })).toMatchObject([
      { ticketName: 'ZHANG/SHAN', memberName: 'ZHANG/SAN' },
    ]);
    expect(claimSegments({ ...one, actid: 'A1' })[0]?.entry).toBeUndefined();
    expect(claimSegments({ ...one, accdat: '2026-05-05' })[0]?.entry).toBeUndefined();
    expect(claimSegments({ ...one, actid: 'A1', accdat: '2026-05-05' })[0]?.entry).toEqual({
      id: 'A1',
      day: '2026-05-05',
    });
  });

  it('lets nobody claim a flight whose day it does not tell', () => {
    const flights = { ...one, oprfltnum: '5101,5103,5105', actdat: '2026-05-02,2026-05-03' };
    expect(claimSegments(flights).map(({ flightDate, verdict }) => [flightDate, verdict])).toEqual([
      ['', 'unknown'],
      ['', 'unknown'],
      ['', 'unknown'],
    ]);
  });

  it('keeps a code that nobody has documented', () => {
    expect(claimSegments({ ...one, retrocod: 'RTC99' })).toMatchObject([
      { verdict: 'unknown', code: 'RTC99' },
    ]);
  });
});

describe('codes', () => {
  it('only 00000 can be claimed', () => {
    expect(claimCodes.filter((code) => toneOf(verdictOf(code)) === 'claimable')).toEqual(['00000']);
  });

  it.each(['', 'rtc01', '0000'])('%j is unknown and needs help', (code) => {
    expect(toneOf(verdictOf(code))).toBe('help');
  });
});

import { describe, expect, it } from 'vitest';
import { decodePass } from '../../../rules/boarding-pass/decode.ts';
import { heldPass } from './held-pass.ts';

const wire: Parameters<typeof heldPass>[0] = {
  passId: 'B-1',
  passengerId: 'P-1',
  name: '张三',
  ticketName: 'ZHANG/SAN',
  paxType: 'ADT',
  ticketNo: '7811234567890',
  pnr: 'K7M2P9',
  member: { airline: 'MU', number: '600000000001', tier: 'SIL' },
  issued: '2026-06-01T10:00:00+08:00',
  flights: [
    {
      segmentId: 'S-1',
      flightNo: 'MU5101',
      departure: { airport: 'PEK', name: '北京首都', time: '2026-06-02T08:00:00+08:00' },
      arrival: { airport: 'SHA', name: '上海虹桥', time: '2026-06-02T10:15:00+08:00' },
      seat: '33C',
      sequence: '46',
      cabin: 'economy',
      fare: 'Y',
    },
  ],
};

describe('a pass as it is shown', () => {
  it('keeps the airline’s barcode, whatever it says', () => {
    expect(heldPass({ ...wire, barcode: 'M1 anything' })?.barcode).toBe('M1 anything');
    expect(heldPass({ ...wire, barcode: '' })?.barcode).toBe('');
  });

  it('gets a barcode of ours where the airline sends none', () => {
    expect(decodePass(heldPass(wire)?.barcode ?? '')).toMatchObject({
      ok: true,
      value: {
        name: 'ZHANG/SAN',
        issued: { yearDigit: 6, day: 152 },
        legs: [{ pnr: 'K7M2P9', day: 153, seat: '33C', memberNumber: '600000000001' }],
      },
    });
  });

  it('has a name that the barcode holds', () => {
    const long = heldPass({ ...wire, ticketName: 'WOLFESCHLEGELSTEINHAUSEN/HUBERT BLAINE' });
    expect(long?.name).toBe('WOLFESCHLEGELSTEINHAUSEN/HUBERT BLAINE');
    expect(decodePass(long?.barcode ?? '')).toMatchObject({
      ok: true,
      value: { name: 'WOLFESCHLEGELSTEIN/H' },
    });
  });

  it('stays without a barcode where none can be written', () => {
    expect(heldPass({ ...wire, ticketName: '张三' })).toMatchObject({
      barcode: undefined,
      ownName: undefined,
    });
  });

  it.each([
    ['ADT', 'adult'],
    ['CHD', 'child'],
    ['INF', 'infant'],
  ] as const)('%s is %s', (paxType, passenger) => {
    expect(heldPass({ ...wire, paxType })?.passenger).toBe(passenger);
  });

  it('is none without a flight', () => {
    expect(heldPass({ ...wire, flights: [] })).toBeUndefined();
  });
});

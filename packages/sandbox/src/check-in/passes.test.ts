import { boardingPasses, cabinOfFlight, checkIn, checkInCities, refusalCodes } from '@mapp/kit/contracts';
import { decodePass } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { languages } from '../language.ts';
import { passengers, segments } from '../seed/check-in/ids.ts';
import { counterOf, seatsFor } from './asked.support.ts';
import { refuse } from './refusals.ts';

describe('boarding passes', () => {
  it('are for all who are checked in, with the airline’s own barcode and the changed gate', async () => {
    const { passes } = await counterOf().get(boardingPasses, { segmentId: segments.checkedIn });
    expect(passes.map(({ name, paxType, flights }) => [name, paxType, flights[0]?.seat])).toEqual([
      ['San Zhang', 'ADT', '31F'],
      ['Si Li', 'ADT', '31E'],
      ['Xiaohe Zhao', 'INF', undefined],
    ]);
    for (const { barcode, ticketName, ticketNo, flights } of passes) {
      expect(flights[0]?.changes).toMatchObject([{ what: 'gate', before: 'C21' }]);
      expect(flights[0]?.gate).not.toBe('C21');
      expect(decodePass(barcode ?? '')).toMatchObject({
        ok: true,
        value: { name: ticketName, legs: [{ flight: '5102', day: 152, ticketNumber: ticketNo.slice(3) }] },
      });
    }
    expect(passes[0]?.member).toEqual({ airline: 'MU', number: '600000000001', tier: 'STD' });
    expect(passes[1]?.member).toBeUndefined();
  });

  it('go on over the flights that follow, and leave the barcode to others on MU5101', async () => {
    const { get } = counterOf();
    const { first, second } = segments;
    await get(checkIn, seatsFor(first, { [passengers.self]: '22A', [passengers.wife]: '22B' }));
    await get(checkIn, seatsFor(second, { [passengers.self]: '31D' }));
    const { passes } = await get(boardingPasses, { segmentId: first });
    expect(passes.map(({ flights, barcode }) => [flights.length, barcode])).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  });

  it('are none where nobody is', async () => {
    expect(await counterOf().get(boardingPasses, { segmentId: segments.closing })).toEqual({ passes: [] });
  });
});

describe('a cabin to look at', () => {
  it.each(['MU5101', ' mu5183 ', 'MU5102'])('is that of %s', async (flightNo) => {
    const { get } = counterOf();
    const { decks, flightNo: told } = await get(cabinOfFlight, { flightNo, day: '2026-06-03' });
    expect(decks.length).toBeGreaterThan(0);
    expect(told).toBe(flightNo.trim().toUpperCase());
  });

  it.each([
    ['MU5999', '2026-06-03', 'CKI01'],
    ['MU1', '2026-06-03', 'CKI20'],
    ['toString', '2026-06-03', 'CKI20'],
    ['MU5101', '2026-05-31', 'CKI20'],
  ])('%s of %s is refused', async (flightNo, day, expected) => {
    expect(await counterOf().outcome(cabinOfFlight, { flightNo, day })).toBe(expected);
  });
});

describe.each(languages)('in %s', (language) => {
  it('every city has its own words', async () => {
    const { airline } = counterOf();
    const { body } = await answerTo(airline, checkInCities, {}, { language });
    const { cities } = checkInCities.response.parse(body['data']);
    expect(cities.length).toBeGreaterThanOrEqual(20);
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
    for (const { international, opensHours, closesMinutes } of cities)
      expect([opensHours, closesMinutes]).toEqual([48, international ? 60 : 45]);
  });

  it('every refusal has its words and its code', () => {
    for (const code of Object.keys(refusalCodes) as (keyof typeof refusalCodes)[]) {
      const reply = refuse(code, { language });
      expect('refusal' in reply && reply.refusal).toMatchObject({ code: -1, resultCode: code });
      expect('refusal' in reply && reply.refusal.message.length).toBeGreaterThan(5);
    }
  });
});

import { accrualCalculation, rewardCalculation } from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
const route = { departure: 'PEK', destination: 'SHA', tripType: 'OW' };
const flight = { ...route, cabin: 'Y', amount: 120_000, currency: 'CNY', tierCode: 'STD' };

async function accrual(more: object) {
  const { body } = await answerTo(airline, accrualCalculation, { ...flight, ...more }, {});
  return accrualCalculation.response.parse(body['data']);
}
const pointsOf = async (more: object) =>
  Object.fromEntries((await accrual(more)).pointDetails.map(({ pointType, points }) => [pointType, points]));
async function reward(more: object) {
  const asked = { ...route, flightDate: '2026-06-11', passengers: 1, ...more };
  return (await answerTo(airline, rewardCalculation, asked, {})).body;
}

describe('accrual', () => {
  it('counts kilometres by booking class, and the tier’s bonus on that', async () => {
    const { milesFlown, pointDetails } = await accrual({ tierCode: 'SIL' });
    const [spendable] = pointDetails;
    expect(milesFlown).toBeGreaterThan(1000);
    expect(spendable?.parts).toMatchObject([
      { part: 'fare', points: milesFlown },
      { part: 'tier', points: Math.round(milesFlown * 0.15), rate: 15 },
    ]);
    expect(spendable?.points).toBe(milesFlown + Math.round(milesFlown * 0.15));
  });

  it.each([
    ['F', 1.5],
    ['P', 1.4],
    ['J', 1.3],
    ['C', 1.2],
    ['E', 0.7],
    ['N', 0.4],
    ['K', 0.3],
    ['Z', 0],
  ])('class %s earns %d of the distance', async (cabin, rate) => {
    const { milesFlown } = await accrual({ cabin });
    expect((await pointsOf({ cabin }))['UPGRADE_POINT']).toBe(Math.round(milesFlown * rate));
  });

  it('counts 500 km at least, both ways, and what was spent', async () => {
    const short = await pointsOf({ departure: 'SHA', destination: 'HGH', tripType: 'RT' });
    expect(short).toEqual({ CONSUME: 1000, UPGRADE_POINT: 1000, UPGRADE_COUNT: 2, UPGRADE_SPEND: 1200 });
  });

  it('takes a city for its airport, and finds nothing elsewhere', async () => {
    expect(await pointsOf({ departure: 'BJS' })).toEqual(await pointsOf({}));
    expect(await accrual({ destination: 'LHR' })).toEqual({ milesFlown: 0, pointDetails: [] });
  });
});

describe('rewards', () => {
  it('cost by distance, both ways and for everybody', async () => {
    const one = rewardCalculation.response.parse((await reward({}))['data']).rewardPoints;
    const four = rewardCalculation.response.parse((await reward({ tripType: 'RT', passengers: 2 }))['data']);
    expect(one.map(({ points }) => points)).toEqual([9000, 14_000, 24_000]);
    expect(four.rewardPoints.map(({ points }) => points)).toEqual([36_000, 56_000, 96_000]);
    expect(four.rewardPoints[0]?.tax).toEqual({ amount: 28_000, currency: 'CNY' });
  });

  it.each([
    [{ destination: 'SVO' }, -1],
    [{ destination: 'LHR' }, -1],
    [{ flightDate: '2027-06-01' }, -2],
  ])('%j: Code %d', async (more, code) => {
    expect(await reward(more)).toMatchObject({ Code: code });
  });
});

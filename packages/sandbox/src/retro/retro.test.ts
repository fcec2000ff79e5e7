import {
  airportNames,
  claimableFlights,
  claimHistory,
  claimTerms,
  pointsActivityDetail,
  retroClaim,
  type Call,
  type ClaimCandidate,
  type PastClaim,
} from '@mapp/kit/contracts';
import { addDays, claimCodes, claimSegments } from '@mapp/kit/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline, type Airline } from '../engine.ts';
import { claimTickets } from './inputs.ts';

const today = '2026-06-01';
const now = `${today}T10:00:00+08:00`;
let airline: Airline;
let token: string;

beforeEach(() => {
  airline = createAirline({ now });
  token = airline.signIn('600000000001');
});

async function data<Data>(call: Call, payload = {}, asking = { token }): Promise<Data> {
  return (await answerTo(airline, call, payload, asking)).body['data'] as Data;
}
const segmentsOf = async (ticketNum: string) => {
  const { retroList } = await data<{ retroList: ClaimCandidate[] }>(claimableFlights, { ticketNum });
  return retroList.flatMap(claimSegments);
};
const history = async (asking = { token }) =>
  (await data<{ retroClaimList: PastClaim[] }>(claimHistory, {}, asking)).retroClaimList;
const claim = (payload: object) => data<{ messageCode: string; status?: string }>(retroClaim, payload);

/** A flight of a ticket as it is claimed. */
const asClaim = async (ticketNum: string) => {
  const [segment] = await segmentsOf(ticketNum);
  if (!segment) throw new Error(`No flight of ${ticketNum}`);
  const { ticketNo, flightNo, flightDate, departure, destination, cabin } = segment;
  return {
    claimType: 'own',
    ticketNo,
    flightNo,
    flightDate,
    departure,
    destination,
    bookingCabin: cabin,
  };
};

const partnerClaim = {
  claimType: 'partner',
  ticketNo: '9997700000001',
  flightNo: 'X7925',
  flightDate: addDays(today, -14),
  departure: 'PVG',
  destination: 'NRT',
  bookingCabin: 'Y',
};

describe('the flights of a ticket', () => {
  it('come to every documented code', async () => {
    const tickets = claimCodes.map((_, at) => `781240000000${at}`);
    const codes = await Promise.all(tickets.map(async (ticket) => (await segmentsOf(ticket))[0]?.code));
    expect(codes).toEqual([...claimCodes]);
  });

  it('each have a code of their own', async () => {
    expect((await segmentsOf(claimTickets.several)).map(({ code }) => code)).toEqual(['00000', 'RTC04']);
  });

  it('are none of an unknown ticket', async () => {
    expect(await segmentsOf(claimTickets.empty)).toEqual([]);
  });

  it('name who flew, and who claims', async () => {
    expect(await segmentsOf(claimTickets.nameMismatch)).toMatchObject([
      { ticketName: 'ZHANG/SHAN', memberName: 'ZHANG/SAN' },
    ]);
  });

  it('lead to the entry of the bill where they have been credited', async () => {
    const [segment] = await segmentsOf(claimTickets.alreadyClaimed);
    const { day = '', id } = segment?.entry ?? {};
    const { pointActivityDetailse2s: entries } = await data<{
      pointActivityDetailse2s: { activityId: string }[];
    }>(pointsActivityDetail, { startDate: day, endDate: day });
    expect(entries.map(({ activityId }) => activityId)).toContain(id);
  });
});

describe('claims that have been credited', () => {
  it('stand on the bill with the same points', async () => {
    const credited = (await history()).filter(({ dealResult }) => dealResult === 'C');
    expect(credited).toHaveLength(2);
    for (const { commitDate, pointDetail } of credited) {
      const { pointActivityDetailse2s: entries } = await data<{
        pointActivityDetailse2s: { consumePoint: number }[];
      }>(pointsActivityDetail, { startDate: commitDate, endDate: addDays(commitDate, 3) });
      expect(entries.map(({ consumePoint }) => consumePoint)).toContain(pointDetail?.[0]?.points);
    }
  });
});

describe('a claim', () => {
  it('is taken up once, and stands in the history', async () => {
    const flight = await asClaim(claimTickets.claimable);
    expect(await claim(flight)).toMatchObject({ messageCode: '00000', status: 'P' });
    expect((await history()).at(-1)).toMatchObject({ dealResult: 'P', flightNo: flight.flightNo });
    expect(await claim(flight)).toMatchObject({ messageCode: 'RTC04' });
    expect(await segmentsOf(claimTickets.claimable)).toMatchObject([{ code: 'RTC04', entry: undefined }]);
  });

  it.each([
    [claimTickets.nameMismatch, 'RTC01'],
    [claimTickets.notOperated, 'RTC06'],
    [claimTickets.early, 'early'],
    [claimTickets.late, 'late'],
  ])('of %s comes to %s', async (ticket, code) => {
    expect(await claim(await asClaim(ticket))).toMatchObject({ messageCode: code });
  });

  it('of a partner’s flight opens on the 14th day', async () => {
    expect(await claim({ ...partnerClaim, flightDate: addDays(today, -13) })).toMatchObject({
      messageCode: 'early',
    });
    expect(await claim(partnerClaim)).toMatchObject({ messageCode: '00000' });
  });

  it.each([
    ['MU5101', 'unknown'],
    ['Q6802', 'RTC06'],
  ])('of %s as a partner’s comes to %s', async (flightNo, code) => {
    expect(await claim({ ...partnerClaim, flightNo })).toMatchObject({ messageCode: code });
  });
});

it.each([now, '2026-11-21T10:00:00+08:00', '2028-02-29T10:00:00+08:00'])(
  'past claims were sent after their flight, and are numbered by the day, at %s',
  async (instant) => {
    airline = createAirline({ now: instant });
    token = airline.signIn('600000000001');
    const claims = await history();
    expect(claims).toHaveLength(4);
    for (const { retroId, commitDate, flightDate } of claims) {
      expect(retroId).toBe(`RC${commitDate.slice(2).replaceAll('-', '')}0001`);
      expect(commitDate > addDays(flightDate, 7)).toBe(true);
    }
  },
);

it('a member without claims has no history', async () => {
  expect(await history({ token: airline.signIn('600000000002') })).toEqual([]);
});

it('the terms tell the airline’s day', async () => {
  expect(await data(claimTerms)).toMatchObject({ today, ownFromDay: 7, months: 6 });
});

it('airports are named by nation, city and airport', async () => {
  const { list } = await data<{ list: unknown[] }>(airportNames, { codeList: ['PEK', 'HKG'] });
  expect(list).toEqual([
    { code: 'PEK', nationName: '中国', cityName: '北京', airportName: '首都' },
    { code: 'HKG', nationName: '中国香港', cityName: '香港', airportName: '香港' },
  ]);
});

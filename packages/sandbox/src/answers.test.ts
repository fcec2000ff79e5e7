import {
  bindAndLogin,
  calls,
  checkInJourneys,
  getUserInfo,
  nextTrip,
  noticeList,
  pointsAccountSummary,
  pointsActivityDetail,
  pointsSummary,
  type PointsSummary,
  type Call,
  type ResponseOf,
} from '@mapp/kit/contracts';
import { signedPoints } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answers } from './answers.ts';
import { answerTo, payloads, type Asking } from './ask.ts';
import { createAirline, type Airline } from './engine.ts';
import { languages } from './language.ts';
import { members } from './seed/members.ts';

const now = '2026-06-01T10:00:00+08:00';
const today = '2026-06-01';
const everything = { startDate: '2020-01-01', endDate: today };
const [first, silver, , platinum, child, overdrawn] = members;

/** The payload of an answer, read by the contract. */
async function ask<C extends Call>(
  airline: Airline,
  call: C,
  payload: Readonly<Record<string, unknown>>,
  asking: Asking,
): Promise<ResponseOf<C>> {
  const { body } = await answerTo(airline, call, payload, asking);
  const read = call.response.safeParse(body['data'] ?? body);
  expect(read.error?.issues).toBeUndefined();
  return read.data as ResponseOf<C>;
}

/** One airline for all that changes nothing. */
const shared = createAirline({ now });
const as = (cardNo: string | undefined, language = 'zh') =>
  [shared, { token: shared.signIn(cardNo ?? ''), language }] as const;
const of = <C extends Call>(
  call: C,
  cardNo: string | undefined,
  payload: Readonly<Record<string, unknown>> = {},
  language = 'zh',
) => {
  const [airline, asking] = as(cardNo, language);
  return ask(airline, call, payload, asking);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

/** The payload names something of member 600000000001, and somebody else asks. */
const isOthers = (payload: object, cardNo: string): boolean =>
  cardNo !== first.cardNo &&
  ('segmentId' in payload ||
    'changeId' in payload ||
    ('orderNo' in payload && !('orderKey' in payload)) ||
    'requestNo' in payload ||
    'ticketNos' in payload ||
    'adult' in payload ||
    ('purpose' in payload && 'idNo' in payload));

/** Calls that find nothing of somebody else's, and say so without a refusal. */
const findsNothing: ReadonlySet<string> = new Set(['findOrders', 'queryOrderDetail', 'queryReimbursement']);

describe('every call', () => {
  it('has its answer, under the name of its contract', () => {
    expect(Object.keys(answers).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  /** Why what a member is answered in a language does not fit; undefined where it does. */
  async function unfit(call: Call, { cardNo, userId, tier }: (typeof members)[number], language: string) {
    const payload = payloads[call.name] ?? {};
    const own = 'userId' in payload ? { ...payload, userId } : payload;
    const [airline, asking] = as(cardNo, language);
    const { body } = await answerTo(airline, call, own, asking);
    // Another member's data are found by nobody else, and nothing lies above platinum.
    const nothing = call.name === 'calculateUpgrade' && tier === 'PLT';
    if ((isOthers(own, cardNo) && !findsNothing.has(call.name)) || nothing)
      return body['Code'] === -1 ? undefined : 'is answered';
    return call.response.safeParse(body['data'] ?? body).error?.issues;
  }

  const reads = calls.filter(({ write }) => !write).map((call) => [call.name, call] as const);

  /** Answers that do not fit, to the members whose turn it is in a language. */
  const problems = async (call: Call, isTurn: (member: number, language: number) => boolean) => {
    const found: unknown[] = [];
    for (const [at, member] of members.entries())
      for (const [which, language] of languages.entries()) {
        const problem = isTurn(at, which) && (await unfit(call, member, language));
        if (problem) found.push({ cardNo: member.cardNo, language, problem });
      }
    return found;
  };

  it.each(reads)('%s fits its contract for each member, each in one of the languages', async (_, call) => {
    const isTurn = (member: number, language: number) => member % languages.length === language;
    expect(await problems(call, isTurn)).toEqual([]);
  });

  it.each(reads)(
    '%s fits its contract for each member in each language',
    { tags: ['all'] },
    async (_, call) => {
      expect(await problems(call, () => true)).toEqual([]);
    },
  );

  it.each(
    calls
      .filter(({ write }) => write)
      .flatMap((call) => languages.map((language) => [call.name, language, call] as const)),
  )('%s fits its contract in %s', async (_name, language, call) => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first.cardNo), language };
    const { body } = await answerTo(airline, call, undefined, asking);
    expect(body).not.toMatchObject({ Code: -1 });
    if (call.onlyCode200) expect(body['Code']).toBe(200);
    expect(call.response.safeParse(body['data'] ?? body).error?.issues).toBeUndefined();
  });
});

describe.each(members.map(({ cardNo }) => cardNo))('the figures of %s', (cardNo) => {
  it('follow from the entries', async () => {
    const summary = (await of(pointsSummary, cardNo)) as Record<keyof PointsSummary, number>;
    const {
      pointActivityDetailse2s: entries,
      pointActivityDetailse2s_C: credits,
      pointActivityDetailse2s_D: debits,
      airActivityDetails: air,
    } = await of(pointsActivityDetail, cardNo, everything);
    const balance = sum(
      entries.map(({ transactionType, consumePoint }) => signedPoints(transactionType, consumePoint)),
    );
    expect(summary.remainPoint - summary.overConsumePoint).toBe(balance);
    expect(summary.consumePoint - summary.useConsumePoint - summary.invalidPoint).toBe(balance);
    expect(summary.consumePoint).toBe(sum(credits.map(({ consumePoint }) => consumePoint)));
    expect(summary.useConsumePoint + summary.invalidPoint).toBe(
      sum(debits.map(({ consumePoint }) => consumePoint)),
    );
    expect(summary.returnPoint).toBe(
      sum(
        credits
          .filter(({ activityType }) => ['CA', 'PR'].includes(activityType))
          .map(({ consumePoint }) => consumePoint),
      ),
    );
    const counted = air.filter(({ flightDate }) => flightDate > '2025-06-01');
    expect(summary.upgradePoint).toBe(sum(counted.map(({ upgradePoint }) => upgradePoint)));
    expect(summary.upgradeCount).toBe(counted.length);
  });

  it('split the entries into credits and debits, newest first', async () => {
    const {
      pointActivityDetailse2s: entries,
      pointActivityDetailse2s_C: credits,
      pointActivityDetailse2s_D: debits,
    } = await of(pointsActivityDetail, cardNo, everything);
    expect(credits.length + debits.length).toBe(entries.length);
    expect(credits.every(({ transactionType }) => transactionType === 'C')).toBe(true);
    expect(debits.every(({ transactionType }) => transactionType === 'D')).toBe(true);
    const days = entries.map(({ activityDate }) => activityDate);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('never announce more than there is', async () => {
    const { pointDetails } = await of(pointsAccountSummary, cardNo);
    const { remainPoint } = await of(pointsSummary, cardNo);
    expect(sum(pointDetails.map(({ points }) => points))).toBeLessThanOrEqual(remainPoint);
    expect(pointDetails.map(({ expireDate }) => expireDate)).toEqual(
      pointDetails.map(({ expireDate }) => expireDate).toSorted(),
    );
    expect(pointDetails.every(({ expireDate }) => expireDate >= today && expireDate <= '2027-06-01')).toBe(
      true,
    );
  });
});

describe('the entries between two days', () => {
  it('include both days and nothing else', async () => {
    const all = await of(pointsActivityDetail, first.cardNo, everything);
    const some = await of(pointsActivityDetail, first.cardNo, {
      startDate: '2026-05-14',
      endDate: '2026-05-27',
    });
    const within = all.pointActivityDetailse2s.filter(
      ({ activityDate }) => activityDate >= '2026-05-14' && activityDate <= '2026-05-27',
    );
    expect(some.pointActivityDetailse2s).toEqual(within);
    expect(within.map(({ activityDate }) => activityDate)).toContain('2026-05-14');
    expect(within.map(({ activityDate }) => activityDate)).toContain('2026-05-27');
    const ids = new Set(within.map(({ activityId }) => activityId));
    expect(some.airActivityDetails.every(({ activityId }) => ids.has(activityId))).toBe(true);
  });

  it('must not start after they end', async () => {
    const [airline, asking] = as(first.cardNo, 'en');
    const payload = { startDate: '2026-06-02', endDate: today };
    const { body } = await answerTo(airline, pointsActivityDetail, payload, asking);
    expect(body).toEqual({
      Code: -1,
      Msg: 'The start date must not be after the end date',
    });
  });

  it('are none for the quiet member in the default month', async () => {
    const { pointActivityDetailse2s } = await of(pointsActivityDetail, overdrawn?.cardNo, {
      startDate: '2026-05-01',
      endDate: today,
    });
    expect(pointActivityDetailse2s).toEqual([]);
  });

  it('carry the names of people and airports in the language of the request', async () => {
    const shown = async (language: string) => {
      const { pointActivityDetailse2s, airActivityDetails } = await of(
        pointsActivityDetail,
        first.cardNo,
        everything,
        language,
      );
      return [
        pointActivityDetailse2s.find(({ activityType }) => activityType === 'AN')?.description,
        airActivityDetails[0]?.departureName,
      ];
    };
    expect(await shown('zh_CN')).toEqual(['李四', '上海虹桥']);
    expect(await shown('en_CN')).toEqual(['LI SI', 'Shanghai Hongqiao']);
    expect(await shown('ja')).toEqual(['李四', '上海虹橋']);
    expect(await shown('ko')).toEqual(['LI SI', '상하이 훙차오']);
    expect(await shown('ru')).toEqual(['LI SI', 'Шанхай Хунцяо']);
  });

  it('leave no place unfilled in any language', async () => {
    const lists = await Promise.all(
      languages.map((language) => of(pointsActivityDetail, first.cardNo, everything, language)),
    );
    for (const { pointActivityDetailse2s } of lists)
      for (const { description = '' } of pointActivityDetailse2s) expect(description).toMatch(/^[^{}]+$/);
  });
});

describe('tiers', () => {
  it('name what comes next', async () => {
    expect(await of(pointsAccountSummary, first.cardNo)).toMatchObject({
      tierCode: 'STD',
      subTier: 'BROIII',
      nextTie: 'SIL',
      nextSubTie: 'BROIV',
      tieList: ['STD', 'SIL', 'GOL', 'PLT'],
    });
    expect(await of(pointsAccountSummary, silver?.cardNo)).toMatchObject({
      tierCode: 'SIL',
      nextTie: 'GOL',
      tierValidUntil: '2027-03-31',
    });
    expect(await of(pointsAccountSummary, child?.cardNo)).toMatchObject({
      tierCode: 'CHD',
      subTier: 'BROIIC',
      nextTie: 'SIL',
      nextSubTie: 'BROIIIC',
      tieList: ['CHD', 'SIL', 'GOL', 'PLT'],
    });
  });

  it('end with platinum', async () => {
    const summary = await of(pointsAccountSummary, platinum?.cardNo);
    expect(summary.nextTie).toBeUndefined();
    expect(summary.subTier).toBeUndefined();
  });
});

describe('the account', () => {
  it('says who is signed in', async () => {
    expect(await of(getUserInfo, first.cardNo, payloads['getUserInfo'])).toEqual({
      userId: first.userId,
      ffpNo: first.cardNo,
      cnFamilyName: '张',
      cnGivenName: '三',
      enFamilyName: 'ZHANG',
      enGivenName: 'SAN',
    });
  });

  it.each(['0', '1', '2', '3', '4'])(
    'answers bind-%s with that code, and a good token for 0 alone',
    async (code) => {
      const airline = createAirline({ now });
      const answer = await ask(
        airline,
        bindAndLogin,
        { message: `bind-${code}`, salesChannel: btoa('1101') },
        {},
      );
      expect(answer.resultCode).toBe(code);
      const token = answer.resultContent?.token;
      expect(airline.signedIn(token ?? '')).toBe(code === '0' ? first.cardNo : undefined);
    },
  );

  it('refuses to bind anything else', async () => {
    expect(
      await ask(createAirline({ now }), bindAndLogin, { message: 'hello', salesChannel: btoa('1101') }, {}),
    ).toEqual({ resultCode: '2' });
  });
});

describe('home', () => {
  it('tells who has a journey what matters to it', async () => {
    const affected = (list: ResponseOf<typeof noticeList>) =>
      list.notices.filter(({ affectsTrip }) => affectsTrip).length;
    expect(affected(await of(noticeList, first.cardNo))).toBe(1);
    expect(affected(await of(noticeList, child?.cardNo))).toBe(0);
    expect(affected(await ask(createAirline({ now }), noticeList, {}, {}))).toBe(0);
  });

  it('has its notices newest first, none from the future', async () => {
    const { notices } = await of(noticeList, first.cardNo);
    const days = notices.map(({ date }) => date);
    expect(notices.length).toBeGreaterThanOrEqual(4);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(days.every((day) => day <= today)).toBe(true);
  });

  it('moves on to the next journey of the member’s own with the clock', async () => {
    const airline = createAirline({ now });
    const asking = { token: airline.signIn(first.cardNo) };
    // MU5105 leaves before, but somebody else flies on it alone.
    expect((await ask(airline, nextTrip, {}, asking)).trip).toMatchObject({
      flightNo: 'MU5102',
      departure: { airport: 'PEK', name: '北京首都', time: '2026-06-01T18:30:00+08:00' },
      arrival: { airport: 'SHA', time: '2026-06-01T20:40:00+08:00' },
    });
    airline.freeze('2026-06-01T18:30:00+08:00');
    expect((await ask(airline, nextTrip, {}, asking)).trip).toMatchObject({
      flightNo: 'MU5101',
      departure: { time: '2026-06-02T08:00:00+08:00' },
    });
    airline.freeze('2026-06-05T00:00:00+08:00');
    expect((await ask(airline, nextTrip, {}, asking)).trip).toMatchObject({
      flightNo: 'MU5101',
      departure: { time: '2026-06-10T11:00:00+08:00' },
    });
    // After those of listed orders.
    airline.freeze('2026-06-11T10:00:00+08:00');
    expect((await ask(airline, nextTrip, {}, asking)).trip).toMatchObject({
      flightNo: 'MU591',
      departure: { time: '2026-06-11T12:25:00+08:00' },
      arrival: { time: expect.stringMatching(/\+03:00$/) as string },
    });
    airline.freeze('2026-12-31T20:00:00+08:00');
    expect((await ask(airline, nextTrip, {}, asking)).trip).toBeUndefined();
  });

  it('is one of the journeys of check-in', async () => {
    for (const { cardNo } of members) {
      const { trip } = await of(nextTrip, cardNo);
      const { journeys } = await of(checkInJourneys, cardNo);
      const flights = journeys.flatMap(({ segments }) => segments);
      expect(trip === undefined).toBe(flights.length === 0);
      if (trip) expect(flights).toContainEqual(expect.objectContaining(trip));
    }
  });
});

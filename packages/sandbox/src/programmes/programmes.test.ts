import { contentPages, errorsOf, type YouthMembership } from '@mapp/kit/contracts';
import * as contracts from '@mapp/kit/contracts';
import { describe, expect, it } from 'vitest';
import { answerTo, payloads } from '../ask.ts';
import { createAirline, type Airline } from '../engine.ts';
import { languages } from '../language.ts';
import { unknownOrganisation } from './store.ts';

const now = '2026-06-01T10:00:00+08:00';
const as = (airline: Airline, cardNo: string) => ({ token: airline.signIn(cardNo) });
const stateOf = async (airline: Airline, token: string) => {
  const { body } = await answerTo(airline, contracts.youthMembership, {}, { token });
  return body['data'] as YouthMembership;
};

describe('the content', () => {
  it.each(contentPages)('%s has words of its own in each language', async (page) => {
    const airline = createAirline({ now });
    const texts = await Promise.all(
      languages.map(async (language) =>
        JSON.stringify((await answerTo(airline, contracts.contentPage, { page }, { language })).body),
      ),
    );
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('leads only to destinations by name', async () => {
    const airline = createAirline({ now });
    const { body } = await answerTo(airline, contracts.contentPage, { page: 'business.home' });
    expect(JSON.stringify(body)).toContain('campaignGbyx');
  });
});

describe('an application', () => {
  it('is taken once', async () => {
    const airline = createAirline({ now });
    const { token } = as(airline, '600000000001');
    expect(await stateOf(airline, token)).toEqual({ state: 'none' });
    const first = await answerTo(airline, contracts.applyForYouth, undefined, { token });
    expect(first.body['Code']).toBe(200);
    expect(await stateOf(airline, token)).toMatchObject({
      state: 'reviewing',
      application: { name: '林海' },
    });
    const second = await answerTo(airline, contracts.applyForYouth, undefined, { token });
    expect(second.body['resultCode']).toBe('YTH02');
  });

  it('is refused beyond the ages', async () => {
    const airline = createAirline({ now });
    for (const cardNo of ['600000000003', '600000000005']) {
      const { body } = await answerTo(airline, contracts.applyForYouth, undefined, as(airline, cardNo));
      expect(body['resultCode']).toBe('YTH01');
    }
  });

  it('says beforehand that somebody is beyond the ages', async () => {
    const airline = createAirline({ now });
    for (const cardNo of ['600000000003', '600000000004', '600000000005'])
      expect(await stateOf(airline, as(airline, cardNo).token)).toMatchObject({ obstacle: 'age' });
    expect(await stateOf(airline, as(airline, '600000000006').token)).not.toHaveProperty('obstacle');
  });

  it('can be sent by member 600000000001 on any day of a running clock', async () => {
    for (const year of [2026, 2027, 2035]) {
      const airline = createAirline({ now: `${year}-12-31T10:00:00+08:00` });
      const { token } = as(airline, '600000000001');
      expect(await stateOf(airline, token)).toEqual({ state: 'none' });
      const { body } = await answerTo(airline, contracts.applyForYouth, undefined, { token });
      expect(body['Code']).toBe(200);
    }
  });

  it('is declined for an organisation that nobody can find, and may be sent again', async () => {
    const airline = createAirline({ now });
    const { token } = as(airline, '600000000001');
    const sent = { ...payloads.applyForYouth, organisation: unknownOrganisation };
    await answerTo(airline, contracts.applyForYouth, sent, { token });
    const declined = await stateOf(airline, token);
    expect(declined).toMatchObject({ state: 'declined', reason: expect.any(String) });
    expect(declined).not.toHaveProperty('obstacle');
    const { body } = await answerTo(airline, contracts.applyForYouth, undefined, { token });
    expect(body['Code']).toBe(200);
  });

  it('has its refusals in the catalogue', () => {
    expect(errorsOf(contracts.applyForYouth).map(({ code }) => code)).toContain('youth.age');
  });
});

it('courses are of this year or of earlier ones', async () => {
  const airline = createAirline({ now });
  const { token } = as(airline, '600000000001');
  const days = async (period: string) => {
    const { body } = await answerTo(airline, contracts.coursePoints, { period }, { token });
    return (body['data'] as { courses: { finishedOn: string }[] }).courses.map(({ finishedOn }) =>
      finishedOn.slice(0, 4),
    );
  };
  expect(new Set(await days('current'))).toEqual(new Set(['2026']));
  expect(new Set(await days('earlier'))).toEqual(new Set(['2024', '2025']));
});

import { getUserInfo } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { payloads, requestFor } from './ask.ts';
import { openScenario, scenarios, type Scenario, type ScenarioName } from './scenarios.ts';

const names = Object.keys(scenarios) as ScenarioName[];
const now = '2026-06-01T10:00:00+08:00';
/** These leave a call without an answer, or give it late. */
const silent = new Set<ScenarioName>(['noAnswer']);

it.each(names.filter((name) => !silent.has(name)))('%s meets the first call', async (name) => {
  const { airline, token, handlers } = openScenario(name, { now, slow: 10 });
  const { cardNo, faults = [] }: Scenario = scenarios[name];
  expect(token && airline.signedIn(token)).toBe(cardNo ?? undefined);
  const request = requestFor(getUserInfo, {}, { ...(token && { token }) });
  const response = await getResponse(handlers, request, { baseUrl: 'http://127.0.0.1' });
  expect(response).toBeDefined();
  expect(airline.requests().at(-1)?.fault).toBe(faults[0]?.kind);
});

describe('the fetch of a page without a back end', () => {
  const ask = (name: ScenarioName, signal?: AbortSignal) => {
    const { token, fetch } = openScenario(name, { now });
    return fetch(requestFor(getUserInfo, payloads.getUserInfo, { ...(token && { token }) }), {
      ...(signal && { signal }),
    });
  };

  it('answers as the airline does', async () => {
    const answer = await ask('member');
    expect(await answer.json()).toMatchObject({ data: { ffpNo: '600000000001' } });
    expect((await ask('serverError')).status).toBe(500);
  });

  it('fails as a connection does, and knows no other pages', async () => {
    await expect(ask('noNetwork')).rejects.toThrow(TypeError);
    const { fetch } = openScenario('guest', { now });
    expect((await fetch('http://127.0.0.1/cabin.json')).status).toBe(404);
  });

  it('is given up, before it is asked and while nobody answers', async () => {
    await expect(ask('member', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    const giving = new AbortController();
    const asked = ask('noAnswer', giving.signal);
    giving.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('keeps what goes wrong apart from another airline', () => {
  openScenario('noNetwork', { now });
  expect(openScenario('member', { now }).airline.requests()).toEqual([]);
});

it('says which scenarios there are, where it is asked for another', () => {
  expect(() => openScenario('nope' as ScenarioName)).toThrow('No scenario "nope": there are guest, member, ');
});

import { getUserInfo } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { requestFor } from './ask.ts';
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

it('keeps what goes wrong apart from another airline', () => {
  openScenario('noNetwork', { now });
  expect(openScenario('member', { now }).airline.requests()).toEqual([]);
});

it('says which scenarios there are, where it is asked for another', () => {
  expect(() => openScenario('nope' as ScenarioName)).toThrow('No scenario "nope": there are guest, member, ');
});

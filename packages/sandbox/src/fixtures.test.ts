import { calls } from '@mapp/kit/contracts';
import { expect, it } from 'vitest';
import { fixtureOf, type Fixture } from './fixtures.ts';
import type { CallName } from './request-context.ts';

const fixtures = async () =>
  new Map(
    await Promise.all(calls.map(async ({ name }) => [name, await fixtureOf(name as CallName)] as const)),
  );
const first = await fixtures();

it.each(calls.map((call) => [call.name, call] as const))(
  'the fixture of %s fits its contract',
  (name, call) => {
    const { path, payload, answer } = first.get(name) as Fixture;
    expect(path).toBe(call.path);
    expect(call.request.safeParse(payload).error).toBeUndefined();
    expect(call.response.safeParse(answer['data'] ?? answer).error).toBeUndefined();
  },
);

it('is the same each time', async () => {
  expect(await fixtures()).toEqual(first);
});

it('is a yes', () => {
  const yes = [0, '0', 200, '200', undefined] as unknown[];
  const codeOf = (answer: Readonly<Record<string, unknown>>) =>
    answer['Code'] ?? answer['code'] ?? answer['resultCode'];
  expect([...first].filter(([, { answer }]) => !yes.includes(codeOf(answer)))).toEqual([]);
});

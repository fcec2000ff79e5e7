import { calls } from '@mapp/kit/contracts';
import { expect, it } from 'vitest';
import { fixtureOf } from './fixtures.ts';
import type { CallName } from './request-context.ts';

it.each(calls.map((call) => [call.name, call] as const))(
  'the fixture of %s fits its contract',
  async (name, call) => {
    const { path, payload, answer } = await fixtureOf(name as CallName);
    expect(path).toBe(call.path);
    expect(call.request.safeParse(payload).error).toBeUndefined();
    expect(call.response.safeParse(answer['data'] ?? answer).error).toBeUndefined();
  },
);

it('is the same each time', async () => {
  for (const { name } of calls)
    expect(await fixtureOf(name as CallName)).toEqual(await fixtureOf(name as CallName));
});

it('is a yes', async () => {
  const refused = await Promise.all(
    calls.map(async ({ name }) => {
      const { answer } = await fixtureOf(name as CallName);
      const yes = [0, '0', 200, '200', undefined] as unknown[];
      return yes.includes(answer['Code'] ?? answer['code'] ?? answer['resultCode']) ? [] : [name];
    }),
  );
  expect(refused.flat()).toEqual([]);
});

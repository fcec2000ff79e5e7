import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { userIdIn } from './user-id.ts';

const user = { userId: 'u-7' };

it('is not known before anything was asked', () => {
  expect(userIdIn({})).toBeUndefined();
  expect(userIdIn({ queries: createQueryClient() })).toBeUndefined();
});

it.each<[string, readonly [string, unknown][], string | undefined]>([
  ['is the member’s who has signed in', [['getUserInfo', user]], 'u-7'],
  ['is nobody’s while that is being asked', [['getUserInfo', undefined]], undefined],
  ['is not read from any other answer', [['queryPassengerList', user]], undefined],
])('%s', (_, answers, id) => {
  const queries = createQueryClient();
  for (const [call, answer] of answers) {
    queries.getQueryCache().build(queries, { queryKey: [call, 'zh'] });
    queries.setQueryData([call, 'zh'], answer);
  }
  expect(userIdIn({ queries })).toBe(id);
});

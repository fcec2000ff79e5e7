// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { getUserInfo, signOut } from '../contracts/account.ts';
import { endSession, useSignOut, useUser } from './account.ts';
import { hookTrial } from './hook-trial.tsx';
import { itReads, reads } from './hook.cases.ts';

itReads([reads(getUserInfo, useUser, { payload: { language: 'ru', region: 'CN' } })]);

it('asks who is signed in for the region of the site', () => {
  const { render, sent } = hookTrial({ stored: { cookies: { global_site_flag: 'JP' } } });
  render(useUser);
  expect(sent).toMatchObject([{ payload: { language: 'zh', region: 'JP' } }]);
});

it.each([{ data: {} }, { code: '-1' }, 'cut'] as const)(
  'the page is a guest’s after a sign-out, without a word, whatever is said to it: %o',
  async (say) => {
    const { render, host, queries, sent, told } = hookTrial({ answers: [[signOut, () => say]] });
    queries.setQueryData(['pointsSummary', 'ru', {}], 'the member’s');
    await render(useSignOut).result.current();
    expect(sent).toMatchObject([{ call: 'signOut', payload: {} }]);
    expect(host.environment().proof).toBe('');
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(told.notify).not.toHaveBeenCalled();
  },
);

it('does not hide a mistake of the program', async () => {
  const { client, queries } = hookTrial();
  const mistaken = { ...client, send: () => Promise.reject(new TypeError('a mistake')) };
  await expect(endSession(mistaken, queries)).rejects.toThrow('a mistake');
});

// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getUserInfo, searchUser, signOut } from '../../contracts/account/account.ts';
import { endSession, useHandOverUser, useSignOut, useUser } from './account.ts';
import { renderClientHook } from '../render-client-hook.support.tsx';
import { itReads, reads } from '../hook.support.ts';

itReads([reads(getUserInfo, useUser, { payload: { language: 'ru', region: 'CN' } })]);

it('asks who is signed in for the region of the site', () => {
  const { render, sent } = renderClientHook({ stored: { cookies: { global_site_flag: 'JP' } } });
  render(useUser);
  expect(sent).toMatchObject([{ payload: { language: 'zh', region: 'JP' } }]);
});

it('asks whose account a hand-over stands for, and tells of no failure', async () => {
  const { render, sent, told } = renderClientHook({
    path: '/mapp/Home?loginToken=bind-0',
    answers: [[searchUser, () => 'cut']],
  });
  const { result } = render(useHandOverUser);
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(sent).toMatchObject([
    { call: 'searchUser', payload: { message: 'bind-0' }, how: { announce: 'silent' } },
  ]);
  expect(told.notify).not.toHaveBeenCalled();
});

it('asks for nobody where nothing was handed over', () => {
  const { render, sent } = renderClientHook();
  render(useHandOverUser);
  expect(sent).toEqual([]);
});

it.each([{ data: {} }, { code: '-1' }, 'cut'] as const)(
  'the page is a guest’s after a sign-out, without a word, whatever is said to it: %o',
  async (say) => {
    const { render, host, queries, sent, told } = renderClientHook({ answers: [[signOut, () => say]] });
    queries.setQueryData(['pointsSummary', 'ru', {}], 'the member’s');
    await render(useSignOut).result.current();
    expect(sent).toEqual([{ call: 'signOut', payload: {}, how: { announce: 'silent', atOnce: true } }]);
    expect(host.environment().proof).toBe('');
    expect(queries.getQueryCache().getAll()).toEqual([]);
    expect(told.notify).not.toHaveBeenCalled();
  },
);

const never = () => new Promise<never>(() => undefined);

/** A member's page on which it is known who acts, and then another token is found. */
async function crossed(token: string | undefined, userId: string) {
  const trial = renderClientHook({
    answers: [
      [getUserInfo, (nth) => ({ data: { userId: nth === 1 ? 'U-1' : userId } })],
      [signOut, () => ({ data: {} })],
    ],
  });
  await trial.client.holder.learn();
  if (token === undefined) trial.host.logout();
  else trial.host.signIn(token);
  await endSession(trial.client, trial.queries);
  const ended = trial.sent.filter(({ call }) => call === 'signOut').length;
  return [ended, trial.host.environment().proof, trial.client.holder.holding()];
}

it.each([
  ['the same member’s is ended', 'token-2', 'U-1', [1, '', 'own']],
  ['another member’s is left alone', 'token-2', 'U-2', [0, 'token-2', 'other']],
  ['none is left as a guest’s', undefined, 'U-1', [1, '', 'own']],
])('a token that is found at a sign-out: %s', async (_, token, userId, then) => {
  expect(await crossed(token, userId)).toEqual(then);
});

it('the page is a guest’s before anything is answered, and what the answer may clear is told with it', async () => {
  let answer: (said: { data: object }) => void = never;
  const { client, queries, host } = renderClientHook({
    answers: [[signOut, () => new Promise((resolve) => (answer = resolve))]],
  });
  const cleared = vi.fn<() => void>();
  const done = endSession(client, queries, cleared);
  await vi.waitFor(() => expect(answer).not.toBe(never));
  expect(host.environment().proof).toBe('');
  expect(cleared).not.toHaveBeenCalled();
  answer({ data: {} });
  await done;
  expect(cleared).toHaveBeenCalledOnce();
});

it('an answer that would clear what somebody else has signed in with is given up', async () => {
  const { client, queries } = renderClientHook({ answers: [[signOut, never]] });
  const cleared = vi.fn<() => void>();
  const done = endSession(client, queries, cleared);
  await new Promise((resolve) => setTimeout(resolve));
  expect(cleared).not.toHaveBeenCalled();
  client.token.keep('token-2');
  await done;
  expect(cleared).toHaveBeenCalledOnce();
});

it('waits two seconds for the back end', async () => {
  vi.useFakeTimers();
  const { client, queries } = renderClientHook({ answers: [[signOut, never]] });
  let done = false;
  const leave = async () => {
    await endSession(client, queries);
    done = true;
  };
  void leave();
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toBe(true);
  vi.useRealTimers();
});

it('does not hide a mistake of the program', async () => {
  const { client, queries } = renderClientHook();
  const mistaken = { ...client, send: () => Promise.reject(new TypeError('a mistake')) };
  await expect(endSession(mistaken, queries)).rejects.toThrow('a mistake');
});

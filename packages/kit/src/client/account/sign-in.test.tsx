// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { loginByCode, loginByPassword, signInRefusals } from '../../contracts/account/sign-in.ts';
import { renderClientHook, type ClientHook } from '../render-client-hook.support.tsx';
import { itWrites } from '../hook.support.ts';
import { refusalIn, useSignIn } from './sign-in.ts';

const password = { account: '600000000001', password: 'secret-1' };
const code = { countryCode: '86', mobile: '13800000001', code: '246810' };
const untold = ['noAnswer', ...Object.keys(signInRefusals)];

const ways = [
  {
    call: loginByPassword,
    payload: password,
    untold,
    write: async ({ render }: ClientHook, remember = true) =>
      render(useSignIn).result.current.byPassword(password, remember),
  },
  {
    call: loginByCode,
    payload: code,
    untold,
    write: async ({ render }: ClientHook, remember = true) =>
      render(useSignIn).result.current.byCode(code, remember),
  },
];

itWrites(ways);

describe.each(ways)('$call.name', ({ call, write }) => {
  const onPage = (say: { data: unknown } | { code: string }) => {
    const trial = renderClientHook({ token: 'guest-before', answers: [[call, () => say]] });
    trial.queries.setQueryData(['pointsSummary', 'ru', {}], 'somebody else’s');
    return { ...trial, set: vi.spyOn(trial.host.cookies, 'set') };
  };

  it.each([
    [true, ['mapp_token_m', 'token-2', 7]],
    [false, ['mapp_token_m', 'token-2']],
  ])('keeps the token, and nothing of whoever was there before; remember: %s', async (remember, kept) => {
    const page = onPage({ data: { token: 'token-2' } });
    await write(page, remember);
    expect(page.set.mock.calls).toEqual([kept]);
    expect(page.queries.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves all as it is when nobody is let in', async () => {
    const page = onPage({ code: 'LGN01' });
    await expect(write(page)).rejects.toMatchObject({ failure: { code: 'LGN01' } });
    expect(page.host.environment().proof).toBe('guest-before');
    expect(page.queries.getQueryCache().getAll()).toHaveLength(1);
  });
});

it.each([
  [{ kind: 'refused', code: 'LGN03', message: '' }, 'LGN03'],
  [{ kind: 'refused', code: '-1', message: '' }, undefined],
  [{ kind: 'special', code: 'LGN03', message: '' }, undefined],
  [{ kind: 'network' }, undefined],
] as const)('in %o the refusal is %s', (failure, refusal) => {
  expect(refusalIn(failure)).toBe(refusal);
});

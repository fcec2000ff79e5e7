import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, rehearsedUser } from './answers.ts';
import { answerBy, conducts, delays, type Conduct } from './conduct.ts';
import { functionsOf } from './mini-program.ts';
import { rehearse } from './rehearsal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function stageOf(conduct: Conduct) {
  const window = { setTimeout: (act: () => void, wait: number) => setTimeout(act, wait) };
  return { window: window as unknown as Window, conduct, note: vi.fn(), cover: vi.fn(), fire: vi.fn() };
}

describe('a rehearsed host', () => {
  it.each<[Conduct, readonly boolean[], readonly boolean[]]>([
    ['answers', [true], [true]],
    ['refuses', [false], [false]],
    ['silent', [], []],
    ['covers', [], []],
    ['twice', [true, false], [true, false]],
    ['late', [], [true]],
    ['slow', [true], [true]],
    ['absent', [true], [true]],
  ])('that %s says %j at once, %j in the end', (conduct, atOnce, inTheEnd) => {
    const stage = stageOf(conduct);
    const said: boolean[] = [];
    answerBy(stage, (good) => said.push(good));
    expect(said).toEqual(atOnce);
    expect(stage.cover).toHaveBeenCalledTimes(conduct === 'covers' ? 1 : 0);
    vi.advanceTimersByTime(delays.late - 1);
    expect(said).toEqual(atOnce);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(inTheEnd);
  });

  it('behaves in no way that the table leaves out', () => expect(conducts).toHaveLength(8));

  it.each([
    ['userInfo', true, rehearsedUser],
    ['userInfo', false, {}],
    ['userStatus', false, { signedIn: false }],
    ['share', true, { outcome: 'shared' }],
    ['share', false, { outcome: 'dismissed' }],
    ['login', true, { taken: true }],
  ] as const)('answers %s, %s: %j', (action, good, answer) => {
    expect(answerOf(action, good)).toEqual(answer);
  });
});

describe('a rehearsed mini-program', () => {
  const move = (conduct: Conduct, options: object = {}) => {
    const stage = stageOf(conduct);
    const { redirectTo } = functionsOf(stage, 'my') as Record<string, (options: object) => void>;
    redirectTo?.({ url: '/pages/home', ...options });
    return stage.note;
  };

  it('tells the page that moves by its own callbacks, where the page has some', () => {
    const [success, fail] = [vi.fn<() => void>(), vi.fn<(reason: object) => void>()];
    move('answers', { success, fail });
    expect([success.mock.calls.length, fail.mock.calls.length]).toEqual([1, 0]);
    move('refuses', { success, fail });
    expect(success).toHaveBeenCalledOnce();
    expect(fail.mock.calls).toEqual([[{ errMsg: 'redirectTo:fail' }]]);
    for (const conduct of ['answers', 'refuses'] as const)
      expect(move(conduct).mock.calls).toEqual([[{ to: 'my.redirectTo', with: { url: '/pages/home' } }]]);
  });
});

describe('a rehearsal', () => {
  it('opens the home of a host that answers', async () => {
    const { host, window } = rehearse({ host: 'app' });
    expect(window.location.href).toBe('https://www.example.com/mapp/Home');
    expect(await host.userInfo()).toMatchObject({ name: 'Zhang San' });
  });
});

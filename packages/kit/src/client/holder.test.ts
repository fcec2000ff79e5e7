import { describe, expect, it, vi } from 'vitest';
import { RequestFailure, type Failure } from './failure.ts';
import { createHolder } from './holder.ts';
import { tagOf } from './tag.ts';

const users: Readonly<Record<string, string>> = { 'a-1': 'A', 'a-2': 'A', 'b-1': 'B' };

/** A page that was built with a token; each question is answered when the test says so. */
function page(built: string) {
  let token = built;
  const asked: ((answer: string | Failure) => void)[] = [];
  const whose = () =>
    new Promise<{ userId: string }>((resolve, reject) => {
      const of = token;
      asked.push((answer) => {
        if (typeof answer !== 'string') reject(new RequestFailure(answer, 'getUserInfo', ''));
        else {
          holder.heard(of, { userId: answer });
          resolve({ userId: answer });
        }
      });
    });
  const holder = createHolder({ proof: () => token, whose });
  const told = vi.fn<() => void>();
  holder.subscribe(told);
  const change = (next: string) => {
    token = next;
    holder.look();
  };
  const answer = async (what: string | Failure = users[token] ?? '') => {
    asked.shift()?.(what);
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { holder, change, answer, asked, told, set: (next: string) => (token = next) };
}

const known = async (built = 'a-1') => {
  const made = page(built);
  const learning = made.holder.learn();
  await made.answer();
  await learning;
  return made;
};

describe('who the page was built for', () => {
  it('is known once the airline has told, which is asked once', async () => {
    const { holder, asked, answer } = page('a-1');
    expect([holder.holding(), holder.subject(), holder.actor()]).toEqual(['own', undefined, holder.key()]);
    const both = Promise.all([holder.learn(), holder.learn()]);
    expect(asked).toHaveLength(1);
    await answer();
    await both;
    expect([holder.subject(), holder.actor()]).toEqual(['A', tagOf('A')]);
    await holder.learn();
    expect(asked).toHaveLength(0);
  });

  it('is not asked of a guest', async () => {
    const { holder, asked } = page('');
    await holder.learn();
    holder.heard('', { userId: 'A' });
    expect([asked.length, holder.key(), holder.actor(), holder.subject()]).toEqual([0, '', '', undefined]);
  });

  it('stays the key of the token where the airline does not tell, whatever it says later', async () => {
    const { holder, answer } = page('a-1');
    const learning = holder.learn();
    await answer({ kind: 'refused', code: '-1', message: '' });
    await learning;
    holder.heard('a-1', { userId: 'A' });
    expect([holder.subject(), holder.actor()]).toEqual(['A', holder.key()]);
  });

  it('is not the key for whoever has taken the page before the airline did not tell', async () => {
    const { holder, answer, set } = page('a-1');
    const learning = holder.learn();
    set('b-1');
    holder.take();
    await answer({ kind: 'refused', code: '-1', message: '' });
    await learning;
    holder.heard('b-1', { userId: 'B' });
    expect(holder.actor()).toBe(tagOf('B'));
  });

  it('is asked again where no answer came', async () => {
    const { holder, answer, asked } = page('a-1');
    const learning = holder.learn().catch((reason: unknown) => reason);
    await answer({ kind: 'network' });
    expect(await learning).toBeInstanceOf(RequestFailure);
    void holder.learn();
    expect(asked).toHaveLength(1);
  });

  it('is not what is said of another token', () => {
    const { holder } = page('a-1');
    holder.heard('b-1', { userId: 'B' });
    holder.heard('a-1', null);
    expect(holder.subject()).toBeUndefined();
  });
});

describe('another token', () => {
  it('of the same member changes nothing but itself', async () => {
    const { holder, change, answer, told } = await known();
    const key = holder.key();
    change('a-2');
    expect(holder.holding()).toBe('asking');
    const settled = holder.settled();
    await answer();
    expect(await settled).toBe(true);
    expect([holder.holding(), holder.key(), holder.subject()]).toEqual(['own', key, 'A']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('of another member says who, and is asked about once', async () => {
    const { holder, change, answer, asked } = await known();
    const key = holder.key();
    change('b-1');
    holder.look();
    expect(asked).toHaveLength(1);
    await answer();
    holder.look();
    expect(asked).toHaveLength(0);
    expect([holder.holding(), holder.newcomer()?.userId, holder.key()]).toEqual(['other', 'B', key]);
    expect(await holder.settled()).toBe(false);
    holder.take();
    expect([holder.holding(), holder.newcomer(), holder.subject()]).toEqual(['own', undefined, 'B']);
    expect(holder.key()).not.toBe(key);
  });

  it('is somebody else’s where it was never known whose the first one was', async () => {
    const { holder, change, answer } = page('a-1');
    change('a-2');
    await answer();
    expect(holder.holding()).toBe('other');
  });

  it('belongs to whoever goes on with the page, known or not', async () => {
    const { holder, change, answer, set, told } = await known();
    holder.look();
    expect(told).not.toHaveBeenCalled();
    holder.take();
    expect(holder.subject()).toBe('A');
    change('b-1');
    await answer();
    set('c-1');
    holder.take();
    expect([holder.holding(), holder.subject()]).toEqual(['own', undefined]);
  });

  it.each<['B' | Failure]>([['B'], [{ kind: 'network' }]])(
    'that the page is taken with is not judged by what is said of it later: %o',
    async (said) => {
      const { holder, change, answer } = await known();
      change('b-1');
      holder.take();
      await answer(said);
      expect(holder.holding()).toBe('own');
    },
  );

  it('that is none means at once, and once, that nobody is signed in', async () => {
    const { holder, change, asked, told } = await known();
    change('');
    holder.look();
    expect([holder.holding(), asked.length, told.mock.calls.length]).toEqual(['left', 0, 1]);
    expect(await holder.settled()).toBe(false);
  });

  it('that goes away again leaves the page to its holder', async () => {
    const { holder, change, answer } = await known();
    change('b-1');
    change('a-1');
    expect(holder.holding()).toBe('own');
    await answer();
    expect(holder.holding()).toBe('own');
  });

  it('that changes once more is asked about once more', async () => {
    const { holder, change, answer, set } = await known();
    change('a-2');
    const settled = vi.fn<(own: boolean) => void>();
    void holder.settled().then(settled);
    set('b-1');
    await answer('A');
    expect(holder.holding()).toBe('asking');
    expect(settled).not.toHaveBeenCalled();
    await answer();
    expect(holder.holding()).toBe('other');
    expect(settled).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('that nobody can tell about is asked about again when it is looked at', async () => {
    const { holder, change, answer } = await known();
    change('a-2');
    await answer({ kind: 'network' });
    expect(holder.holding()).toBe('unsure');
    holder.look();
    expect(holder.holding()).toBe('asking');
    await answer();
    expect(holder.holding()).toBe('own');
  });

  it.each(['', 'b-1'])('%j that is good for nobody means that nobody is signed in', async (token) => {
    const { holder, change, answer } = await known();
    change(token);
    await answer({ kind: 'unauthorised', code: '401', message: '' });
    expect(holder.holding()).toBe('left');
    holder.take();
    expect(holder.holding()).toBe('own');
  });

  it('takes over a guest’s page', () => {
    const { holder, change } = page('');
    change('b-1');
    expect([holder.holding(), holder.subject()]).toEqual(['own', undefined]);
    expect(holder.key()).not.toBe('');
  });
});

it('a back end that doubts the token may find that it is the same member’s', async () => {
  const { holder, answer } = await known();
  const key = holder.key();
  holder.doubt();
  await answer();
  expect([holder.holding(), holder.key(), holder.subject()]).toEqual(['own', key, 'A']);
});

it('a back end that doubts the token has it looked at, though it is the same', async () => {
  const { holder, answer } = await known();
  holder.doubt();
  expect(holder.holding()).toBe('asking');
  await answer('B');
  expect([holder.holding(), holder.newcomer()?.userId]).toEqual(['other', 'B']);
  holder.look();
  expect(holder.holding()).toBe('other');
});

it('a mistake of the program is not taken for an answer', async () => {
  const holder = createHolder({
    proof: () => 'a-1',
    whose: () => Promise.reject(new TypeError('a mistake')),
  });
  await expect(holder.learn()).rejects.toThrow('a mistake');
  holder.doubt();
  expect(await holder.settled()).toBe(false);
  expect(holder.holding()).toBe('unsure');
});

it('tells nobody who has stopped listening', () => {
  const { holder, change, told } = page('');
  const stop = holder.subscribe(told);
  stop();
  change('a-1');
  expect(told).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../fake-window.ts';
import { createAsker, type Line } from './asker.ts';
import { patience, type Message } from './messages.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Asks over a line that takes everything. */
function asking() {
  const messages: Message[] = [];
  const asker = createAsker(fakeWindow().window, async () => (message) => {
    messages.push(message);
    return true;
  });
  const answer = (id: string, given: unknown) => asker.receive(JSON.stringify({ id, answer: given }));
  return { asker, messages, answer };
}

/** Lets what is under way come to its next wait. */
const rest = () => vi.advanceTimersByTimeAsync(0);

describe('a question to a host', () => {
  it('goes out under a name of its own, that nobody guesses', async () => {
    const { asker, messages } = asking();
    void asker.ask('userStatus', {});
    void asker.ask('userStatus', {});
    await rest();
    const ids = messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]+(?:-[0-9a-z]+){3}$/);
    expect(messages[0]).toMatchObject({ action: 'userStatus', detail: {} });
  });

  it('hears the answer that has its name and its meaning', async () => {
    const { asker, messages, answer } = asking();
    const asked = asker.ask('userStatus', {});
    await rest();
    const id = messages[0]?.id ?? '';
    answer('somebody-else', { signedIn: true });
    answer(id, { taken: true });
    answer(id, { signedIn: true });
    answer(id, { signedIn: false });
    expect(await asked).toEqual({ sent: true, answer: 'member' });
  });

  it('is given up when no answer comes in time', async () => {
    const { asker, messages, answer } = asking();
    const heard = vi.fn<(heard: unknown) => void>();
    void asker.ask('userStatus', {}).then(heard);
    await vi.advanceTimersByTimeAsync(patience.userStatus - 1);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ sent: true, answer: undefined });
    answer(messages[0]?.id ?? '', { signedIn: true });
    await rest();
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each<[string, Line | undefined]>([
    ['no line', undefined],
    ['a line that takes nothing', () => false],
  ])('waits for nobody where there is %s', async (_, line) => {
    const asker = createAsker(fakeWindow().window, async () => line);
    const heard = vi.fn<(heard: unknown) => void>();
    void asker.ask('userStatus', {}).then(heard);
    await rest();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ sent: false, answer: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});

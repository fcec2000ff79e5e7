import { expect, it, vi } from 'vitest';
import { fakeWindow } from './fake-window.ts';
import { windowTokenNews } from './token-news.ts';

/** Channels of one browser. */
function channels() {
  const all = new Set<EventTarget>();
  return class extends EventTarget {
    constructor() {
      super();
      all.add(this);
    }
    postMessage() {
      for (const other of all) if (other !== this) other.dispatchEvent(new Event('message'));
    }
  };
}

const pages = () => {
  const BroadcastChannel = channels();
  return [
    fakeWindow({ globals: { BroadcastChannel } }),
    fakeWindow({ globals: { BroadcastChannel } }),
  ] as const;
};

it('is told by the other pages, and not by itself', () => {
  const [here, there] = pages();
  const [heard, own] = [vi.fn<() => void>(), vi.fn<() => void>()];
  windowTokenNews(here.window).listen(heard);
  const other = windowTokenNews(there.window);
  other.listen(own);
  other.tell();
  expect([heard.mock.calls.length, own.mock.calls.length]).toEqual([1, 0]);
});

it.each(['pageshow', 'focus'])('is a reason to look when the page is in sight again: %s', (event) => {
  let covered = true;
  const { window, fire } = fakeWindow({ covered: () => covered });
  const heard = vi.fn<() => void>();
  const stop = windowTokenNews(window).listen(heard);
  fire(event);
  expect(heard).not.toHaveBeenCalled();
  covered = false;
  fire(event);
  expect(heard).toHaveBeenCalledOnce();
  stop();
  fire(event);
  expect(heard).toHaveBeenCalledOnce();
});

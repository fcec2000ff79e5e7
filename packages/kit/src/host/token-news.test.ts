import { expect, it, vi } from 'vitest';
import { fakeWindow } from './fake-window.ts';
import { windowTokenNews } from './token-news.ts';

/** Channels of one browser. */
function channels() {
  const all = new Map<EventTarget, string>();
  const said: unknown[] = [];
  const Channel = class extends EventTarget {
    constructor(name: string) {
      super();
      all.set(this, name);
    }
    postMessage(what: unknown) {
      said.push(all.get(this), what);
      for (const other of all.keys()) if (other !== this) other.dispatchEvent(new Event('message'));
    }
  };
  return { Channel, said };
}

const pages = () => {
  const { Channel: BroadcastChannel, said } = channels();
  return [
    fakeWindow({ globals: { BroadcastChannel } }),
    fakeWindow({ globals: { BroadcastChannel } }),
    said,
  ] as const;
};

it('is told by the other pages, and not by itself', () => {
  const [here, there, said] = pages();
  const [heard, own] = [vi.fn<() => void>(), vi.fn<() => void>()];
  windowTokenNews(here.window).listen(heard);
  const other = windowTokenNews(there.window);
  other.listen(own);
  other.tell();
  expect([heard.mock.calls.length, own.mock.calls.length]).toEqual([1, 0]);
  // Of no member, not even that there is one.
  expect(said).toEqual(['mapp-token', '']);
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

it('looks where the browser does not tell whether the page is in sight', () => {
  const { window, fire } = fakeWindow({
    covered: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  const heard = vi.fn<() => void>();
  windowTokenNews(window).listen(heard);
  fire('focus');
  expect(heard).toHaveBeenCalledOnce();
});

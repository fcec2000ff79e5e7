import { Suspense, type ComponentType, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import { lazyWithRetry, PartMissing } from './lazy-with-retry.tsx';

const Word = ({ word }: { word: string }) => <b>{word}</b>;

const drawn = async (node: ReactNode): Promise<string> => {
  const { prelude } = await prerender(node, { onError: () => undefined });
  return new Response(prelude).text();
};

const offlineOnce = () =>
  vi
    .fn<() => Promise<ComponentType<{ word: string }>>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(Word);

describe('later', () => {
  it('draws the part once it has come', async () => {
    const Part = lazyWithRetry('word', () => Promise.resolve(Word));
    expect(
      await drawn(
        <Suspense>
          <Part word="hello" />
        </Suspense>,
      ),
    ).toContain('<b>hello</b>');
  });

  it('names the part that did not come', async () => {
    const Part = lazyWithRetry('word', offlineOnce());
    await expect(drawn(<Part word="hello" />)).rejects.toThrow(new PartMissing('word', undefined));
  });

  it('asks again when it is drawn anew', async () => {
    const load = offlineOnce();
    const Part = lazyWithRetry('word', load);
    await drawn(<Part word="hello" />).catch(() => undefined);
    expect(await drawn(<Part word="hello" />)).toContain('<b>hello</b>');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded ahead, and says nothing of a failure before it is drawn', async () => {
    const load = offlineOnce();
    const Part = lazyWithRetry('word', load);
    Part.preload();
    expect(load).toHaveBeenCalledTimes(1);
    expect(await drawn(<Part word="hello" />)).toContain('<b>hello</b>');
  });
});

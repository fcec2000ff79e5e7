// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNews } from './use-news.ts';

it('says nothing at first, then whatever is new, also what was there at first', () => {
  const { result, rerender } = renderHook(({ words }) => useNews(words), {
    initialProps: { words: 'Gate A' },
  });
  expect(result.current).toBe('');
  rerender({ words: 'Gate A' });
  expect(result.current).toBe('');
  rerender({ words: 'Gate B' });
  expect(result.current).toBe('Gate B');
  rerender({ words: 'Gate A' });
  expect(result.current).toBe('Gate A');
});

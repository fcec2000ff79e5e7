// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { preloadMessages } from '../../messages/pack.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { useDuration } from './use-duration.ts';

beforeAll(() => preloadMessages('en'));

it.each([
  [130, '2\u00A0h 10\u00A0min'],
  [120, '2\u00A0h'],
  [45, '45\u00A0min'],
  // Answers that say of two ends that they are one, or the other way round.
  [0, ''],
  [-30, ''],
  [Number.NaN, ''],
])('%d minutes are %j', (minutes, words) => {
  const { result } = renderHook(useDuration, {
    wrapper: ({ children }) => <MessagesProvider locale="en">{children}</MessagesProvider>,
  });
  expect(result.current(minutes)).toBe(words);
});

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/context.tsx';
import { fakeHost } from '../../host/fake.ts';
import type { Host, Shared } from '../../host/host.ts';
import { preloadMessages } from '../../messages/pack.ts';
import { MessagesProvider } from '../../messages/provider.tsx';
import { toastStore } from '../../primitives/toast/store.ts';
import { useShare } from './use-share.ts';

const show = vi.spyOn(toastStore, 'show');
beforeAll(() => preloadMessages('en'));
beforeEach(() => show.mockClear());

const shareIn = (parts: Partial<Host>) =>
  renderHook(useShare, {
    wrapper: ({ children }) => (
      <HostProvider host={{ ...fakeHost({ origin: 'https://mapp.example' }), ...parts }}>
        <MessagesProvider locale="en">{children}</MessagesProvider>
      </HostProvider>
    ),
  }).result.current;

const trip = { title: 'MU5101', path: '/mapp/flight/details?flight=MU5101' };

it.each([
  ['shared', []],
  ['dismissed', []],
  ['copied', [['Link copied']]],
] as const)('%s is told as %j', async (went, told) => {
  const share = vi.fn(async (_: Shared) => went);
  shareIn({ share })?.(trip);
  await vi.waitFor(() => expect(share).toHaveReturned());
  await Promise.resolve();
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    title: 'MU5101',
    url: `https://mapp.example${trip.path}`,
  });
  expect(show.mock.calls).toEqual(told);
});

it.each([
  ['the host', { share: () => Promise.reject(new Error('refused')) }, undefined],
  ['the picture', {}, () => Promise.reject(new Error('no canvas'))],
])('a failure of %s is told', async (_, parts, draw) => {
  shareIn(parts)?.({ ...trip, draw });
  await vi.waitFor(() => expect(show.mock.calls).toEqual([['It was not shared. Please try again']]));
});

it('is not there where the host cannot share', () => {
  expect(shareIn({ can: () => false })).toBeUndefined();
});

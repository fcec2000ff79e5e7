import { describe, expect, it, vi } from 'vitest';
import { locate, mayLocate } from './locate.ts';

/** A window whose geolocation answers so. */
const windowWith = (
  getCurrentPosition: (good: (at: unknown) => void, bad: (error: unknown) => void, how: unknown) => void,
  state?: string,
) =>
  ({
    navigator: {
      geolocation: { getCurrentPosition },
      ...(state !== undefined && { permissions: { query: async () => ({ state }) } }),
    },
  }) as unknown as Window;

describe('locate', () => {
  it('gives degrees, and asks for no more than is needed', async () => {
    const asked = vi.fn<(good: (at: unknown) => void, bad: unknown, how: unknown) => void>((good) =>
      good({ coords: { latitude: 31.2, longitude: 121.5 } }),
    );
    expect(await locate(windowWith(asked))).toEqual({ north: 31.2, east: 121.5 });
    expect(asked.mock.calls[0]?.[2]).toEqual({
      enableHighAccuracy: false,
      maximumAge: 300_000,
      timeout: 10_000,
    });
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ] as const)('an error %i is %s', async (code, told) => {
    expect(await locate(windowWith((_, bad) => bad({ code })))).toBe(told);
  });

  it('is not there on a page without encryption', async () => {
    expect(await locate({ navigator: {} } as unknown as Window)).toBe('unavailable');
  });
});

describe('mayLocate', () => {
  it.each([
    ['granted', true],
    ['prompt', false],
    ['denied', false],
    [undefined, false],
  ] as const)('%s is %s', async (state, may) => {
    expect(await mayLocate(windowWith(() => undefined, state))).toBe(may);
  });

  it('asks about the place alone', async () => {
    const query = vi.fn<(what: object) => Promise<object>>(async () => ({ state: 'granted' }));
    await mayLocate({ navigator: { permissions: { query } } } as unknown as Window);
    expect(query.mock.calls).toEqual([[{ name: 'geolocation' }]]);
  });
});

// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { seatOrders } from '../contracts/seats.ts';
import { hookTrial } from './hook-trial.tsx';
import { useLookUpSeatOrders, useSeatMap, useSeatMaps } from './seats.ts';

afterEach(cleanup);

describe('the seats of a segment', () => {
  it('are asked for when the segment is known, and anew each time', async () => {
    const trial = hookTrial();
    const { rerender, unmount } = trial.render((id: string | undefined) => useSeatMap(id), 's1');
    expect(trial.sent).toEqual([{ call: 'seatMap', payload: { segmentId: 's1' }, how: {} }]);
    rerender(undefined);
    expect(trial.sent).toHaveLength(1);
    unmount();
    trial.render(() => useSeatMaps(['s1', 's2']));
    expect(trial.sent.slice(1).map(({ payload }) => payload)).toEqual([
      { segmentId: 's1' },
      { segmentId: 's2' },
    ]);
  });
});

describe('seat orders', () => {
  it('looked up again are the ones that are shown', async () => {
    const none = { now: '2026-06-01T10:00:00+08:00', orders: [] };
    const trial = hookTrial({ answers: [[seatOrders, () => ({ data: none })]] });
    const { result } = trial.render(useLookUpSeatOrders);
    await expect(result.current()).resolves.toEqual(none);
    expect(trial.queries.getQueryData(['seatOrders', 'ru', {}])).toEqual(none);
  });
});

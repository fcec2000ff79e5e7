// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cabinOfFlight, seatMap } from '../../contracts/check-in/seat-map.ts';
import {
  cancelSeatOrder,
  changeSeat,
  chooseSeats,
  paySeatOrder,
  saveSeatContact,
  seatChange,
  seatOrders,
  type SeatChange,
} from '../../contracts/check-in/seats.ts';
import {
  renderClientHook,
  pass,
  writeRow,
  type ClientHook,
  type Said,
} from '../render-client-hook.support.tsx';
import type { ReadOptions } from '../read.ts';
import {
  useCabinOfFlight,
  useCancelSeatOrder,
  useChangeSeat,
  useChooseSeats,
  useLookUpSeatOrders,
  usePaySeatOrder,
  useReloadSeatOrders,
  useSaveSeatContact,
  useSeatChange,
  useSeatMap,
  useSeatMaps,
  useSeatOrders,
} from './seats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const how = { announce: 'answers', handles: ['CKI01'] } as const;
const flight = { flightNo: 'MU5101', day: '2026-06-02' };
const noOrders = { now: '2026-06-01T10:00:00+08:00', orders: [] };
const payloads = ({ sent }: ClientHook) => sent.map(({ payload }) => payload);

it.each<[string, object, (options?: ReadOptions) => unknown]>([
  ['seatMap', { segmentId: 's1' }, (options) => useSeatMap('s1', options)],
  ['seatMap', { segmentId: 's1' }, (options) => useSeatMaps(['s1'], options)],
  ['cabinOfFlight', flight, (options) => useCabinOfFlight(flight, options)],
  ['seatOrders', {}, useSeatOrders],
  ['seatChange', { changeId: 'c1' }, (options) => useSeatChange('c1', options)],
])('reads %s as the screen asks for it', (call, payload, hook) => {
  const trial = renderClientHook();
  trial.render(() => hook(how));
  expect(trial.sent).toEqual([{ call, payload, how }]);
});

it.each([
  writeRow(
    chooseSeats,
    { seats: [{ segmentId: 's1', passengerId: 'p1', seat: '31A' }], notices: [] },
    useChooseSeats,
  ),
  writeRow(paySeatOrder, { orderNo: 'o1', by: 'points', returnTo: '/mapp/seats' }, usePaySeatOrder),
  writeRow(cancelSeatOrder, { orderNo: 'o1' }, useCancelSeatOrder),
  writeRow(saveSeatContact, { orderNo: 'o1', name: 'Li', phone: '', email: '' }, useSaveSeatContact),
  writeRow(
    changeSeat,
    { segmentId: 's1', passengerId: 'p1', seat: '31A', notices: ['safety'] },
    useChangeSeat,
  ),
])('writes %s as the screen asks for it', async (call, payload, write) => {
  const trial = renderClientHook();
  await write(trial, how);
  expect(trial.sent).toEqual([{ call, payload, how }]);
});

it.each<[string, string, () => unknown]>([
  ['the seats of no segment', 'token-1', () => useSeatMap(undefined)],
  ['seats while something else is awaited', 'token-1', () => useSeatMap('s1', { enabled: false })],
  ['the seats of several segments for a guest', '', () => useSeatMaps(['s1', 's2'])],
  ['the cabin of no flight', 'token-1', () => useCabinOfFlight(undefined)],
  ['no seat change', 'token-1', () => useSeatChange(undefined)],
])('does not ask for %s', (_, token, hook) => {
  const trial = renderClientHook({ token });
  trial.render(hook);
  expect(trial.sent).toEqual([]);
});

describe('seats', () => {
  it.each<[string, () => unknown]>([
    ['one segment', () => useSeatMap('s1')],
    ['several segments', () => useSeatMaps(['s1'])],
  ])('of %s are asked for anew whenever they are shown, since they go quickly', async (_, hook) => {
    const trial = renderClientHook({ answers: [[seatMap, () => ({ data: { decks: [] } })]] });
    trial.render(hook);
    await pass();
    trial.render(hook);
    expect(trial.sent).toHaveLength(2);
  });

  it('of several segments come in the order of the ids', () => {
    const trial = renderClientHook();
    trial.render(() => useSeatMaps(['s2', 's1']));
    expect(payloads(trial)).toEqual([{ segmentId: 's2' }, { segmentId: 's1' }]);
  });
});

describe('a seat change', () => {
  const stop = { airport: 'PVG', name: 'Shanghai', time: '2026-06-02T08:00:00+08:00' };
  const under: SeatChange = {
    now: '2026-06-01T10:00:00+08:00',
    segmentId: 's1',
    flightNo: 'MU5101',
    departure: stop,
    arrival: stop,
    passengerId: 'p1',
    name: 'Li',
    from: '31A',
    to: '31C',
    step: 'oldCancelling',
    begun: { oldCancelling: '2026-06-01T10:00:00+08:00' },
  };

  it.each<[string, Said]>([
    ['it is done', { data: { ...under, step: 'changed' } }],
    ['it has failed', { data: { ...under, failed: 'restored' } }],
  ])('is asked after each second until %s', async (_, end) => {
    const trial = renderClientHook({ answers: [[seatChange, (nth) => (nth < 3 ? { data: under } : end)]] });
    trial.render(() => useSeatChange('c1'));
    await pass();
    await pass(990);
    expect(trial.sent).toHaveLength(1);
    await pass(10);
    expect(trial.sent).toHaveLength(2);
    await pass(10_000);
    expect(trial.sent).toHaveLength(3);
  });

  it('is asked after at once whenever it is shown', async () => {
    const trial = renderClientHook({
      answers: [[seatChange, () => ({ data: { ...under, step: 'changed' } })]],
    });
    trial.render(() => useSeatChange('c1'));
    await pass();
    trial.render(() => useSeatChange('c1'));
    expect(trial.sent).toHaveLength(2);
  });

  it('goes on being asked after when there is no answer', async () => {
    const trial = renderClientHook({ answers: [[seatChange, () => 'cut']] });
    trial.render(() => useSeatChange('c1'));
    await pass(1000);
    expect(trial.sent).toHaveLength(2);
  });
});

describe('seat orders', () => {
  it('looked up again are the ones that are shown', async () => {
    const trial = renderClientHook({ answers: [[seatOrders, () => ({ data: noOrders })]] });
    const { result } = trial.render(useLookUpSeatOrders);
    await expect(result.current()).resolves.toEqual(noOrders);
    const shown = trial.render(useSeatOrders);
    expect(shown.result.current.data).toEqual(noOrders);
    expect(trial.sent).toEqual([{ call: 'seatOrders', payload: {}, how: {} }]);
  });

  it('that cannot be looked up reject', async () => {
    const trial = renderClientHook({ answers: [[seatOrders, () => 'cut']] });
    const { result } = trial.render(useLookUpSeatOrders);
    await expect(result.current()).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('are asked for anew when they have changed, and nothing else is', async () => {
    const trial = renderClientHook({
      answers: [
        [seatOrders, () => ({ data: noOrders })],
        [cabinOfFlight, () => ({ data: { ...flight, departure: {}, arrival: {}, decks: [] } })],
      ],
    });
    trial.render(useSeatOrders);
    trial.render(() => useCabinOfFlight(flight));
    await pass();
    const { result } = trial.render(useReloadSeatOrders);
    void result.current();
    await pass();
    expect(trial.sent.map(({ call }) => call)).toEqual(['seatOrders', 'cabinOfFlight', 'seatOrders']);
  });
});

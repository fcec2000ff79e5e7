// @vitest-environment happy-dom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '../../contracts/call.ts';
import { boardingPasses, type PassOnWire } from '../../contracts/check-in/boarding-passes.ts';
import { useBoardingPasses, useKeeping, useKeptPasses } from './boarding-passes.ts';
import {
  renderClientHook,
  pass as goBy,
  type ClientHook,
  type Said,
} from '../render-client-hook.support.tsx';
import { keptAnswers } from '../kept.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stop = { airport: 'PVG', name: 'Shanghai', time: '2026-06-02T08:00:00+08:00' };
const passOf = (name: string): PassOnWire => ({
  passId: `pass of ${name}`,
  passengerId: 'p1',
  name,
  ticketName: name,
  paxType: 'ADT',
  ticketNo: '7811234567890',
  pnr: 'ABC123',
  issued: '2026-06-01T10:00:00+08:00',
  flights: [
    { segmentId: 's1', flightNo: 'MU5101', departure: stop, arrival: stop, cabin: 'economy', fare: 'Y' },
  ],
});
const old = { passes: [passOf('Old')] };
const fresh = { passes: [passOf('Fresh')] };
const none = { passes: [] };

/** When kept passes came, and when they must be gone. */
const at = Date.now() - 1000;
const until = Date.now() + 3_600_000;

const keep = ({ host }: ClientHook, subject = 's1') =>
  keptAnswers(host).write(boardingPasses, { subject, answer: old, at }, until);

/** The device answers when it is told to. */
function slowDevice({ host }: ClientHook): () => void {
  const quick = host.device;
  const told = Promise.withResolvers<undefined>();
  vi.spyOn(host, 'device').mockImplementation(async () => {
    await told.promise;
    return quick();
  });
  return () => told.resolve(undefined);
}

/** A minute, after which passes are asked for again, and their answer. */
const aMinute = async () => {
  await goBy(60_000);
  await goBy();
};

const answering = (...answers: readonly Said[]) =>
  renderClientHook({ answers: [[boardingPasses, (nth) => answers[nth - 1] ?? { data: fresh }]] });

describe('boarding passes', () => {
  it('are asked for once the segment is known; the screen tells refusals itself', () => {
    const trial = renderClientHook();
    const { rerender } = trial.render((id: string | undefined) => useBoardingPasses(id), undefined);
    expect(trial.sent).toEqual([]);
    rerender('s1');
    expect(trial.sent).toEqual([
      {
        call: 'boardingPasses',
        payload: { segmentId: 's1' },
        how: {
          announce: expect.any(Function) as unknown,
          handles: expect.arrayContaining(['CKI07', 'CKI08']) as unknown,
        },
      },
    ]);
  });

  it('are not asked for by a guest', () => {
    const trial = renderClientHook({ token: '' });
    trial.render(() => useBoardingPasses('s1'));
    expect(trial.sent).toEqual([]);
  });

  it('are asked for again each minute, without a word once there are some', async () => {
    vi.useFakeTimers();
    const trial = answering({ data: old }, 'cut', { data: fresh });
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await goBy();
    await goBy(59_000);
    expect(result.current.data).toEqual(old);
    expect(trial.sent).toHaveLength(1);
    await goBy(1000);
    await goBy();
    expect(trial.sent).toHaveLength(2);
    expect(result.current.data).toEqual(old);
    expect(trial.told.notify).not.toHaveBeenCalled();
    await aMinute();
    expect(result.current.data).toEqual(fresh);
  });

  it('are asked for again each time that the page comes back into sight', async () => {
    vi.useFakeTimers();
    const trial = answering({ data: old });
    trial.queries.mount();
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await goBy();
    window.dispatchEvent(new Event('visibilitychange'));
    await goBy();
    expect(result.current.data).toEqual(fresh);
    trial.queries.unmount();
  });

  it.each<[string, Said, number]>([
    ['lead to the sign-in when the session has ended', { code: '401' }, 1],
    ['stay when the airline says no', { code: 'CKI07' }, 0],
    ['stay when the line is cut', 'cut', 0],
  ])('%s', async (_, said, times) => {
    vi.useFakeTimers();
    const trial = answering({ data: old }, said);
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await goBy();
    await aMinute();
    expect(result.current.isError).toBe(true);
    expect(result.current.data).toEqual(old);
    expect(trial.told.login).toHaveBeenCalledTimes(times);
  });

  it('lead to the sign-in once when the first answer says that the session has ended', async () => {
    vi.useFakeTimers();
    const trial = answering({ code: '401' });
    trial.render(() => useBoardingPasses('s1'));
    await goBy();
    expect(trial.told.login).toHaveBeenCalledOnce();
  });

  it('do not send to sign in who has done so meanwhile', async () => {
    vi.useFakeTimers();
    const trial = renderClientHook({
      answers: [
        [
          boardingPasses,
          (nth) => {
            if (nth === 1) return { data: old };
            trial.host.signIn('token-2');
            return { code: '401' };
          },
        ],
      ],
    });
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await goBy();
    await aMinute();
    expect(result.current.isError).toBe(true);
    expect(trial.told.login).not.toHaveBeenCalled();
  });
});

describe('passes that the device has kept', () => {
  it('are there until the airline answers, with the time of their own answer', async () => {
    const late = Promise.withResolvers<Said>();
    const trial = renderClientHook({ answers: [[boardingPasses, () => late.promise]] });
    await keep(trial);
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await waitFor(() => expect(result.current.data).toEqual(old));
    expect(result.current.dataUpdatedAt).toBe(at);
    late.resolve({ data: fresh });
    await waitFor(() => expect(result.current.data).toEqual(fresh));
  });

  it.each<[string, Said, number]>([
    ['are not covered by what is said of a cut line', 'cut', 0],
    ['lead to the sign-in when the session has ended', { code: '401' }, 1],
  ])('%s', async (_, said, times) => {
    const late = Promise.withResolvers<Said>();
    const trial = renderClientHook({ answers: [[boardingPasses, () => late.promise]] });
    await keep(trial);
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await waitFor(() => expect(result.current.data).toEqual(old));
    late.resolve(said);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(trial.told.notify).not.toHaveBeenCalled();
    expect(trial.told.login).toHaveBeenCalledTimes(times);
  });

  it('have their turn before a failure is told', async () => {
    const trial = answering('cut');
    await keep(trial);
    const answerOfDevice = slowDevice(trial);
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await waitFor(() => expect(trial.told.notify).toHaveBeenCalled());
    expect(result.current.status).toBe('pending');
    answerOfDevice();
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toEqual(old);
  });

  it('do not take the place of what the airline has said', async () => {
    const trial = answering({ data: fresh });
    await keep(trial);
    const answerOfDevice = slowDevice(trial);
    const { result } = trial.render(() => [useBoardingPasses('s1'), useKeptPasses(true)] as const);
    await waitFor(() => expect(result.current[0].data).toEqual(fresh));
    answerOfDevice();
    await waitFor(() => expect(result.current[1]).toHaveLength(1));
    expect(result.current[0].data).toEqual(fresh);
  });

  it('are not looked for while there are some', async () => {
    const trial = answering({ data: old });
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const looked = vi.spyOn(trial.host, 'device');
    await act(() => result.current.refetch());
    expect(looked).not.toHaveBeenCalled();
  });

  it('of another segment are not shown', async () => {
    const trial = answering('cut');
    await keep(trial, 's2');
    const { result } = trial.render(() => useBoardingPasses('s1'));
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.data).toBeUndefined();
  });

  it('are all told to whoever wants them', async () => {
    const trial = renderClientHook();
    await keep(trial);
    await keep(trial, 's2');
    const { result } = trial.render(() => useKeptPasses(true));
    expect(result.current).toBeUndefined();
    await waitFor(() =>
      expect(result.current).toEqual([
        { subject: 's1', answer: old, at },
        { subject: 's2', answer: old, at },
      ]),
    );
  });

  it('are not looked for while nobody wants them', async () => {
    const trial = renderClientHook();
    const looked = vi.spyOn(trial.host, 'device');
    const { rerender } = trial.render(useKeptPasses, false);
    expect(looked).not.toHaveBeenCalled();
    rerender(true);
    await waitFor(() => expect(looked).toHaveBeenCalled());
  });

  it('are not told once nobody wants them any more', async () => {
    const trial = renderClientHook();
    await keep(trial);
    const answerOfDevice = slowDevice(trial);
    const { result, rerender } = trial.render(useKeptPasses, true);
    rerender(false);
    answerOfDevice();
    const { result: later } = trial.render(() => useKeptPasses(true));
    await waitFor(() => expect(later.current).toHaveLength(1));
    expect(result.current).toBeUndefined();
  });
});

describe('keeping the passes of a segment', () => {
  type Shown = { id?: string; data?: ResponseOf<typeof boardingPasses>; until?: number };
  const keeping = (trial: ClientHook, shown: Shown = { id: 's1', data: old }) =>
    trial.render(
      ({ id, data, until: end = until }: Shown) => useKeeping(id, { data, dataUpdatedAt: at }, end),
      shown,
    );
  const kept = ({ host }: ClientHook) => keptAnswers(host).read(boardingPasses);

  it('leaves them on the device, so that the site opens without a network', async () => {
    const trial = renderClientHook();
    const { result } = keeping(trial);
    expect(result.current).toBe(false);
    await waitFor(() => expect(result.current).toBe(true));
    expect(await kept(trial)).toEqual([{ subject: 's1', answer: old, at }]);
    expect(trial.host.keptEntries()).toMatchObject([{ until }]);
  });

  it('waits for the segment and its passes', async () => {
    const trial = renderClientHook();
    const { result, rerender } = keeping(trial, { data: old });
    rerender({ id: 's1' });
    expect(trial.host.keptEntries()).toEqual([]);
    rerender({ id: 's1', data: old });
    await waitFor(() => expect(result.current).toBe(true));
    expect((await kept(trial)).map(({ subject }) => subject)).toEqual(['s1']);
  });

  it('follows what the passes are now, and takes them away when there are none', async () => {
    const trial = renderClientHook();
    const { result, rerender } = keeping(trial);
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ id: 's1', data: fresh });
    await waitFor(async () => expect(await kept(trial)).toMatchObject([{ answer: fresh }]));
    rerender({ id: 's1', data: none });
    await waitFor(() => expect(result.current).toBe(false));
    expect(trial.host.keptEntries()).toEqual([]);
  });

  it('keeps what was there before where the passes cannot be read', async () => {
    const trial = renderClientHook();
    const { result, rerender } = keeping(trial);
    await waitFor(() => expect(result.current).toBe(true));
    rerender({ id: 's1', data: { ...none, unreadable: [{ id: 'p1' }] } });
    await waitFor(() => expect(result.current).toBe(false));
    expect(await kept(trial)).toMatchObject([{ answer: old }]);
  });

  it('says no where the site does not open without a network', async () => {
    const trial = renderClientHook({ opensWithoutNetwork: false });
    const { result } = keeping(trial);
    await waitFor(async () => expect(await kept(trial)).toHaveLength(1));
    expect(result.current).toBe(false);
  });

  it('says no where the device fails', async () => {
    const trial = renderClientHook();
    const device = await trial.host.device();
    const opens = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('no'));
    vi.spyOn(trial.host, 'device').mockResolvedValue({ ...device, openWithoutNetwork: opens });
    const { result } = keeping(trial);
    await waitFor(() => expect(opens).toHaveBeenCalled());
    await act(async () => undefined);
    expect(result.current).toBe(false);
  });

  it('does not prepare the site for what must be gone already', async () => {
    const trial = renderClientHook();
    const device = await trial.host.device();
    const opens = vi.fn<() => Promise<boolean>>();
    vi.spyOn(trial.host, 'device').mockResolvedValue({ ...device, openWithoutNetwork: opens });
    const { result } = keeping(trial, { id: 's1', data: old, until: at });
    await act(async () => undefined);
    expect([result.current, opens.mock.calls]).toEqual([false, []]);
  });

  it('says nothing of a segment that is shown no more', async () => {
    const trial = renderClientHook();
    const answerOfDevice = slowDevice(trial);
    const { result, rerender } = keeping(trial);
    rerender({});
    answerOfDevice();
    await waitFor(() => expect(trial.host.keptEntries()).toHaveLength(1));
    await act(async () => undefined);
    expect(result.current).toBe(false);
  });
});

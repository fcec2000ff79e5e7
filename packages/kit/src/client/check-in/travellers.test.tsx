// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '../../contracts/call.ts';
import { companions } from '../../contracts/check-in/companions.ts';
import { travelInformation } from '../../contracts/check-in/travel-information.ts';
import { useCompanions, useTravelInformation } from './check-in.ts';
import { renderClientHook, pass, type Said } from '../render-client-hook.support.tsx';
import { useLookUpCompanions, useLookUpTravelInformation, useReloadCompanions } from './travellers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const member = {
  companionId: 'c1',
  paxType: 'ADT',
  identity: { idType: 'PP', idNo: 'E1' },
  phone: '',
  self: true,
};
const passenger = { passengerId: 'p1', information: { city: 'Oslo' } };

interface LookUp {
  call: Call;
  payload: object;
  data: unknown;
  /** Result that the caller of the look-up is given. */
  found: unknown;
  useLookUp: () => () => Promise<unknown>;
  useShown: () => { data: unknown };
}

describe.each<LookUp>([
  {
    call: companions,
    payload: {},
    data: { companions: [member] },
    found: { companions: [member] },
    useLookUp: useLookUpCompanions,
    useShown: () => useCompanions(),
  },
  {
    call: travelInformation,
    payload: { segmentId: 's1' },
    data: { passengers: [passenger] },
    found: [passenger],
    useLookUp: () => {
      const lookUp = useLookUpTravelInformation();
      return () => lookUp('s1');
    },
    useShown: () => useTravelInformation('s1'),
  },
])('$call.name', ({ call, payload, data, found, useLookUp, useShown }) => {
  it('looked up again is what is shown', async () => {
    const trial = renderClientHook({ answers: [[call, () => ({ data })]] });
    await expect(trial.render(useLookUp).result.current()).resolves.toEqual(found);
    expect(trial.render(useShown).result.current.data).toEqual(data);
    expect(trial.sent).toEqual([{ call: call.name, payload, how: {} }]);
  });

  it('that cannot be looked up rejects', async () => {
    const trial = renderClientHook({ answers: [[call, () => 'cut']] });
    await expect(trial.render(useLookUp).result.current()).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
  });
});

it('companions are asked for anew, until those in sight have their answer; nothing else is', async () => {
  const late = Promise.withResolvers<Said>();
  const trial = renderClientHook({
    answers: [
      [companions, (nth) => (nth === 1 ? { data: { companions: [] } } : late.promise)],
      [travelInformation, () => ({ data: { passengers: [] } })],
    ],
  });
  const { result } = trial.render(() => {
    useCompanions();
    useTravelInformation('s1');
    return useReloadCompanions();
  });
  await pass();
  const reloaded = vi.fn<() => void>();
  void result.current().then(reloaded);
  await pass();
  expect(trial.sent.map(({ call }) => call)).toEqual(['companions', 'travelInformation', 'companions']);
  expect(reloaded).not.toHaveBeenCalled();
  late.resolve({ data: { companions: [member] } });
  await pass();
  expect(reloaded).toHaveBeenCalledOnce();
});

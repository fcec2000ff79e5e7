// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardingPasses } from '../../contracts/check-in/boarding-passes.ts';
import {
  cancelCheckIn,
  checkIn,
  checkInJourneys,
  findTicket,
  setAutoCheckIn,
  verifyTicket,
} from '../../contracts/check-in/check-in.ts';
import {
  addCompanion,
  changeCompanion,
  companions,
  joinCompanions,
  removeCompanion,
} from '../../contracts/check-in/companions.ts';
import { nextTrip } from '../../contracts/home/home.ts';
import { seatMap } from '../../contracts/check-in/seat-map.ts';
import { saveTravelInformation } from '../../contracts/check-in/travel-information.ts';
import { useBoardingPasses } from './boarding-passes.ts';
import {
  outcomeToldHere,
  refusalMessage,
  refusedAs,
  toldHere,
  useAddCompanion,
  useCancelCheckIn,
  useChangeCompanion,
  useCheckIn,
  useCheckInCities,
  useCompanions,
  useFindTicket,
  useJoinCompanions,
  useJourneys,
  useLookUpJourneys,
  useReloadJourneys,
  useRemoveCompanion,
  useSaveTravelInformation,
  useSetAutoCheckIn,
  useTravelInformation,
  useVerifyTicket,
} from './check-in.ts';
import { RequestFailure, type Failure } from '../failure.ts';
import { useNextTrip } from '../home/home.ts';
import { renderClientHook, pass, writeRow, type Said } from '../render-client-hook.support.tsx';
import type { ReadOptions } from '../read.ts';
import { useSeatMap } from './seats.ts';
import type { WriteOptions } from '../write.ts';

const now = '2026-06-01T10:00:00+08:00';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const how = { announce: 'silent', handles: ['CKI01'] } as const;
const companion = { paxType: 'ADT', identity: { idType: 'PP', idNo: 'E1' }, phone: '' } as const;
const information = {
  enFamilyName: 'LI',
  enGivenName: 'SI',
  gender: 'F',
  birthday: '1990-01-01',
  country: 'CN',
  idType: 'PP',
  idNo: 'E1',
  expireDate: '2030-01-01',
  issueCountry: 'CN',
  province: '',
  city: '',
  street: '',
  postcode: '',
  destinationAddress: '',
  phone: '',
  email: '',
} as const;

it.each<[string, object, (options?: ReadOptions) => unknown]>([
  ['checkInJourneys', {}, useJourneys],
  ['companions', {}, useCompanions],
])('reads %s for a member, as the screen asks for it', (call, payload, hook) => {
  const trial = renderClientHook();
  trial.render(() => hook(how));
  expect(trial.sent).toEqual([{ call, payload, how }]);
});

it.each([
  writeRow(findTicket, { ticketNo: '7811234567890', name: 'LI/SI' }, useFindTicket),
  writeRow(verifyTicket, { bookingId: 'b1', idType: 'PP', idNo: 'E1' }, useVerifyTicket),
  writeRow(
    checkIn,
    { segmentId: 's1', seats: [{ passengerId: 'p1', seat: '31A' }], notices: [] },
    useCheckIn,
  ),
  writeRow(cancelCheckIn, { segmentId: 's1', passengerIds: ['p1'] }, useCancelCheckIn),
  writeRow(setAutoCheckIn, { segmentId: 's1', on: true }, useSetAutoCheckIn),
  writeRow(addCompanion, companion, useAddCompanion),
  writeRow(changeCompanion, { companionId: 'c1', ...companion }, useChangeCompanion),
  writeRow(removeCompanion, { companionId: 'c1' }, useRemoveCompanion),
  writeRow(joinCompanions, { segmentId: 's1', companionIds: ['c1'] }, useJoinCompanions),
  writeRow(
    saveTravelInformation,
    { segmentId: 's1', passengerId: 'p1', ...information },
    useSaveTravelInformation,
  ),
])('sends %s as the screen asks for it', async (call, payload, write) => {
  const trial = renderClientHook();
  await write(trial, how);
  expect(trial.sent).toEqual([{ call, payload, how }]);
});

it('tells everybody when check-in opens', () => {
  const trial = renderClientHook({ token: '' });
  trial.render(useCheckInCities);
  expect(trial.sent).toEqual([{ call: 'checkInCities', payload: {}, how: {} }]);
});

it('reads travel information once the segment is known', () => {
  const trial = renderClientHook();
  const { rerender } = trial.render((id: string | undefined) => useTravelInformation(id), undefined);
  expect(trial.sent).toEqual([]);
  rerender('s1');
  expect(trial.sent).toEqual([{ call: 'travelInformation', payload: { segmentId: 's1' }, how: {} }]);
});

describe('journeys', () => {
  const none = { now, journeys: [] };

  it('looked up again are the ones that are shown', async () => {
    const trial = renderClientHook({ answers: [[checkInJourneys, () => ({ data: none })]] });
    const { result } = trial.render(useLookUpJourneys);
    await expect(result.current()).resolves.toEqual(none);
    expect(trial.render(useJourneys).result.current.data).toEqual(none);
    expect(trial.sent).toEqual([{ call: 'checkInJourneys', payload: {}, how: {} }]);
  });

  it('that cannot be looked up reject', async () => {
    const trial = renderClientHook({ answers: [[checkInJourneys, () => 'cut']] });
    const { result } = trial.render(useLookUpJourneys);
    await expect(result.current()).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it('are reloaded with all that depends on them, until each in sight has its answer', async () => {
    const late = Promise.withResolvers<Said>();
    const trial = renderClientHook({
      answers: [
        [checkInJourneys, () => ({ data: none })],
        [seatMap, (nth) => (nth === 1 ? { data: { decks: [] } } : late.promise)],
        [boardingPasses, () => ({ data: { passes: [] } })],
        [nextTrip, () => ({ data: { trip: null } })],
        [companions, () => ({ data: { companions: [] } })],
      ],
    });
    const { result } = trial.render(() => {
      useJourneys();
      useSeatMap('s1');
      useBoardingPasses('s1');
      useNextTrip();
      useCompanions();
      return useReloadJourneys();
    });
    await pass();
    const before = trial.sent.length;
    const reloaded = vi.fn<() => void>();
    void result.current().then(reloaded);
    await pass();
    expect(trial.sent.slice(before).map(({ call }) => call)).toEqual([
      'checkInJourneys',
      'seatMap',
      'boardingPasses',
      'nextTrip',
    ]);
    expect(reloaded).not.toHaveBeenCalled();
    late.resolve({ data: { decks: [] } });
    await pass();
    expect(reloaded).toHaveBeenCalledOnce();
  });
});

const failed = (failure: Failure) => new RequestFailure(failure, 'checkIn', now);

it.each<[Failure, string | undefined, string | undefined]>([
  [{ kind: 'refused', code: 'CKI08', message: 'no' }, 'checkIn.closed', 'check-in.closed'],
  [{ kind: 'refused', code: 'CKI15', message: 'no' }, 'seat.orderExpired', 'check-in.orderExpired'],
  [{ kind: 'refused', code: '-1', message: 'no' }, undefined, undefined],
  [{ kind: 'special', code: 'CKI08', message: 'no' }, undefined, undefined],
  [{ kind: 'network' }, undefined, undefined],
])('%j is the refusal %s, told by %s', (failure, code, message) => {
  expect(refusedAs(failed(failure))).toBe(code);
  expect(refusalMessage(failed(failure))).toBe(message);
});

it.each<[number, string, Said, WriteOptions]>([
  [0, 'a refusal that the screen tells', { code: 'CKI08' }, toldHere],
  [1, 'another refusal', { code: '-1' }, toldHere],
  [1, 'no answer', 'cut', toldHere],
  [0, 'no answer, where the screen looks up what came of it', 'cut', outcomeToldHere],
  [0, 'a refusal that such a screen tells', { code: 'CKI08' }, outcomeToldHere],
  [1, 'another refusal there', { code: '-1' }, outcomeToldHere],
])('there are %i toasts for %s', async (toasts, _, said, options) => {
  const trial = renderClientHook({ answers: [[cancelCheckIn, () => said]] });
  const [, , write] = writeRow(cancelCheckIn, { segmentId: 's1', passengerIds: ['p1'] }, useCancelCheckIn);
  await write(trial, options);
  await pass();
  expect(trial.told.notify).toHaveBeenCalledTimes(toasts);
});

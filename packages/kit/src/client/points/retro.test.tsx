// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { airportNames } from '../../contracts/places/airport-names.ts';
import { claimableFlights, claimHistory, claimTerms, retroClaim } from '../../contracts/points/retro.ts';
import { renderClientHook, pass, type Said } from '../render-client-hook.support.tsx';
import type { ReadOptions } from '../read.ts';
import {
  useAirportNames,
  useClaimableFlights,
  useClaimHistory,
  useClaimTerms,
  useEachAirportNames,
  useLookUpClaims,
  useReloadClaims,
  useRetroClaim,
} from './retro.ts';

const now = '2026-06-01T02:00:00.000Z';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(now) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const how = { announce: 'answers', handles: ['1'] } as const;
const ticketNum = '7811234567890';

it.each<[string, (options?: ReadOptions) => unknown]>([
  [claimTerms.name, useClaimTerms],
  [claimHistory.name, useClaimHistory],
])('reads %s for a member, as the screen asks for it', (call, hook) => {
  const trial = renderClientHook();
  trial.render(() => hook(how));
  expect(trial.sent).toEqual([{ call, payload: {}, how }]);
});

it('reads the flights of a ticket once there is one', () => {
  const trial = renderClientHook();
  const { rerender } = trial.render((ticket: string | undefined) => useClaimableFlights(ticket), undefined);
  expect(trial.sent).toEqual([]);
  rerender(ticketNum);
  expect(trial.sent).toEqual([{ call: 'claimableFlights', payload: { ticketNum }, how: {} }]);
});

describe('the names of airports', () => {
  it('are asked for once while a page is open', async () => {
    const trial = renderClientHook({ answers: [[airportNames, () => ({ data: { list: [] } })]] });
    trial.render(() => useAirportNames('SHA', 'PEK'));
    await pass(86_400_000);
    trial.render(() => useAirportNames('SHA', 'PEK'));
    expect(trial.sent).toEqual([
      { call: 'airportNames', payload: { codeList: ['SHA', 'PEK'] }, how: { announce: 'silent' } },
    ]);
  });

  it('of a list are one answer for each pair, and what is known is not asked again', async () => {
    const list = [{ code: 'SHA', nationName: '', cityName: '上海', airportName: '虹桥' }];
    const trial = renderClientHook({ answers: [[airportNames, () => ({ data: { list } })]] });
    trial.render(() => useAirportNames('SHA', 'PEK'));
    await pass();
    const { result, rerender } = trial.render(() =>
      useEachAirportNames([
        ['PEK', 'SHA'],
        ['SHA', 'PEK'],
      ]),
    );
    expect(result.current).toEqual([undefined, { list }]);
    await pass();
    const first = result.current;
    rerender(undefined);
    expect(result.current).toBe(first);
    expect(first).toEqual([{ list }, { list }]);
    expect(trial.sent.map(({ payload }) => payload)).toEqual([
      { codeList: ['SHA', 'PEK'] },
      { codeList: ['PEK', 'SHA'] },
    ]);
    expect(trial.sent.map((each) => each.how)).toEqual([{ announce: 'silent' }, { announce: 'silent' }]);
  });

  it('fail without a word', async () => {
    const trial = renderClientHook({ answers: [[airportNames, () => ({ code: '-1' })]] });
    trial.render(() => useAirportNames('SHA', 'PEK'));
    await pass();
    expect(trial.told.notify).not.toHaveBeenCalled();
  });
});

describe('a claim', () => {
  const claim = {
    claimType: 'own',
    ticketNo: ticketNum,
    flightNo: 'MU5101',
    flightDate: '2026-05-01',
    departure: 'SHA',
    destination: 'PEK',
    bookingCabin: 'Y',
  } as const;
  const claiming = (said: Said) => {
    const trial = renderClientHook({ answers: [[retroClaim, () => said]] });
    return { trial, answer: trial.render(useRetroClaim).result.current(claim) };
  };

  it('that is taken up resolves', async () => {
    const taken = { messageCode: '00000', messageContent: 'ok', retroclaimNumber: 'R1' };
    const { trial, answer } = claiming({ data: taken });
    await expect(answer).resolves.toEqual(taken);
    expect(trial.sent).toEqual([{ call: 'retroClaim', payload: claim, how: { announce: 'answers' } }]);
  });

  it('that is not taken up rejects as a refusal with the answer’s code and words', async () => {
    const { answer } = claiming({ data: { messageCode: '10021', messageContent: 'Claimed before' } });
    await expect(answer).rejects.toMatchObject({
      call: 'retroClaim',
      at: now,
      failure: { kind: 'refused', code: '10021', message: 'Claimed before' },
    });
  });

  it('without an answer makes no toast: its screen tells that the outcome is unknown', async () => {
    const { trial, answer } = claiming('cut');
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(trial.told.notify).not.toHaveBeenCalled();
  });
});

describe('claims that were made', () => {
  const past = {
    retroId: 'r1',
    commitDate: '2026-05-20',
    dealResult: 'P',
    departure: 'SHA',
    destination: 'PEK',
    flightDate: '2026-05-01',
    flightNo: 'MU5101',
    ticketNo: ticketNum,
  };
  const history = { retroClaimList: [past] };

  it('looked up again are the ones that are shown', async () => {
    const trial = renderClientHook({ answers: [[claimHistory, () => ({ data: history })]] });
    await expect(trial.render(useLookUpClaims).result.current()).resolves.toEqual([past]);
    expect(trial.render(useClaimHistory).result.current.data).toEqual(history);
    expect(trial.sent).toEqual([{ call: 'claimHistory', payload: {}, how: {} }]);
  });

  it('that cannot be looked up reject', async () => {
    const trial = renderClientHook({ answers: [[claimHistory, () => 'cut']] });
    await expect(trial.render(useLookUpClaims).result.current()).rejects.toMatchObject({
      failure: { kind: 'network' },
    });
  });

  it('are reloaded with their tickets, until each in sight has its answer', async () => {
    const late = Promise.withResolvers<Said>();
    const trial = renderClientHook({
      answers: [
        [claimHistory, () => ({ data: history })],
        [claimableFlights, (nth) => (nth === 1 ? { data: { retroList: [] } } : late.promise)],
        [airportNames, () => ({ data: { list: [] } })],
      ],
    });
    const { result } = trial.render(() => {
      useClaimHistory();
      useClaimableFlights(ticketNum);
      useAirportNames('SHA', 'PEK');
      return useReloadClaims();
    });
    await pass();
    const before = trial.sent.length;
    const reloaded = vi.fn<() => void>();
    void result.current().then(reloaded);
    await pass();
    expect(trial.sent.slice(before).map(({ call }) => call)).toEqual(['claimHistory', 'claimableFlights']);
    expect(reloaded).not.toHaveBeenCalled();
    late.resolve({ data: { retroList: [] } });
    await pass();
    expect(reloaded).toHaveBeenCalledOnce();
  });
});

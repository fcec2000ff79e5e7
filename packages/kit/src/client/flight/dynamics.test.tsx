// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  flightDynamics,
  flightEntries,
  followedFlights,
  followFlight,
  searchFlightDynamics,
} from '../../contracts/flight/dynamics.ts';
import {
  useFlightDynamics,
  useFlightEntries,
  useFlightSearch,
  useFollowedFlights,
  useFollowFlight,
  useReloadDynamics,
} from './dynamics.ts';
import { anyFault, itReads, itReloads, itWrites, reads, writes } from '../hook.support.ts';
import { pass, renderClientHook } from '../render-client-hook.support.tsx';

const one = { flightNo: 'MU5101', day: '2026-06-01' };
const followed = { ...one, follow: true };

itReads([
  reads(searchFlightDynamics, () => useFlightSearch(one), { payload: one, guests: true, freshFor: 55 }),
  reads(flightDynamics, () => useFlightDynamics(one), { payload: one, guests: true, freshFor: 55 }),
  reads(followedFlights, useFollowedFlights, { untold: anyFault, freshFor: 55 }),
  reads(flightEntries, useFlightEntries, { guests: true, untold: anyFault, freshFor: Infinity }),
]);

itWrites([writes(followFlight, () => useFollowFlight(), followed)]);
itReloads(useReloadDynamics, [searchFlightDynamics, flightDynamics, followedFlights]);

describe('while it is looked at', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('a flight is asked for every minute', async () => {
    vi.useFakeTimers();
    const trial = renderClientHook({ answers: [[flightDynamics, () => ({ data: {} })]] });
    trial.render(() => useFlightDynamics(one));
    await pass(59_000);
    expect(trial.sent).toHaveLength(1);
    await pass(2000);
    expect(trial.sent).toHaveLength(2);
  });

  it('nothing is asked without a flight', () => {
    const trial = renderClientHook();
    trial.render(() => [useFlightDynamics(undefined), useFlightSearch(undefined)]);
    expect(trial.sent).toEqual([]);
  });
});

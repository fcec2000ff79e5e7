import { expect, it, vi } from 'vitest';
import { fakeHost } from '../host/fake.ts';
import { sweepKept } from './sweep.ts';

const left = { name: 'boardingPasses p-1', until: Number.MAX_SAFE_INTEGER, sealed: new Uint8Array(40) };

it.each([
  ['does not even look where nothing is kept', { token: 'token-1' }, [], false],
  ['takes away from a guest what a member has left, without opening it', {}, [left], false],
  ['takes away what a member cannot open', { token: 'token-1' }, [left], true],
])('the start %s', async (_, who, kept, opens) => {
  const host = fakeHost(who);
  for (const entry of kept) await (await host.device()).kept.put(entry);
  const device = vi.spyOn(host, 'device');
  await sweepKept(host);
  expect(host.keptEntries()).toEqual([]);
  expect(device.mock.calls.length > 0).toBe(opens);
});

import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../contracts/call.ts';
import { fakeHost, type FakeHost } from '../host/fake.ts';
import { createClient } from './client.ts';
import { keptAnswers } from './kept.ts';
import { sweepKept } from './sweep.ts';
import { toldUser } from './told-user.support.ts';

const passes = defineCall({
  name: 'passes',
  area: 'mine',
  path: '/api/passes',
  summary: 'A read.',
  request: z.object({}),
  response: z.object({ name: z.string() }),
});
const others = defineCall({ ...passes, name: 'pass', response: z.object({ other: z.string() }) });

const now = Date.parse('2026-06-01T10:00:00+08:00');
const answer = { name: 'ZHANG/SAN' };
const entry = { subject: 'S-1', answer, at: now - 1000 };
const day = 86_400_000;
/** Time far after the real clock's, which sweeps ask. */
const farAway = now + 36_500 * day;

const signedIn = (token = 'token-1') => {
  let time = now;
  const host = fakeHost({ token, deviceClock: { time: () => time, elapsed: () => time } });
  return { host, kept: keptAnswers(host), wait: (ms: number) => (time += ms) };
};

describe('an answer that is kept', () => {
  it('comes back to whom it was given, by call and subject', async () => {
    const { kept } = signedIn();
    expect(await kept.write(passes, entry, now + day)).toBe(true);
    expect(await kept.write(passes, { ...entry, subject: 'S-2' }, now + day)).toBe(true);
    expect(await kept.read(passes)).toEqual([entry, { ...entry, subject: 'S-2' }]);
    expect(await kept.read(others)).toEqual([]);
    await kept.remove(passes, 'S-1');
    expect(await kept.read(passes)).toMatchObject([{ subject: 'S-2' }]);
  });

  it('cannot be read on the device', async () => {
    const { host, kept } = signedIn();
    await kept.write(passes, entry, now + day);
    const [found] = host.keptEntries();
    expect(new TextDecoder('latin1').decode(found?.sealed)).not.toMatch(/ZHANG|name/);
  });

  it('by the site of an earlier day is read by that of today', async () => {
    const sealed =
      'm6azJ/baP21evdSP5TC9lCjwhqfjz7Ds/xwUI4bOFk+GsMa8FlLkaQHPFqlt1Agpo5orbyzsnxLURnend+3rHE5624HwfvG7AoMIenPz';
    const { host, kept } = signedIn();
    const { kept: store } = await host.device();
    await store.put({
      name: 'passes S-1',
      until: now + day,
      sealed: Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0)),
    });
    expect(await kept.read(passes)).toEqual([entry]);
  });

  it('is sealed otherwise each time, by a key that cannot be taken out', async () => {
    const deriving = vi.spyOn(crypto.subtle, 'deriveKey');
    const { host, kept } = signedIn();
    await kept.write(passes, entry, now + day);
    const [first] = host.keptEntries();
    await kept.write(passes, entry, now + day);
    const [second] = host.keptEntries();
    expect(second?.sealed).not.toEqual(first?.sealed);
    expect(second?.sealed.subarray(0, 12)).not.toEqual(first?.sealed.subarray(0, 12));
    const keys = await Promise.all(deriving.mock.results.map(({ value }) => value as Promise<CryptoKey>));
    expect(keys.map(({ extractable }) => extractable)).toEqual([false, false]);
    deriving.mockRestore();
  });

  it('goes when another token asks, and when its time has come', async () => {
    const first = signedIn();
    await first.kept.write(passes, entry, now + day);
    first.host.signIn('token-2');
    expect(await first.kept.read(passes)).toEqual([]);
    expect(first.host.keptEntries()).toEqual([]);

    const second = signedIn();
    await second.kept.write(passes, entry, now + day);
    second.wait(day - 1);
    expect(await second.kept.read(passes)).toHaveLength(1);
    second.wait(1);
    expect(await second.kept.read(passes)).toEqual([]);
    expect(second.host.keptEntries()).toEqual([]);
  });

  it('is not taken for another by a changed name', async () => {
    const { host, kept } = signedIn();
    await kept.write(passes, entry, now + day);
    const [found] = host.keptEntries();
    if (!found) throw new Error('Nothing is kept');
    await (await host.device()).kept.put({ ...found, name: 'passes S-9' });
    expect((await kept.read(passes)).map(({ subject }) => subject)).toEqual(['S-1']);
  });

  it('is not kept for a guest, nor past its time, nor once its holder has left', async () => {
    const { host, kept } = signedIn();
    expect(await kept.write(passes, entry, now)).toBe(false);
    const writing = kept.write(passes, entry, now + day);
    host.logout();
    expect(await writing).toBe(false);
    expect(await kept.write(passes, entry, now + day)).toBe(false);
    expect(host.keptEntries()).toEqual([]);
  });

  it('is left alone where a newer contract reads it otherwise', async () => {
    const { kept } = signedIn();
    await kept.write(passes, entry, now + day);
    const newer = defineCall({ ...passes, response: z.object({ names: z.array(z.string()) }) });
    expect(await kept.read(newer)).toEqual([]);
    expect(await kept.read(passes)).toEqual([entry]);
  });

  it('is nothing without the time at which it was given', async () => {
    const { kept } = signedIn();
    await kept.write(passes, { ...entry, at: 'yesterday' as unknown as number }, now + day);
    expect(await kept.read(passes)).toEqual([]);
  });

  it('is not there where the device fails, and nothing else happens', async () => {
    const { host } = signedIn();
    const kept = keptAnswers({ ...host, device: () => Promise.reject(new Error('no')) });
    expect(await kept.read(passes)).toEqual([]);
    expect(await kept.write(passes, entry, now + day)).toBe(false);
    await expect(kept.remove(passes, 'S-1')).resolves.toBeUndefined();
    await expect(kept.sweep()).resolves.toBeUndefined();
  });

  it('is not there where the device does not take it', async () => {
    const { host } = signedIn();
    const device = await host.device();
    const full = { ...device, kept: { ...device.kept, put: async () => false } };
    const kept = keptAnswers({ ...host, device: async () => full });
    expect(await kept.write(passes, entry, now + day)).toBe(false);
  });
});

describe('what is kept is wiped', () => {
  const clientOf = (host: ReturnType<typeof fakeHost>, body: object = { Code: 401 }) =>
    createClient({
      host,
      config: { apiBase: '', appVersion: '1' },
      fetch: async () => new Response(JSON.stringify(body)),
    });

  it.each<[string, (host: FakeHost) => unknown]>([
    ['at sign-out', (host) => clientOf(host).forget()],
    ['when another signs in', (host) => clientOf(host).token.keep('token-2')],
    [
      'on 401',
      (host) =>
        clientOf(host)
          .send(passes, {}, { announce: 'silent' })
          .catch(() => undefined),
    ],
    [
      'at the next start without a member',
      (host) => {
        host.logout();
        return sweepKept(host);
      },
    ],
    [
      'at the next start of another member',
      (host) => {
        host.signIn('token-2');
        return sweepKept(host);
      },
    ],
  ])('%s', async (_, act) => {
    const { host, kept } = signedIn();
    await kept.write(passes, entry, farAway);
    expect(host.keptEntries()).toHaveLength(1);
    await act(host);
    expect(host.keptEntries()).toEqual([]);
  });

  it.each<[string, (host: FakeHost) => object]>([
    ['the airline says no', () => ({ Code: -1, Msg: 'no' })],
    ['an answer makes no sense', () => ({ Code: 200 })],
    [
      'it was the session before that has ended',
      (host) => {
        host.signIn('token-2');
        return { Code: 401 };
      },
    ],
  ])('but not when %s', async (_, say) => {
    const { host, kept } = signedIn();
    await kept.write(passes, entry, farAway);
    const client = createClient({
      host,
      config: { apiBase: '', appVersion: '1' },
      fetch: async (url) => toldUser(url) ?? new Response(JSON.stringify(say(host))),
    });
    await expect(client.send(passes, {})).rejects.toThrow('passes');
    expect(host.keptEntries()).toHaveLength(1);
  });

  it('but not when the same member’s token is kept again', async () => {
    const { host, kept } = signedIn();
    await kept.write(passes, entry, farAway);
    clientOf(host).token.keep('token-1');
    await sweepKept(host);
    expect(host.keptEntries()).toHaveLength(1);
  });
});

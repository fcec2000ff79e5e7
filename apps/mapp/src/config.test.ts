// @vitest-environment happy-dom
import { parseConfig } from '@mapp/kit/config';
import { airlineClock, memoryStore } from '@mapp/kit/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';

const address = '/mapp/config.json';
const ask = vi.fn<typeof fetch>();
const clock = () => airlineClock(memoryStore());
const plain = parseConfig({});

beforeEach(() => void vi.stubGlobal('fetch', ask));
afterEach(() => vi.unstubAllGlobals());

it('is checked', async () => {
  ask.mockResolvedValue(new Response('{"hotline":"x"}'));
  await expect(readConfig(address, clock())).rejects.toThrow('config.json hotline: a telephone number');
});

it('is asked for by a page whose head has not', async () => {
  ask.mockResolvedValue(new Response('{}'));
  expect(await readConfig(address, clock())).toEqual(plain.ok && plain.config);
});

it('is the answer that the head has asked for, which tells the time of when it came', async () => {
  const told = clock();
  const at = Date.UTC(2030, 0, 1);
  const received = told.elapsed() - 60_000;
  const answer = new Response('{}', { headers: { date: new Date(at).toUTCString() } });
  ask.mockClear();
  await readConfig(address, told, { mappConfig: Promise.resolve({ answer, sent: received, received }) });
  expect(ask).not.toHaveBeenCalled();
  expect(Math.abs(told.now() - at - 60_000)).toBeLessThan(2000);
});

it.each<[string, () => Promise<Response>, string]>([
  ['nothing there', async () => new Response('', { status: 404 }), 'config.json: 404'],
  ['no answer', async () => Promise.reject(new TypeError('Failed to fetch')), 'config.json: no answer'],
  ['no JSON', async () => new Response('{"'), 'config.json: not JSON'],
])('%s is said', async (_, answer, message) => {
  ask.mockImplementation(answer);
  await expect(readConfig(address, clock())).rejects.toThrow(message);
});

import { describe, expect, it } from 'vitest';
import { parseConfig } from '../contracts/config.ts';
import { nextTrip } from '../contracts/home/home.ts';
import { fakeHost } from '../host/fake.ts';
import { createMapp, type MappOptions } from './create-mapp.ts';

const nothing = () => undefined;

describe('on a server', () => {
  it('stands for a guest in a plain browser', () => {
    expect(typeof globalThis.window).toBe('undefined');
    const { host, client } = createMapp();
    expect(host.environment()).toMatchObject({ host: 'browser', proof: '' });
    expect(client.token.held()).toBe(false);
    expect(host.page.path()).toBe('/');
    expect(client.language()).toBe('zh');
  });
});

describe('what is missing or wrong is named', () => {
  it.each<[unknown, string]>([
    [{ config: { hotline: 'none' } }, 'createMapp: config.hotline: a telephone number'],
    [{ config: 'config.json' }, 'createMapp: config: '],
    [
      { router: { push: nothing } },
      'createMapp: router.replace is missing: (path) => void, path without /mapp',
    ],
    [{ router: { push: nothing, replace: nothing, back: 'back' } }, 'createMapp: router.back: a function'],
    [{ fetch: 'https://api.example.com' }, 'createMapp: fetch: a function, as the browser has it'],
  ])('%j: %s', (options, message) => {
    expect(() => createMapp(options as MappOptions)).toThrow(message);
  });
});

it('takes a configuration that has been read before', () => {
  const read = parseConfig({
    hotline: '4001',
    hosts: { app: { alias: 'token' } },
    cashierUrl: '/cashier/:id',
  });
  expect(read.ok && createMapp({ config: read.config }).config).toEqual(read.ok && read.config);
});

it('goes by the browser where the host has no way of its own', () => {
  const host = fakeHost();
  const gone: string[] = [];
  const { router } = createMapp({ host, router: { push: (path) => gone.push(path), replace: nothing } });
  router.push('/mine');
  router.leave('https://example.com/');
  createMapp({ host }).router.push('/Home');
  expect(gone).toEqual(['/mine']);
  expect(host.log).toMatchObject([
    { action: 'leave', detail: 'https://example.com/' },
    { action: 'leave', detail: '/mapp/Home' },
  ]);
});

it('tells the host where the configuration says one signs in, and goes there by the router', async () => {
  const gone: string[] = [];
  const { host, router } = createMapp({ config: { ssoUrl: '' } });
  router.steer({ push: (path) => gone.push(path), replace: nothing });
  await host.goHome();
  expect(gone).toEqual(['/Home']);
});

it('asks by the fetch that it is given', async () => {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(new Request(input instanceof Request ? input : new URL(input, 'https://example.com')).url);
    return Response.json({});
  };
  const { client } = createMapp({ host: fakeHost(), config: { apiBase: 'https://api.example.com' }, fetch });
  await client.send(nextTrip, {}).catch(nothing);
  expect(asked[0]).toMatch(/^https:\/\/api\.example\.com\//);
});

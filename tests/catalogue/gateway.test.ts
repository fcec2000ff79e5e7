import { createClient } from '@mapp/kit/client';
import { areaData, queryCountry } from '@mapp/kit/contracts';
import { fakeHost } from '@mapp/kit/host';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAirline } from '@mapp/sandbox/engine';
import { gatewayKey, gatewayPaths } from '@mapp/sandbox/gateway';
import { listenerFor } from '@mapp/sandbox/server';

const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
const server = createServer(listenerFor(airline));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const clientWith = (key: string) =>
  createClient({
    host: fakeHost(),
    config: { apiBase: origin, appVersion: '219', cipher: { key, paths: gatewayPaths } },
  });

describe('the encrypted gateway', () => {
  it('countries come through it, and neither way says anything readable', async () => {
    const answers: string[] = [];
    const client = createClient({
      host: fakeHost(),
      config: { apiBase: origin, appVersion: '219', cipher: { key: gatewayKey, paths: gatewayPaths } },
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        answers.push(await answer.clone().text());
        return answer;
      },
    });
    const { countries } = await client.send(queryCountry, {});
    expect(countries).toContainEqual({ code: 'FR', name: '法国', countryCode: '33' });
    const sent = airline.requests().at(-1);
    expect(Object.keys(JSON.parse(sent?.body ?? '') as object)).toEqual(['req']);
    expect(sent?.body).not.toMatch(/transactionId|salesChannel/);
    expect(Object.keys(JSON.parse(answers[0] ?? '') as object)).toEqual(['res']);
    expect(answers[0]).not.toMatch(/countries|法国/);
  });

  it('what was encrypted with another key is refused, in the open', async () => {
    const other = clientWith(btoa('x'.repeat(32)));
    await expect(other.send(queryCountry, {})).rejects.toMatchObject({ failure: { kind: 'refused' } });
    expect(airline.requests().at(-1)?.body).toMatch(/req/);
  });

  it('other calls stay as they are', async () => {
    const { province_list } = await clientWith(gatewayKey).send(areaData, {});
    expect(province_list['310000']).toBe('上海市');
    expect(airline.requests().at(-1)?.body).toMatch(/transactionId/);
  });
});

it.each(['/sale/nope', '/member/nope', '/deputy/nope', '/customize/nope', '/api/nope'])(
  '%s is unknown, and said so as JSON',
  async (path) => {
    const answer = await fetch(origin + path, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/application\/json/);
  },
);

import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  nextTrip,
  noticeList,
  pointsActivityDetail,
  pointsSummary,
  signOut,
  type Call,
} from '@mapp/kit/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestFor } from '../ask.ts';
import { createAirline, faultKinds, type FaultKind } from '../engine.ts';
import { journalBody } from '../journal.ts';
import { listenerFor, startServer, type RunningServer } from './server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, slow: 200 });
});
afterAll(() => server.close());
beforeEach(() => server.airline.reset());

const control = (name: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(
    `${server.origin}/__sandbox/${name}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );

const ask = (call: Call = noticeList, token?: string) =>
  fetch(requestFor(call, {}, { origin: server.origin, ...(token && { token }) }));

describe('the way of a token over HTTP', () => {
  it('goes from sign-in to sign-out', async () => {
    expect(await (await ask(pointsSummary)).json()).toMatchObject({ Code: 401 });
    const token = server.airline.signIn('600000000001');
    expect(await (await ask(pointsSummary, token)).json()).toMatchObject({ Code: 200 });
    const byCookie = await fetch(
      requestFor(pointsSummary, {}, { origin: server.origin, cookie: `theme=dark; mapp_token_m=${token}` }),
    );
    expect(await byCookie.json()).toMatchObject({ Code: 200 });
    await control('reset', {});
    expect(await (await ask(pointsSummary, token)).json()).toMatchObject({ Code: 401 });
  });

  it('leaks no cookie from one client to the next', async () => {
    const cookie = `mapp_token_m=${server.airline.signIn('600000000001')}`;
    await fetch(requestFor(pointsSummary, {}, { origin: server.origin, cookie }));
    expect(await (await ask(pointsSummary)).json()).toMatchObject({ Code: 401 });
  });
});

describe('answers of the API', () => {
  it('are kept by nobody and sniffed by nobody', async () => {
    const { headers } = await ask();
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('are compressed when they are long', async () => {
    const token = server.airline.signIn('600000000003');
    const asking = { origin: server.origin, token };
    const long = await fetch(
      requestFor(pointsActivityDetail, { startDate: '2020-01-01', endDate: '2099-01-01' }, asking),
    );
    expect(long.headers.get('content-encoding')).toBe('gzip');
    const { data } = (await long.json()) as { data: { pointActivityDetailse2s: unknown[] } };
    expect(data.pointActivityDetailse2s).toHaveLength(12_000);
    expect((await ask()).headers.get('content-encoding')).toBeNull();
  });

  it('clear what a browser keeps at a sign-out, and never else', async () => {
    const token = server.airline.signIn('600000000001');
    const clears = async () => (await ask(signOut, token)).headers.get('clear-site-data');
    expect((await ask()).headers.get('clear-site-data')).toBeNull();
    expect([await clears(), await clears()]).toEqual(['"cookies", "storage"', null]);
  });

  it('say 404 in JSON for unknown calls', async () => {
    const response = await fetch(`${server.origin}/api/nowhere`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ Code: 404 });
  });

  it('are 404 in words elsewhere', async () => {
    const response = await fetch(`${server.origin}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });
});

describe('faults on the wire', () => {
  const strike = async (kind: FaultKind): Promise<Response> => {
    await control('faults', { path: noticeList.path, kind, times: 1 });
    return ask();
  };

  it('cut the connection', async () => {
    await expect(strike('network').then((response) => response.text())).rejects.toThrow('terminated');
    expect((await ask()).status).toBe(200);
  });

  it('are taken back', async () => {
    await control('faults', { path: '*', kind: 'http500', times: 9 });
    expect((await ask()).status).toBe(500);
    expect((await fetch(`${server.origin}/__sandbox/faults`, { method: 'DELETE' })).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  it('answer late', async () => {
    const start = performance.now();
    expect(await (await strike('slow')).json()).toMatchObject({ resultCode: '0' });
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('never answer, and do not keep others waiting', async () => {
    await control('faults', { path: noticeList.path, kind: 'timeout' });
    await expect(
      fetch(requestFor(noticeList, {}, { origin: server.origin }), { signal: AbortSignal.timeout(150) }),
    ).rejects.toThrow('timeout');
    expect((await ask()).status).toBe(200);
  });

  it.each([
    ['http500', 500, 'text/plain; charset=utf-8'],
    ['http502-html', 502, 'text/html; charset=utf-8'],
    ['malformed-json', 200, 'application/json; charset=utf-8'],
    ['empty', 200, 'application/json; charset=utf-8'],
  ] as const)('%s is status %i, %s', async (kind, status, type) => {
    const response = await strike(kind);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it.each([
    ['wrong-shape', { Code: 200, data: ['unexpected'] }],
    ['unauthorized', { Code: 401 }],
    ['session-expired', { resultCode: -998 }],
    ['special', { Code: 40_500 }],
    ['refused', { Code: -1 }],
  ] as const)('%s says %o', async (kind, body) => {
    expect(await (await strike(kind)).json()).toMatchObject(body);
  });
});

describe('control calls', () => {
  it('freeze the clock and let it run', async () => {
    expect(await (await control('clock', { now: '2026-06-01T10:00:00+08:00' })).json()).toEqual({
      ok: true,
      now: '2026-06-01T02:00:00.000Z',
    });
    const token = server.airline.signIn('600000000001');
    const trip = await fetch(requestFor(nextTrip, {}, { origin: server.origin, token }));
    expect(await trip.json()).toMatchObject({
      data: { trip: { departure: { time: '2026-06-01T18:30:00+08:00' } } },
    });
    await control('clock', { now: null });
    expect(Math.abs(server.airline.now().getTime() - Date.now())).toBeLessThan(1000);
  });

  it('list requests as received', async () => {
    const request = requestFor(noticeList, {}, { origin: server.origin, language: 'ko' });
    const body = await request.clone().text();
    await fetch(request);
    const entries = (await (await control('requests')).json()) as {
      path: string;
      body: string;
      headers: Record<string, string>;
    }[];
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      method: 'POST',
      path: noticeList.path,
      body,
      headers: { 'x-sales-channel': btoa('7701') },
    });
  });

  it('take every kind of fault', async () => {
    const answers = await Promise.all(
      faultKinds.map((kind) => control('faults', { path: '*', kind, times: 2 })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  it('take faults that strike after the airline has acted', async () => {
    const token = server.airline.signIn('600000000001');
    const answer = await control('faults', { path: signOut.path, kind: 'network', after: true });
    expect(await answer.json()).toEqual({
      ok: true,
      path: signOut.path,
      kind: 'network',
      times: 1,
      after: true,
    });
    await expect(ask(signOut, token).then((response) => response.text())).rejects.toThrow('terminated');
    expect(server.airline.signedIn(token)).toBeUndefined();
    const other = server.airline.signIn('600000000001');
    await control('faults', { path: signOut.path, kind: 'network', after: false });
    await expect(ask(signOut, other).then((response) => response.text())).rejects.toThrow('terminated');
    expect(server.airline.signedIn(other)).toBe('600000000001');
  });

  it.each([
    [{ kind: 'gate', gate: 'C31' }, 'onTime'],
    [{ kind: 'delay', minutes: 95 }, 'delayed'],
    [{ kind: 'early', minutes: 20 }, 'early'],
    [{ kind: 'cancel', cause: 'weather' }, 'cancelled'],
    [{ kind: 'divert', airport: 'HGH' }, 'diverted'],
    [{ kind: 'return' }, 'returned'],
  ])('make something happen to a flight: %o', async (event, state) => {
    await control('clock', { now: '2026-06-01T10:00:00+08:00' });
    const answer = await control('events', { flight: 'MU5216', ...event });
    expect(await answer.json()).toMatchObject({ ok: true, flight: 'MU5216', state });
  });

  it.each([
    ['faults', { path: '*', kind: 'flood' }],
    ['events', { kind: 'cancel' }],
    ['events', { flight: 'MU1', kind: 'cancel' }],
    ['events', { flight: 'MU5101', kind: 'lost' }],
    ['events', { flight: 'MU5101', kind: 'gate' }],
    ['events', { flight: 'MU5101', kind: 'delay' }],
    ['events', { flight: 'MU5101', kind: 'delay', minutes: 20, cause: 'mood' }],
    ['events', { flight: 'MU5101', kind: 'early', minutes: 0 }],
    ['events', { flight: 'MU5101', kind: 'divert', airport: 'XXX' }],
    ['faults', { path: 'api', kind: 'slow' }],
    ['faults', { path: '/api/orders/nextTip', kind: 'slow' }],
    ['faults', { path: '*', kind: 'slow', times: 0 }],
    ['faults', { path: '*', kind: 'slow', times: 1.5 }],
    ['faults', { path: '*', kind: 'slow', after: 'yes' }],
    ['faults', ['slow']],
    ['clock', { now: 'noon' }],
    ['clock', {}],
  ])('%s refuse %o', async (name, body) => {
    const response = await control(name, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
  });

  it('know no other, and no page of another site', async () => {
    expect((await control('everything')).status).toBe(404);
    expect((await control('reset')).status).toBe(404);
    expect((await control('reset', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  const raw = (method: string, path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port: server.port, host: '127.0.0.1', method, path, headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });

  it.each([
    ['127.0.0.1:4600', 200],
    ['localhost', 200],
    ['[::1]:4600', 200],
    ['evil.example', 421],
    ['127.0.0.1.evil.example:4600', 421],
    ['localhost.evil.example', 421],
  ])('asked as %s answer %i, so that no other name leads here', async (host, status) => {
    expect(await raw('GET', '/__sandbox/messages', host)).toBe(status);
  });

  it.each(['TRACE', 'PROPFIND'])('%s is no way to ask the API', async (method) => {
    expect(await raw(method, '/api/nothing', '127.0.0.1')).toBe(405);
  });

  it('the journal keeps the beginning of a long body', async () => {
    await fetch(`${server.origin}/api/nothing`, { method: 'POST', body: 'x'.repeat(200_000) });
    expect(server.airline.requests().at(-1)?.body).toHaveLength(journalBody);
  });
});

describe('the server', () => {
  it('listens on loopback only', () => {
    expect(server.origin).toBe(`http://127.0.0.1:${server.port}`);
  });

  it('refuses an address that is no path', async () => {
    const status = await new Promise((resolve, reject) => {
      httpRequest({ port: server.port, host: '127.0.0.1', path: 'http://evil.example/api/' }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });

  it('stops at once, hanging requests included', async () => {
    const other = await startServer({ port: 0 });
    other.airline.fault({ path: '*', kind: 'timeout' });
    const hanging = fetch(requestFor(noticeList, {}, { origin: other.origin })).catch(() => 'ended');
    await new Promise((resolve) => void setTimeout(resolve, 50));
    await other.close();
    expect(await hanging).toBe('ended');
  });

  it('says when its port is taken', async () => {
    await expect(startServer({ port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('as a middleware of a development server', () => {
  it('leaves to the next one what is not the sandbox’s', async () => {
    const listener = listenerFor(createAirline());
    const development = createServer((request, response) =>
      listener(request, response, () => void response.end('development')),
    );
    await new Promise<void>((resolve) => void development.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(development.address() as AddressInfo).port}`;
    const asked = await Promise.all(
      ['/', '/mapp/', '/mapp/src/main.tsx', '/@vite/client', '/sso/login', '/api/nowhere'].map(async (path) =>
        (await fetch(origin + path)).text(),
      ),
    );
    development.close();
    expect(asked.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'development'));
    expect(asked[4]).toContain('<!doctype html>');
    expect(asked[5]).toContain('404');
  });
});

import { calls, type Call } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payloads, requestFor } from './ask.ts';
import { createAirline, type FaultKind } from './engine.ts';
import { handlersFor } from './handlers.ts';

const baseUrl = 'http://127.0.0.1';
const now = '2026-06-01T10:00:00+08:00';

/** Look of each fault on the wire. */
const looks: Readonly<Record<Exclude<FaultKind, 'timeout'>, (response: Response, text: string) => void>> = {
  network: ({ type }) => expect(type).toBe('error'),
  slow: ({ status }, text) => {
    expect(status).toBe(200);
    expect(JSON.parse(text)).not.toMatchObject({ Code: -1 });
  },
  http500: ({ status }) => expect(status).toBe(500),
  'http502-html'({ status, headers }, text) {
    expect(status).toBe(502);
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('<html');
  },
  'malformed-json'({ status }, text) {
    expect(status).toBe(200);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  },
  'wrong-shape': ({ status }) => expect(status).toBe(200),
  unauthorized: (_response, text) => expect(JSON.parse(text)).toMatchObject({ Code: 401 }),
  'session-expired': (_response, text) => expect(JSON.parse(text)).toMatchObject({ resultCode: -998 }),
  special: (_response, text) => expect(JSON.parse(text)).toMatchObject({ Code: 40_500 }),
  refused: (_response, text) =>
    expect(JSON.parse(text)).toMatchObject({ Code: -1, Msg: expect.stringMatching(/./) as string }),
  empty({ status }, text) {
    expect(status).toBe(200);
    expect(text).toBe('');
  },
};

/** How an airline with a fault answers a call. */
async function answered(call: Call, kind: keyof typeof looks) {
  const airline = createAirline({ now });
  airline.fault({ path: call.path, kind });
  const handlers = handlersFor(airline, { slow: 20 });
  const request = requestFor(call, payloads[call.name], { token: airline.signIn('600000000001') });
  const response = await getResponse(handlers, request, { baseUrl });
  if (!response) throw new Error('No handler');
  const text = response.type === 'error' ? '' : await response.text();
  return { response, text, entry: airline.requests().at(-1) };
}

const keyOf = ({ body, write, member }: Call) => `${body} ${write} ${member}`;
/** One call of each kind; how the client takes each fault of each call is in `tests/faults/kinds.test.ts`. */
const some = [...new Map(calls.map((call) => [keyOf(call), call])).values()];

describe.each([
  ['a call of each kind', some, {}],
  ['each call', calls, { tags: 'all' }],
] as const)('%s with each fault', (_, asked, options) => {
  it.each(Object.keys(looks) as (keyof typeof looks)[])('%s', options, async (kind) => {
    const unlike: unknown[] = [];
    await Promise.all(
      asked.map(async (call) => {
        const { response, text, entry } = await answered(call, kind);
        try {
          looks[kind](response, text);
          expect(entry).toMatchObject({ path: call.path, fault: kind });
        } catch (reason) {
          unlike.push({ call: call.name, reason });
        }
      }),
    );
    expect(unlike).toEqual([]);
  });

  it('fits no wrong shape', options, async () => {
    const fitting: string[] = [];
    for (const call of asked) {
      const { text } = await answered(call, 'wrong-shape');
      const body = JSON.parse(text) as { data: unknown };
      expect(body).toHaveProperty('data');
      if (call.response.safeParse(body.data).success) fitting.push(call.name);
    }
    expect(fitting).toEqual([]);
  });

  it('can go without an answer', options, async () => {
    const airline = createAirline({ now });
    airline.fault({ path: '*', kind: 'timeout', times: asked.length });
    const came: string[] = [];
    for (const call of asked)
      void getResponse(handlersFor(airline), requestFor(call, payloads[call.name]), { baseUrl }).then(() =>
        came.push(call.name),
      );
    await vi.waitFor(() => expect(airline.requests()).toHaveLength(asked.length));
    await new Promise((resolve) => void setTimeout(resolve, 60));
    expect(came).toEqual([]);
  });
});

describe('a page of another origin', () => {
  afterEach(() => vi.unstubAllGlobals());
  const origin = 'https://api.example.com';
  const preflight = () =>
    new Request(`${origin}${calls[0]?.path}`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-user-token' },
    });

  it('is let ask, and read the time of an answer', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:3000' });
    const handlers = handlersFor(createAirline({ now }), { origin });
    const leave = await getResponse(handlers, preflight());
    expect(leave?.status).toBe(204);
    expect(leave?.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(leave?.headers.get('access-control-allow-headers')).toBe('x-user-token');
    const [call] = calls;
    if (!call) throw new Error('No calls');
    const { url, method, headers, body } = requestFor(call, payloads[call.name]);
    const asked = new Request(new URL(new URL(url).pathname, origin), {
      method,
      headers,
      ...(body && { body, duplex: 'half' }),
    });
    const answer = await getResponse(handlers, asked);
    expect(answer?.headers.get('access-control-expose-headers')).toBe('date');
  });

  it('is not, where the page is the own one', async () => {
    vi.stubGlobal('location', { origin });
    const answer = await getResponse(handlersFor(createAirline({ now })), preflight());
    expect(answer?.headers.has('access-control-allow-origin')).toBe(false);
  });
});

describe('pace', () => {
  const timed = async (pace: Parameters<typeof handlersFor>[1], kind?: FaultKind): Promise<number> => {
    const airline = createAirline({ now });
    const [call] = calls;
    if (!call) throw new Error('No calls');
    if (kind) airline.fault({ path: '*', kind });
    const start = performance.now();
    await getResponse(handlersFor(airline, pace), requestFor(call, payloads[call.name]), { baseUrl });
    return performance.now() - start;
  };

  it('holds every answer back by the latency, a slow one by more', async () => {
    expect(await timed({ latency: 80 })).toBeGreaterThanOrEqual(75);
    expect(await timed({ slow: 150 }, 'slow')).toBeGreaterThanOrEqual(145);
    expect(await timed({ slow: 150 })).toBeLessThan(145);
  });
});

describe('bodies', () => {
  it.each([
    ['form', (fields: [string, string][]) => new URLSearchParams(fields)],
    [
      'multipart',
      (fields: [string, string][]) =>
        fields.reduce((form, [name, value]) => (form.append(name, value), form), new FormData()),
    ],
  ])('of the kind %s are read', async (_kind, bodyOf) => {
    const airline = createAirline({ now });
    const call = calls.find(({ name }) => name === 'noticeList');
    if (!call) throw new Error('No such call');
    const fields = (await requestFor(call).json()) as Record<string, unknown>;
    const body = bodyOf(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    );
    const response = await getResponse(
      handlersFor(airline),
      new Request(baseUrl + call.path, {
        method: 'POST',
        headers: { 'x-sales-channel': btoa('7701') },
        body,
      }),
      { baseUrl },
    );
    expect(await response?.json()).toMatchObject({ resultCode: '0' });
  });

  it('that cannot be read have no envelope', async () => {
    const airline = createAirline({ now });
    const response = await getResponse(
      handlersFor(airline),
      new Request(`${baseUrl}/customize/main/notice/`, {
        method: 'POST',
        headers: { 'x-sales-channel': btoa('7701') },
        body: '{',
      }),
      { baseUrl },
    );
    expect(await response?.json()).toMatchObject({ Code: -1 });
  });
});

describe('what the airline does not know', () => {
  it.each([
    ['GET', '/api/nowhere'],
    ['POST', '/api/memberApi/member/unknown'],
    ['GET', '/api/memberApi/member/getAllCountActivitys'],
    ['DELETE', '/customize/main/notice/'],
  ])('%s %s is 404 in JSON', async (method, path) => {
    const response = await getResponse(
      handlersFor(createAirline({ now })),
      new Request(baseUrl + path, { method }),
      { baseUrl },
    );
    expect(response?.status).toBe(404);
    expect(await response?.json()).toMatchObject({ Code: 404 });
  });

  it('on another origin than its own is left to others', async () => {
    const [call] = calls;
    if (!call) throw new Error('No calls');
    const ask = (origin: string) =>
      getResponse(handlersFor(createAirline({ now }), { origin: baseUrl }), requestFor(call, {}, { origin }));
    expect(await ask(baseUrl)).toBeDefined();
    expect(await ask('https://partner.example.com')).toBeUndefined();
  });

  it('outside the API is left to others', async () => {
    expect(
      await getResponse(handlersFor(createAirline({ now })), new Request(`${baseUrl}/mapp/Home`), {
        baseUrl,
      }),
    ).toBeUndefined();
  });
});

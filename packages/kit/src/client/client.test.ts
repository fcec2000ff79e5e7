import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getUserInfo, signOut } from '../contracts/account/account.ts';
import { defineCall, type Call } from '../contracts/call.ts';
import { nextTrip, noticeList } from '../contracts/home/home.ts';
import { pointsActivityDetail, pointsSummary } from '../contracts/points/points.ts';
import { fakeHost, type FakeHostOptions } from '../host/fake.ts';
import { webCryptoCipher } from './cipher.ts';
import { createClient } from './client.ts';
import type { ClientOptions, SendOptions } from './options.ts';
import { RequestFailure, type Failure } from './failure.ts';
import type { Policies } from './policies.ts';
import { toldUser } from './told-user.support.ts';
import { uuid } from './uuid.ts';

const figures = {
  remainPoint: '12480',
  consumePoint: 30000,
  useConsumePoint: 9000,
  invalidPoint: 500,
  returnPoint: 0,
  overConsumePoint: 0,
  upgradePoint: 8000,
  upgradeCount: 6,
  umPoint: 0,
};

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const good = () => answer({ Code: 200, Msg: 'success', data: figures });

interface Sent {
  url: string;
  init: RequestInit;
}

/** A client whose network is a function, with everything it sent and everything its policies were told. */
function setUp(
  network: (sent: Sent, count: number) => Response | Promise<Response>,
  options: Partial<ClientOptions> & { at?: FakeHostOptions; userUnknown?: boolean } = {},
) {
  const sent: Sent[] = [];
  const told = {
    notify: vi.fn<Policies['notify']>(),
    login: vi.fn<Policies['login']>(),
    special: vi.fn<Policies['special']>(),
    report: vi.fn<Policies['report']>(),
  };
  const host = fakeHost({ token: 'token-1', path: '/mapp/myBill?startDate=2026-05-01', ...options.at });
  const client = createClient({
    host,
    config: { apiBase: 'https://api.example.com/', appVersion: '219' },
    policies: told,
    now: () => new Date('2026-06-01T10:00:00+08:00'),
    fetch: async (url, init = {}) => {
      const user = options.userUnknown ? undefined : toldUser(url);
      if (user) return user;
      const request = { url: url as string, init };
      sent.push(request);
      return network(request, sent.length);
    },
    ...options,
  });
  return { client, host, sent, told };
}

const bodyOf = (request: Sent | undefined) =>
  JSON.parse(request?.init.body as string) as Record<string, unknown>;
const headersOf = (request: Sent | undefined) => request?.init.headers as Record<string, string>;

const failureOf = async (sending: Promise<unknown>): Promise<Failure> => {
  const reason: unknown = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(reason instanceof RequestFailure))
    throw new Error(`expected a RequestFailure, got ${String(reason)}`);
  return reason.failure;
};

const turned = (text: string) => Promise.resolve(`(${text})`);

const broken = () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));

const forever = () => new Promise<Response>(() => undefined);
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

const aWrite = (given: Partial<Call> = {}) =>
  defineCall({
    name: 'addBeneficiary',
    area: 'beneficiaries',
    path: '/api/memberApi/member/addBeneficiary',
    summary: 'Adds a beneficiary.',
    write: true,
    request: z.object({ cnFamilyName: z.string() }),
    response: z.object({}),
    ...given,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a call that acts only on Code 200 takes nothing else for done', async () => {
  const strict = aWrite({ onlyCode200: true });
  const payload = { cnFamilyName: '单' };
  const answered = (body: unknown) =>
    setUp(() => Promise.resolve(Response.json(body))).client.send(strict, payload);
  await expect(answered({ Code: 200 })).resolves.toEqual({});
  await expect(answered({ code: '200', data: {} })).resolves.toEqual({});
  for (const body of [{ resultCode: 0 }, { success: true }, {}])
    expect(await failureOf(answered(body))).toMatchObject({ kind: 'unexpected', field: 'Code' });
});

it('a call that acts only on the message success tells of any other', async () => {
  const strict = aWrite({ onlyCode200: true, onlyMessage: /^success$/i });
  const answered = (body: unknown) =>
    setUp(() => Promise.resolve(Response.json(body))).client.send(strict, { cnFamilyName: '单' });
  await expect(answered({ Code: 200, message: 'success' })).resolves.toEqual({});
  await expect(answered({ Code: 200, Msg: 'Success', data: {} })).resolves.toEqual({});
  expect(await failureOf(answered({ Code: 200, Msg: 'too early' }))).toEqual({
    kind: 'refused',
    code: '200',
    message: 'too early',
  });
  expect(await failureOf(answered({ Code: 200 }))).toMatchObject({ kind: 'unexpected', field: 'message' });
});

it('an answer that says what is known, word for word, is what is known, and is not read again', async () => {
  let points = 1;
  const network = () => answer({ Code: 200, data: { ...figures, remainPoint: points } });
  const { client } = setUp(network);
  const read = vi.spyOn(pointsSummary.response, 'safeParse');
  const again = (known: unknown) => client.send(pointsSummary, {}, { known: () => known });
  const first = await again(undefined);
  expect(await again(first)).toBe(first);
  expect(read).toHaveBeenCalledOnce();
  expect(await again({ ...first })).not.toBe(first);
  points = 2;
  expect((await again(first)).remainPoint).toBe(2);
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRestore();
});

describe('a request', () => {
  it('carries the envelope beside the payload, as JSON', async () => {
    const { client, sent } = setUp(good);
    const summary = await client.send(pointsSummary, {});
    expect(summary.remainPoint).toBe(12480);
    expect(sent[0]?.url).toBe('https://api.example.com/api/memberApi/member/getAllCountActivitys');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store' });
    const { transactionId, ...envelope } = bodyOf(sent[0]);
    expect(envelope).toEqual({
      salesChannel: btoa('7701'),
      moduleX: 'points',
      os: 'Web',
      language: 'zh',
      appVersion: '219',
      thirdpartyParam: {},
    });
    expect(transactionId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(headersOf(sent[0])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-sales-channel': btoa('7701'),
      'x-user-token': 'token-1',
    });
  });

  it('reads the token when it is sent, and sends none for a guest', async () => {
    const { client, host, sent } = setUp(good);
    client.forget();
    await client.send(pointsSummary, {});
    host.signIn('token-2');
    await client.send(pointsSummary, {});
    expect(headersOf(sent[0])).not.toHaveProperty('x-user-token');
    expect(headersOf(sent[1])['x-user-token']).toBe('token-2');
  });

  it.each([
    ['what was chosen', { local: { 'mapp.language': 'ru' }, cookies: { language: 'en_CN' } }, 'ru'],
    ['the cookie of an older visit', { cookies: { language: 'en_CN' } }, 'en'],
    ['Chinese otherwise', { cookies: { language: 'zh_CN' } }, 'zh'],
  ])('speaks %s', async (_, stored, language) => {
    const { client, sent } = setUp(good, { at: { stored } });
    await client.send(pointsSummary, {});
    expect(bodyOf(sent[0])['language']).toBe(language);
  });

  it.each([
    ['miniprogram', '7401'],
    ['ali', '7402'],
    ['app', '7860'],
  ] as const)('names the channel of %s', async (host, code) => {
    const { client, sent } = setUp(good, { at: { host } });
    await client.send(pointsSummary, {});
    expect([headersOf(sent[0])['x-sales-channel'], bodyOf(sent[0])['salesChannel']]).toEqual([
      btoa(code),
      btoa(code),
    ]);
  });

  it('puts a GET into the query; a payload’s own field stands before the envelope’s', async () => {
    const { client, sent } = setUp(() => answer({ resultCode: 0, data: { userId: 'u1' } }), {
      userUnknown: true,
    });
    await client.send(getUserInfo, { language: 'en', region: 'CN' });
    const { origin, pathname, searchParams } = new URL(sent[0]?.url ?? '');
    expect(origin + pathname).toBe('https://api.example.com/api/user/getUserInfo');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      language: 'en',
      region: 'CN',
      moduleX: 'account',
      thirdpartyParam: '{}',
    });
    expect(sent[0]?.init.method).toBe('GET');
    expect(sent[0]?.init).not.toHaveProperty('body');
    expect(headersOf(sent[0])).not.toHaveProperty('content-type');
  });

  it('goes to the site’s own origin without an API base', async () => {
    const { client, sent } = setUp(good, { config: { apiBase: '', appVersion: '1' } });
    await client.send(pointsSummary, {});
    expect(sent[0]?.url).toBe('/api/memberApi/member/getAllCountActivitys');
  });

  it.each(['https://api.example.com', 'https://api.example.com/', 'https://api.example.com//'])(
    'goes to the path on %s',
    async (apiBase) => {
      const { client, sent } = setUp(good, { config: { apiBase, appVersion: '1' } });
      await client.send(pointsSummary, {});
      expect(sent[0]?.url).toBe(`https://api.example.com${pointsSummary.path}`);
    },
  );

  it('goes by the page’s own fetch unless told otherwise', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => good());
    const client = createClient({ host: fakeHost(), config: { apiBase: '', appVersion: '1' } });
    await client.send(pointsSummary, {});
    expect(fetch).toHaveBeenCalledWith(pointsSummary.path, expect.objectContaining({ method: 'POST' }));
    fetch.mockRestore();
  });

  it('speaks the language that it is given', async () => {
    const { client, sent } = setUp(good, { language: () => 'ko' });
    await client.send(pointsSummary, {});
    expect([client.language(), bodyOf(sent[0])['language']]).toEqual(['ko', 'ko']);
  });

  it.each([
    ['CN', {}],
    ['JP', { global_site_flag: 'JP' }],
  ])('is of the region %s by the cookies %j', (region, cookies) => {
    expect(setUp(good, { at: { stored: { cookies } } }).client.region()).toBe(region);
  });

  it('that does not fit its contract is a mistake of the program: nothing is sent, no value is named', async () => {
    const { client, sent, told } = setUp(good);
    const sending = client.send(pointsActivityDetail, {
      startDate: '310104199003074510',
      endDate: '2026-06-01',
    });
    await expect(sending).rejects.toThrow(
      new TypeError('pointsActivityDetail: the request does not fit its contract at "startDate"'),
    );
    expect(sent).toHaveLength(0);
    await vi.dynamicImportSettled();
    expect(told.report).not.toHaveBeenCalled();
  });
});

describe('an encrypted gateway', () => {
  const key = btoa('k'.repeat(32));
  const config = {
    apiBase: '',
    appVersion: '1',
    cipher: { key, paths: [pointsSummary.path, noticeList.path, '/api/upload'] },
  };
  const cipher = webCryptoCipher(key);
  beforeEach(() => void vi.useRealTimers());

  it('takes req and answers res', async () => {
    const { client, sent } = setUp(
      async () => answer({ res: await cipher.encrypt(JSON.stringify({ Code: 200, data: figures })) }),
      { config },
    );
    await expect(client.send(pointsSummary, {})).resolves.toMatchObject({ remainPoint: 12480 });
    const body = bodyOf(sent[0]);
    expect(Object.keys(body)).toEqual(['req']);
    expect(JSON.parse(await cipher.decrypt(String(body['req'])))).toMatchObject({
      moduleX: 'points',
      thirdpartyParam: {},
    });
  });

  it('reads a refusal inside res, and one that comes open', async () => {
    const no = JSON.stringify({ Code: -1, Msg: 'no' });
    const { client } = setUp(
      async (_, count) => answer(count === 1 ? { res: await cipher.encrypt(no) } : no),
      { config },
    );
    expect(await failureOf(client.send(pointsSummary, {}))).toEqual({
      kind: 'refused',
      code: '-1',
      message: 'no',
    });
    expect(await failureOf(client.send(pointsSummary, {}))).toEqual({
      kind: 'refused',
      code: '-1',
      message: 'no',
    });
  });

  it.each(['broken', btoa('x'.repeat(48)), 7])(
    'answers that cannot be opened (%j) are unexpected',
    async (res) => {
      const { client } = setUp(() => answer({ res }), { config });
      expect(await failureOf(client.send(pointsSummary, {}))).toEqual({ kind: 'unexpected', status: 200 });
    },
  );

  it('leaves other paths open', async () => {
    const { client, sent } = setUp(good, {
      config: { ...config, cipher: { key, paths: ['/sale/queryCountry'] } },
    });
    await client.send(pointsSummary, {});
    expect(bodyOf(sent[0])).toHaveProperty('salesChannel');
  });

  it('takes a host’s own cipher', async () => {
    const { client, sent } = setUp(
      async () => answer({ res: await turned(JSON.stringify({ data: figures })) }),
      {
        config,
        cipher: { encrypt: turned, decrypt: (text) => Promise.resolve(text.slice(1, -1)) },
      },
    );
    await client.send(pointsSummary, {});
    expect(bodyOf(sent[0])['req']).toMatch(/^\(\{.*\}\)$/);
  });

  it('cannot take a file', async () => {
    const upload = aWrite({
      path: '/api/upload',
      body: 'multipart',
      request: z.object({ file: z.instanceof(File) }),
    });
    const { client, sent } = setUp(good, { config });
    await expect(client.send(upload, { file: new File(['x'], 'x.png') })).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(0);
  });
});

describe('a failure', () => {
  it.each<[string, () => Response, Failure]>([
    ['unauthorised', () => answer({ Code: 401 }), { kind: 'unauthorised', code: '401', message: '' }],
    ['HTTP 401', () => answer('', 401), { kind: 'unauthorised', code: '401', message: '' }],
    [
      'session expired',
      () => answer({ resultCode: -998 }),
      { kind: 'unauthorised', code: '-998', message: '' },
    ],
    [
      'special',
      () => answer({ Code: 40500, Msg: 'verify' }),
      { kind: 'special', code: '40500', message: 'verify' },
    ],
    ['refused', () => answer({ Code: -1, Msg: 'no' }), { kind: 'refused', code: '-1', message: 'no' }],
    ['http500', () => answer('', 500), { kind: 'unexpected', status: 500 }],
    ['http502 with html', () => answer('<html>Bad Gateway</html>', 502), { kind: 'unexpected', status: 502 }],
    [
      'html with 200',
      () => answer('<!doctype html><title>Sign in to Wi-Fi</title>'),
      { kind: 'unexpected', status: 200 },
    ],
    [
      'malformed json',
      () => answer('{"Code":200,"data":{"remainPoint":1'),
      { kind: 'unexpected', status: 200 },
    ],
    ['empty', () => answer(''), { kind: 'unexpected', status: 200 }],
    [
      'wrong shape',
      () => answer({ Code: 200, data: { ...figures, remainPoint: 'plenty' } }),
      { kind: 'unexpected', status: 200, field: 'remainPoint' },
    ],
    ['a list for an object', () => answer({ Code: 200, data: [] }), { kind: 'unexpected', status: 200 }],
  ])('%s', async (_, network, failure) => {
    const { client, sent } = setUp(network);
    const reason: unknown = await client.send(pointsSummary, {}).catch((thrown: unknown) => thrown);
    expect(reason).toMatchObject({
      name: 'RequestFailure',
      call: 'pointsSummary',
      at: '2026-06-01T02:00:00.000Z',
      failure,
    });
    expect((reason as RequestFailure).failure).toEqual(failure);
    expect(sent).toHaveLength(1);
  });

  it('names the field without which an answer cannot be used by its path alone', async () => {
    const { client, told } = setUp(() => answer({ Code: 200, data: { trip: { flightNo: '13800000001' } } }));
    const failure = await failureOf(client.send(nextTrip, {}));
    expect(failure).toEqual({ kind: 'unexpected', status: 200, field: 'trip.departure' });
    await vi.dynamicImportSettled();
    expect(told.report).toHaveBeenCalled();
    expect(JSON.stringify([failure, told.report.mock.calls])).not.toContain('13800000001');
  });

  it('goes without what does not fit, and reports each path once, never the value', async () => {
    const entry = {
      activityId: '1',
      activityType: 'AA',
      transactionType: 'C',
      consumePoint: 1,
      activityDate: '2026-05-01',
    };
    const odd = { ...entry, activityDate: '13800000001' };
    const detail = {
      pointActivityDetailse2s: [odd, { ...entry, description: null, orderNo: 13800000001 }, odd],
      pointActivityDetailse2s_C: [],
      pointActivityDetailse2s_D: [],
      airActivityDetails: [],
    };
    const { client, told } = setUp(() => answer({ Code: 200, data: detail }));
    const days = { startDate: '2026-05-01', endDate: '2026-06-01' };
    const first = await client.send(pointsActivityDetail, days);
    expect(first.pointActivityDetailse2s).toEqual([entry]);
    await client.send(pointsActivityDetail, days);
    await vi.dynamicImportSettled();
    expect(told.notify).not.toHaveBeenCalled();
    expect(told.report.mock.calls.map(([event]) => event)).toMatchObject([
      { message: 'unexpected response', field: 'pointActivityDetailse2s[].activityDate' },
      { message: 'unexpected response', field: 'pointActivityDetailse2s[].orderNo' },
    ]);
    expect(JSON.stringify(told.report.mock.calls)).not.toContain('13800000001');
  });

  it('tolerates fields that the contract does not know', async () => {
    const { client } = setUp(() => answer({ Code: 200, traceId: 'x', data: { ...figures, novel: true } }));
    expect(await client.send(pointsSummary, {})).not.toHaveProperty('novel');
  });
});

describe('the time-out', () => {
  const upload = aWrite({ body: 'multipart', request: z.object({ file: z.instanceof(Blob) }) });

  it.each([
    ['a read', pointsSummary, {}, 60],
    ['an upload', upload, { file: new Blob(['x']) }, 100],
  ])('of %s', async (_, call, payload, seconds) => {
    const { client, sent } = setUp(forever);
    const failing = failureOf(client.send(call, payload));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(sent[0]?.init.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toEqual({ kind: 'timeout', seconds });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('covers a body that never ends', async () => {
    const { client } = setUp(() => new Response(new ReadableStream()));
    const failing = failureOf(client.send(pointsSummary, {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failing).toEqual({ kind: 'timeout', seconds: 60 });
  });

  it('leaves no timer behind', async () => {
    const { client } = setUp(good);
    await client.send(pointsSummary, {});
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a failure that the caller handles', () => {
  const heard = async (body: object) => {
    const { client, told } = setUp(() => answer(body));
    await failureOf(client.send(pointsSummary, {}, { handles: ['7', '40500'] }));
    await vi.dynamicImportSettled();
    return [told.notify, told.special, told.report].map((policy) => policy.mock.calls.length);
  };

  it('is a refusal with its code, and nothing else', async () => {
    expect(await heard({ Code: 7, Msg: 'no' })).toEqual([0, 0, 0]);
    expect(await heard({ Code: 8, Msg: 'no' })).toEqual([1, 0, 1]);
    expect(await heard({ Code: 40500, Msg: 'verify' })).toEqual([0, 1, 1]);
  });
});

it('a report names who is signed in, or nobody', async () => {
  for (const [userId, named] of [
    [() => 'u-7', 'u-7'],
    [() => undefined, ''],
    [undefined, ''],
  ] as const) {
    const { client, told } = setUp(() => answer('', 500), { ...(userId && { userId }) });
    await failureOf(client.send(pointsSummary, {}));
    await vi.dynamicImportSettled();
    expect(told.report.mock.calls[0]?.[0]).toMatchObject({ userId: named });
  }
});

it('a failure says when it happened', async () => {
  vi.setSystemTime('2026-06-01T02:00:00Z');
  const client = createClient({
    host: fakeHost(),
    config: { apiBase: '', appVersion: '1' },
    fetch: async () => answer('', 500),
  });
  const reason: unknown = await client.send(pointsSummary, {}).catch((thrown: unknown) => thrown);
  expect(reason).toMatchObject({ at: '2026-06-01T02:00:00.000Z' });
});

it.each<[string, Record<string, string>, object]>([
  ['its header', { date: 'Mon, 01 Jun 2026 02:00:00 GMT' }, {}],
  ['its payload', { date: 'Mon, 01 Jun 2030 02:00:00 GMT' }, { serverTime: '2026-06-01T10:00:00+08:00' }],
])('an answer sets the clock right by %s, half of its way counted', async (_, headers, more) => {
  vi.setSystemTime('2031-01-01T00:00:00Z');
  const { client, host } = setUp(async () => {
    await vi.advanceTimersByTimeAsync(300);
    return new Response(JSON.stringify({ Code: 200, data: { ...figures, ...more } }), { headers });
  });
  await client.send(pointsSummary, {});
  expect(new Date(client.clock.now())).toEqual(new Date('2026-06-01T10:00:00.150+08:00'));
  expect(host.clock).toBe(client.clock);
});

it('a refusal and a failure set the clock right as well', async () => {
  for (const network of [() => ({ Code: -1, Msg: 'no' }), () => 'broken']) {
    vi.setSystemTime('2031-01-01T00:00:00Z');
    const headers = { date: 'Mon, 01 Jun 2026 02:00:00 GMT' };
    const { client } = setUp(() => new Response(JSON.stringify(network()), { status: 500, headers }));
    await failureOf(client.send(pointsSummary, {}));
    expect(new Date(client.clock.now())).toEqual(new Date('2026-06-01T10:00:00+08:00'));
  }
});

it('the end of a session leads to the sign-in, unless somebody has signed in meanwhile', async () => {
  const { client, host, told } = setUp(() => answer({ Code: 401 }));
  await failureOf(client.send(pointsSummary, {}));
  expect(told.login).toHaveBeenCalledOnce();
  const failing = failureOf(client.send(pointsSummary, {}));
  host.signIn('token-2');
  expect(await failing).toMatchObject({ kind: 'unauthorised' });
  expect(told.login).toHaveBeenCalledOnce();
  client.login();
  expect(told.login).toHaveBeenCalledTimes(2);
});

it('a failure is told to nobody else than who has asked', async () => {
  const { client, host, told } = setUp(() => answer('', 500));
  await client.ready();
  const failing = failureOf(client.send(pointsSummary, {}));
  host.signIn('token-2');
  expect(await failing).toMatchObject({ kind: 'unexpected' });
  expect(told.notify).not.toHaveBeenCalled();
});

describe('leaving', () => {
  it('stops listening once the answer is there', async () => {
    const { client } = setUp(good);
    const { signal } = new AbortController();
    await client.send(pointsSummary, {}, { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('by the caller’s signal aborts the request and shows nothing', async () => {
    const { client, sent, told } = setUp(forever);
    const leaving = new AbortController();
    const failing = failureOf(client.send(pointsSummary, {}, { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(10);
    leaving.abort();
    expect(await failing).toEqual({ kind: 'aborted' });
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    for (const policy of Object.values(told)) expect(policy).not.toHaveBeenCalled();
  });

  it('before sending sends nothing', async () => {
    const { client, sent } = setUp(good);
    expect(await failureOf(client.send(pointsSummary, {}, { signal: AbortSignal.abort() }))).toEqual({
      kind: 'aborted',
    });
    expect(sent).toHaveLength(0);
  });

  it('aborts all, in the wait before a repeat too', async () => {
    const { client, sent } = setUp(({ url }) => (url.endsWith(pointsSummary.path) ? cut() : forever()));
    const failing = [
      client.send(pointsSummary, {}),
      client.send(noticeList, {}),
      client.send(aWrite(), { cnFamilyName: '张' }),
    ].map(failureOf);
    await vi.advanceTimersByTimeAsync(100);
    client.abortAll();
    expect(await Promise.all(failing)).toEqual([
      { kind: 'aborted' },
      { kind: 'aborted' },
      { kind: 'aborted' },
    ]);
    expect(sent).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not disturb what is asked afterwards', async () => {
    const { client } = setUp(good);
    client.abortAll();
    await expect(client.send(pointsSummary, {})).resolves.toBeDefined();
  });
});

describe('repeats', () => {
  it('ask a read twice more after a network failure, in less than 1.5 s, with one transaction id and one notice', async () => {
    const { client, sent, told } = setUp(cut);
    const failing = failureOf(client.send(pointsSummary, {}));
    await vi.advanceTimersByTimeAsync(1499);
    expect(await failing).toEqual({ kind: 'network' });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((request) => bodyOf(request)['transactionId'])).size).toBe(1);
    expect(told.notify.mock.calls).toEqual([[{ key: 'systemError' }, 2000]]);
  });

  it('stop at the first answer, without a word', async () => {
    const { client, sent, told } = setUp((_, count) => (count < 3 ? cut() : good()));
    const sending = client.send(pointsSummary, {});
    await vi.advanceTimersByTimeAsync(1499);
    await expect(sending).resolves.toMatchObject({ remainPoint: 12480 });
    expect(sent).toHaveLength(3);
    expect(told.notify).not.toHaveBeenCalled();
  });

  it('do not follow any other failure', async () => {
    const { client, sent } = setUp((_, count) => (count === 1 ? cut() : answer('', 503)));
    const failing = failureOf(client.send(pointsSummary, {}));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failing).toEqual({ kind: 'unexpected', status: 503 });
    expect(sent).toHaveLength(2);
  });

  it('never repeat a write', async () => {
    const { client, sent } = setUp(cut);
    const failing = failureOf(client.send(aWrite(), { cnFamilyName: '张' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failing).toEqual({ kind: 'network' });
    expect(sent).toHaveLength(1);
  });

  it('take a connection that is cut in the body for a network failure', async () => {
    const { client } = setUp((_, count) => (count === 1 ? broken() : good()));
    const sending = client.send(pointsSummary, {});
    await vi.advanceTimersByTimeAsync(1499);
    await expect(sending).resolves.toBeDefined();
  });
});

describe('a write', () => {
  it('tapped fifty times is one request', async () => {
    const { client, sent } = setUp(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return answer({ Code: 200 });
    });
    const sending = Promise.all(
      Array.from({ length: 50 }, () => client.send(aWrite(), { cnFamilyName: '张' })),
    );
    await vi.advanceTimersByTimeAsync(50);
    await sending;
    expect(sent).toHaveLength(1);
  });

  it('of another payload or another call is another request', async () => {
    const { client, sent } = setUp(() => answer({ Code: 200 }));
    await Promise.all([
      client.send(aWrite(), { cnFamilyName: '张' }),
      client.send(aWrite(), { cnFamilyName: '单' }),
      client.send(signOut, {}),
    ]);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((request) => bodyOf(request)['transactionId'])).size).toBe(3);
  });

  it('fails once for all who joined it', async () => {
    const { client, told } = setUp(() => answer({ Code: -1, Msg: 'no' }));
    const failures = await Promise.all(
      Array.from({ length: 5 }, () => failureOf(client.send(aWrite(), { cnFamilyName: '张' }))),
    );
    expect(failures).toHaveLength(5);
    expect(told.notify).toHaveBeenCalledTimes(1);
  });

  it.each<[string, number, () => Response | Promise<Response>]>([
    ['no answer', 0, cut],
    ['an answer that cannot be read', 0, () => answer('', 500)],
    ['a refusal', 1, () => answer({ Code: -1, Msg: 'no' })],
  ])('whose screen tells its outcome: %s is shown %i times, and reported', async (_, times, fault) => {
    const { client, told } = setUp(fault);
    await failureOf(client.send(aWrite(), { cnFamilyName: '张' }, { announce: 'answers' }));
    await vi.dynamicImportSettled();
    expect(told.notify).toHaveBeenCalledTimes(times);
    expect(told.report).toHaveBeenCalledTimes(1);
  });

  it('whose screen tells its outcome still ends at the sign-in with its session', async () => {
    const { client, told } = setUp(() => answer({ Code: 401 }));
    await failureOf(client.send(aWrite(), { cnFamilyName: '张' }, { announce: 'answers' }));
    expect(told.login).toHaveBeenCalledTimes(1);
  });
});

describe.each([true, false])('the first write of a page (member: %s)', (member) => {
  const call = aWrite({ member });
  /** One load of the page in a tab that keeps what has no answer. */
  const load = (
    network: (sent: Sent) => Response | Promise<Response>,
    tab: { text?: string | undefined } = {},
  ) =>
    setUp(network, {
      userUnknown: true,
      repeatDelays: [],
      newId: uuid,
      intents: { get: () => tab.text, set: (text) => (tab.text = text) },
    });
  const asks = ({ url }: Sent) => url.includes(getUserInfo.path);

  it('names who acts, whom nobody has asked for yet, and finds its id after a reload', async () => {
    const tab = {};
    const known = load((request) => toldUser(request.url) ?? answer('', 500), tab);
    await known.client.holder.learn();
    await failureOf(known.client.send(call, { cnFamilyName: '张' }));
    const again = load((request) => toldUser(request.url) ?? answer({ Code: 200 }), tab);
    await again.client.send(call, { cnFamilyName: '张' });
    const [first, second] = [known, again].map(({ sent }) => sent.find((each) => !asks(each)));
    expect(headersOf(second)).toMatchObject({ 'x-user-subject': 'U-1' });
    expect(bodyOf(second)['transactionId']).toBe(bodyOf(first)['transactionId']);
  });

  it.each<[string, () => Response | Promise<Response>, NonNullable<SendOptions['announce']>, number]>([
    ['no answer', cut, 'toast', 1],
    ['no answer', cut, 'answers', 0],
    ['no answer', cut, () => 'silent', 0],
    ['no sense', () => answer('', 500), 'toast', 1],
  ])('is not sent where the airline gives %s, and told as its own: %#', async (_, say, announce, times) => {
    const { client, sent, told } = load(say);
    const failure = await client
      .send(call, { cnFamilyName: '张' }, { announce })
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ call: 'addBeneficiary' });
    expect(sent.filter((each) => !asks(each))).toEqual([]);
    expect(told.notify).toHaveBeenCalledTimes(times);
  });

  it('has no answer where the network does not even bring what asks for it', async () => {
    vi.doMock('../contracts/account/account.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { client, sent } = load(() => answer({ Code: 200 }));
    const failing = failureOf(client.send(call, { cnFamilyName: '张' }));
    expect(await failing.finally(() => vi.doUnmock('../contracts/account/account.ts'))).toEqual({
      kind: 'network',
    });
    expect(sent).toEqual([]);
  });

  it('is sent without a name where the airline does not tell it', async () => {
    const { client, sent } = load((request) => answer({ Code: asks(request) ? -1 : 200 }));
    await client.send(call, { cnFamilyName: '张' });
    expect(headersOf(sent.at(-1))).not.toHaveProperty('x-user-subject');
  });

  it('asks nobody where it goes at once', async () => {
    const { client, sent } = load(() => answer({ Code: 200 }));
    await client.send(call, { cnFamilyName: '张' }, { atOnce: true });
    expect(sent.map(asks)).toEqual([false]);
  });
});

it('a read that is asked twice is sent twice', async () => {
  const { client, sent } = setUp(good);
  await Promise.all([client.send(pointsSummary, {}), client.send(pointsSummary, {})]);
  expect(sent).toHaveLength(2);
});

describe('the transaction id', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['a network failure', cut],
    ['an unexpected answer', () => answer('', 500)],
    ['a refusal', () => answer({ Code: -1, Msg: 'no' })],
    ['the end of the session', () => answer({ Code: 401 })],
  ])('is the same when the person repeats an action after %s, and new after success', async (_, fault) => {
    const { client, sent } = setUp((__, count) => (count === 1 ? fault() : answer({ Code: 200 })));
    await failureOf(client.send(aWrite(), { cnFamilyName: '张' }));
    await client.send(aWrite(), { cnFamilyName: '张' });
    await client.send(aWrite(), { cnFamilyName: '张' });
    const [first, again, later] = sent.map((request) => bodyOf(request)['transactionId']);
    expect(again).toBe(first);
    expect(later).not.toBe(first);
  });

  it('is new for a corrected payload, and after sign-out', async () => {
    const { client, sent } = setUp(() => answer('', 500));
    await failureOf(client.send(aWrite(), { cnFamilyName: '张' }));
    await failureOf(client.send(aWrite(), { cnFamilyName: '章' }));
    client.forget();
    await failureOf(client.send(aWrite(), { cnFamilyName: '张' }));
    expect(new Set(sent.map((request) => bodyOf(request)['transactionId'])).size).toBe(3);
  });

  it('can be given', async () => {
    const { client, sent } = setUp(good);
    await client.send(pointsSummary, {}, { transactionId: 'mine' });
    expect(bodyOf(sent[0])['transactionId']).toBe('mine');
  });
});

describe('whose the token is', () => {
  const user = { Code: 200, data: { userId: 'U-1' } };
  const asked = { language: 'zh', region: 'CN' };

  it('is learnt from the answer that a screen waits for already', async () => {
    const { client, sent } = setUp(() => answer(user), { userUnknown: true });
    await client.ready();
    const read = client.send(getUserInfo, asked);
    await client.holder.learn();
    await read;
    expect(client.holder.subject()).toBe('U-1');
    expect(sent).toHaveLength(1);
  });

  it('is not asked for a second time where that answer is a refusal', async () => {
    const { client, sent } = setUp(() => new Response('{"Code":50001,"Msg":"busy"}'), { userUnknown: true });
    await client.ready();
    const read = failureOf(client.send(getUserInfo, asked));
    await client.holder.learn();
    expect(await read).toMatchObject({ kind: 'refused' });
    expect(sent).toHaveLength(1);
  });

  it('is asked for where that screen has gone', async () => {
    const { client, sent } = setUp(() => answer(user), { userUnknown: true });
    await client.ready();
    const gone = new AbortController();
    const read = failureOf(client.send(getUserInfo, asked, { signal: gone.signal }));
    const learning = client.holder.learn();
    gone.abort();
    expect(await read).toMatchObject({ kind: 'aborted' });
    await learning;
    expect(client.holder.subject()).toBe('U-1');
    expect(sent).toHaveLength(1);
  });
});

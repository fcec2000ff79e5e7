import { calls, noticeList, pointsActivityDetail, pointsSummary, signOut } from '@mapp/kit/contracts';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerTo as ask, payloads, requestFor } from './ask.ts';
import { createAirline, faultKinds } from './engine.ts';
import { handlersFor } from './handlers.ts';
import { languages } from './language.ts';

const now = '2026-06-01T10:00:00+08:00';
const first = '600000000001';

const memberCalls = calls.filter(({ member }) => member).map((call) => [call.name, call] as const);

describe('the token', () => {
  it.each(memberCalls)('is needed for %s', async (_name, call) => {
    const airline = createAirline({ now });
    expect((await ask(airline, call)).body).toMatchObject({ Code: 401 });
    expect((await ask(airline, call, undefined, { token: 'made-up' })).body).toMatchObject({ Code: 401 });
    expect((await ask(airline, call, undefined, { token: airline.signIn(first) })).body).not.toMatchObject({
      Code: 401,
    });
  });

  it('is not needed for what a guest may ask', async () => {
    expect((await ask(createAirline({ now }), noticeList)).body).toMatchObject({ resultCode: '0' });
  });

  it.each([
    ['7701', 'mapp_token_m'],
    ['7860', 'mapp_token_app'],
    ['7401', 'mapp_token_mini'],
    ['7402', 'mapp_token_ali'],
    ['7404', 'mapp_token_xuexi'],
    ['7406', 'mapp_token_douyin'],
    ['6102', 'mapp_token_m'],
  ])('is read from the cookie of channel %s, %s', async (channel, alias) => {
    const airline = createAirline({ now });
    const token = airline.signIn(first);
    expect(
      (await ask(airline, pointsSummary, {}, { channel, cookie: `${alias}=${token}` })).body,
    ).toMatchObject({ Code: 200 });
    const other = alias === 'mapp_token_ali' ? 'mapp_token_m' : 'mapp_token_ali';
    expect(
      (await ask(airline, pointsSummary, {}, { channel, cookie: `${other}=${token}` })).body,
    ).toMatchObject({ Code: 401 });
  });

  it('in the header goes before the cookie', async () => {
    const airline = createAirline({ now });
    const cookie = `mapp_token_m=${airline.signIn(first)}`;
    expect((await ask(airline, pointsSummary, {}, { cookie, token: 'made-up' })).body).toMatchObject({
      Code: 401,
    });
  });

  it('is revoked by signing out', async () => {
    const airline = createAirline({ now });
    const [token, other] = [airline.signIn(first), airline.signIn(first)];
    await ask(airline, signOut, {}, { token });
    expect(airline.signedIn(token)).toBeUndefined();
    expect((await ask(airline, pointsSummary, {}, { token })).body).toMatchObject({ Code: 401 });
    expect(airline.signedIn(other)).toBe(first);
  });

  it('lasts seven days of running time, whatever the airline’s clock says', () => {
    let machine = Date.parse(now);
    const airline = createAirline({ machine: () => machine });
    const token = airline.signIn(first);
    airline.freeze('2030-01-01T00:00:00Z');
    expect(airline.signedIn(token)).toBe(first);
    machine += 7 * 86_400_000 - 1;
    expect(airline.signedIn(token)).toBe(first);
    machine += 1;
    expect(airline.signedIn(token)).toBeUndefined();
  });

  it('is not given to somebody unknown', () => {
    expect(() => createAirline().signIn('600000000099')).toThrow('600000000099');
  });
});

describe('the envelope', () => {
  it.each(['salesChannel', 'moduleX', 'os', 'language', 'appVersion', 'transactionId', 'thirdpartyParam'])(
    'without %s is incomplete',
    async (field) => {
      const airline = createAirline({ now });
      const asking = { token: airline.signIn(first), envelope: { [field]: undefined } };
      // The payload of two calls has fields of the same names.
      const asked = calls.filter(({ name }) => !(field in (payloads[name] ?? {})));
      const answered = await Promise.all(asked.map((call) => ask(airline, call, undefined, asking)));
      expect(answered.map(({ body }) => body)).toEqual(
        asked.map(() => ({ Code: -1, Msg: `envelope incomplete: ${field}` })),
      );
    },
  );

  it.each([
    { moduleX: 'elsewhere' },
    { transactionId: 'again' },
    { thirdpartyParam: 'text' },
    { thirdpartyParam: [] },
    { os: '' },
  ])('%o is no envelope', async (envelope) => {
    const { body } = await ask(createAirline({ now }), noticeList, {}, { envelope });
    expect(body['Msg']).toBe(`envelope incomplete: ${Object.keys(envelope).join('')}`);
  });

  it('comes with a channel that the airline knows', async () => {
    const { body } = await ask(createAirline({ now }), noticeList, {}, { channel: '9999' });
    expect(body).toEqual({ Code: -1, Msg: 'envelope incomplete: x-sales-channel' });
  });

  it('names the fields of a payload that does not fit', async () => {
    const airline = createAirline({ now });
    const { body } = await ask(
      airline,
      pointsActivityDetail,
      { startDate: '1 June', endDate: '2026-06-01' },
      { token: airline.signIn(first) },
    );
    expect(body).toEqual({ Code: -1, Msg: 'payload invalid: startDate' });
  });
});

describe('faults', () => {
  it('strike a path so many times, oldest first', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: noticeList.path, kind: 'special', times: 2 });
    airline.fault({ path: noticeList.path, kind: 'refused' });
    const answered = await Promise.all([1, 2, 3, 4].map(() => ask(airline, noticeList)));
    const codes = answered.map(({ body }) => body['Code'] ?? body['resultCode']);
    expect(codes).toEqual([40_500, 40_500, -1, '0']);
  });

  it('leave other paths alone, unless they are meant for any', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: pointsSummary.path, kind: 'refused' });
    expect((await ask(airline, noticeList)).body).toMatchObject({ resultCode: '0' });
    airline.reset();
    airline.fault({ path: '*', kind: 'refused' });
    expect((await ask(airline, noticeList)).body).toMatchObject({ Code: -1 });
    expect((await ask(airline, noticeList)).body).toMatchObject({ resultCode: '0' });
  });

  it('can last until the reset', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: '*', kind: 'http500', times: Infinity });
    const struck = await Promise.all(
      Array.from({ length: 5 }, () =>
        airline.receive(noticeList, {
          method: 'POST',
          path: noticeList.path,
          query: '',
          headers: {},
          cookies: {},
          body: '',
          fields: {},
        }),
      ),
    );
    expect(struck.every((outcome) => outcome.kind === 'answer' && outcome.status === 500)).toBe(true);
    airline.reset();
    expect((await ask(airline, noticeList)).status).toBe(200);
  });

  it('are all those of the documents', () => {
    expect(faultKinds).toEqual([
      'network',
      'slow',
      'timeout',
      'http500',
      'http502-html',
      'malformed-json',
      'wrong-shape',
      'unauthorized',
      'session-expired',
      'special',
      'refused',
      'empty',
    ]);
  });

  it('speak the language of the request', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: '*', kind: 'refused', times: 5 });
    const answered = await Promise.all(
      languages.map((language) => ask(airline, noticeList, {}, { language })),
    );
    expect(new Set(answered.map(({ body }) => body['Msg'])).size).toBe(5);
  });
});

describe('the journal', () => {
  it('keeps requests as received, with the fault that struck', async () => {
    const airline = createAirline({ now });
    airline.fault({ path: noticeList.path, kind: 'refused' });
    const request = requestFor(noticeList, {}, { language: 'en_CN' });
    const sent = await request.clone().text();
    await getResponse(handlersFor(airline), request, { baseUrl: 'http://127.0.0.1' });
    const [entry] = airline.requests();
    expect(entry).toMatchObject({
      method: 'POST',
      path: noticeList.path,
      query: '',
      body: sent,
      fault: 'refused',
      at: '2026-06-01T02:00:00.000Z',
    });
    expect(entry?.headers['x-sales-channel']).toBe(btoa('7701'));
  });

  it('keeps the last 500', async () => {
    const airline = createAirline({ now });
    for (let index = 0; index < 503; index += 1)
      await airline.receive(undefined, {
        method: 'GET',
        path: `/api/${index}`,
        query: '',
        headers: {},
        cookies: {},
        body: '',
        fields: {},
      });
    expect(airline.requests()).toHaveLength(500);
    expect(airline.requests()[0]?.path).toBe('/api/3');
    expect(airline.requests().at(-1)?.path).toBe('/api/502');
  });
});

describe('the clock and the reset', () => {
  it('freezes, runs, and refuses what is no instant', () => {
    const airline = createAirline({ machine: () => Date.parse('2026-11-20T00:00:00Z') });
    expect(airline.now().toISOString()).toBe('2026-11-20T00:00:00.000Z');
    airline.freeze(now);
    expect(airline.now().toISOString()).toBe('2026-06-01T02:00:00.000Z');
    airline.freeze(null);
    expect(airline.now().toISOString()).toBe('2026-11-20T00:00:00.000Z');
    for (const text of ['yesterday', '2026-06-01', '2026-06-01T10:00:00', '2026-13-01T10:00:00Z', ''])
      expect(() => airline.freeze(text)).toThrow(RangeError);
  });

  it('puts the first state back', async () => {
    const airline = createAirline({ now });
    const token = airline.signIn(first);
    airline.freeze('2027-01-01T00:00:00Z');
    airline.fault({ path: '*', kind: 'refused', times: 9 });
    await ask(airline, noticeList);
    airline.reset();
    expect(airline.signedIn(token)).toBeUndefined();
    expect(airline.requests()).toEqual([]);
    expect(airline.now().toISOString()).toBe('2026-06-01T02:00:00.000Z');
    expect((await ask(airline, noticeList)).body).toMatchObject({ resultCode: '0' });
  });
});

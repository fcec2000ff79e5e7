import { paySeatOrder, seatOrders } from '@mapp/kit/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestFor } from '../../ask.ts';
import { languages } from '../../language.ts';
import { orders } from '../../seed/check-in/ids.ts';
import { startServer, type RunningServer } from '../server.ts';
import { texts } from './texts.ts';

const orderNo: string = orders.waiting;
const returnTo = `/mapp/boarde/chooseseatSucc?order=${orderNo}`;

let server: RunningServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ port: 0 });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.airline.reset();
  server.airline.freeze('2026-06-01T10:00:00+08:00');
  token = server.airline.signIn('600000000001');
  await fetch(requestFor(paySeatOrder, { orderNo, by: 'cash', returnTo }, { origin: server.origin, token }));
});

const address = (id = orderNo): string => `${server.origin}/sandbox/cashier/${id}`;
const choose = (outcome: string, { id = orderNo, headers = {} } = {}) =>
  fetch(address(id), {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers },
    body: new URLSearchParams({ outcome, lang: 'en' }),
  });
const stateOf = async (): Promise<unknown> => {
  const answer = await fetch(requestFor(seatOrders, {}, { origin: server.origin, token }));
  const { data } = (await answer.json()) as { data: { orders: { orderNo: string; state: string }[] } };
  return data.orders.find((one) => one.orderNo === orderNo)?.state;
};

describe('the page', () => {
  it.each(languages)('shows what is to be paid in %s, and runs nothing', async (language) => {
    const answer = await fetch(`${address()}?lang=${language}`);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('380');
    for (const key of ['pay', 'fail', 'later', 'cancel'] as const)
      expect(text).toContain(texts[language][key]);
    // Cash or points is all that a seat order has been asked for.
    expect(text).toContain(`<dd>${texts[language].cash}</dd>`);
    for (const method of Object.values(texts[language].methods)) expect(text).not.toContain(method);
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(text).not.toContain('<script');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['1', '..%2f', '%E0%A4%A', '%3Cscript%3E', orders.cash])(
    'of nothing to pay is one of its own: %s',
    async (id) => {
      const answer = await fetch(`${address(id)}?lang=en`);
      expect(answer.status).toBe(404);
      const text = await answer.text();
      expect(text).toContain(texts.en.unknown);
      expect(text).not.toContain('<form');
      expect(text).not.toContain('<script');
    },
  );

  it('has a style', async () => {
    const style = await fetch(address('cashier.css'));
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(await style.text()).toContain('.amount');
  });

  it('of another time says that it is over', async () => {
    server.airline.freeze('2026-06-01T10:15:00+08:00');
    const text = await (await fetch(`${address()}?lang=en`)).text();
    expect(text).toContain(texts.en.states.expired ?? '');
    expect(text).not.toContain('<form');
  });
});

describe('an outcome', () => {
  it.each([
    ['pay', 'completed'],
    ['fail', 'waiting'],
    ['later', 'waiting'],
    ['cancel', 'cancelled'],
  ])('%s leads back, and the order is %s', async (outcome, state) => {
    const answer = await choose(outcome);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(returnTo);
    expect(await stateOf()).toBe(state);
  });

  it('is the first one', async () => {
    await choose('pay');
    expect((await choose('cancel')).status).toBe(303);
    expect(await stateOf()).toBe('completed');
    expect(await (await fetch(`${address()}?lang=en`)).text()).toContain(texts.en.states.paid ?? '');
  });

  it('from another site is none', async () => {
    const answer = await choose('pay', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(texts.en.forbidden);
    expect(await stateOf()).toBe('waiting');
  });

  it('that nobody knows changes nothing', async () => {
    expect((await choose('steal')).status).toBe(200);
    expect((await choose('pay', { id: '1' })).status).toBe(404);
    expect(await stateOf()).toBe('waiting');
  });

  it('comes by a form alone', async () => {
    expect((await fetch(address(), { method: 'DELETE' })).status).toBe(405);
  });
});

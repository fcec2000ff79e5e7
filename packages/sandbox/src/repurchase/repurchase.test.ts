import { calls } from '@mapp/kit/contracts';
import { expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';
import { memberDocument } from '../payloads/refunds.ts';

const callOf = (name: string) => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(name);
  return call;
};
const setUp = () => {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const ask = async (name: string, payload: Record<string, unknown>) =>
    (await answerTo(airline, callOf(name), payload)).body as {
      Code: number;
      resultCode?: string;
      data?: Record<string, unknown>;
    };
  return { airline, ask };
};
const proof = { ticketNo: '7812100000020', documentNo: memberDocument };

const search = async ({ ask }: ReturnType<typeof setUp>, newTicketNo: string) => {
  await ask('sendRepurchaseCode', proof);
  const { data } = await ask('findRepurchase', { ...proof, newTicketNo, code: '246810' });
  return { queryId: String(data?.['queryId']) };
};

it('a pair that matches is refunded once', async () => {
  const trial = setUp();
  const query = await search(trial, '7812100000021');
  const first = await trial.ask('submitRepurchase', query);
  const second = await trial.ask('submitRepurchase', query);
  expect(first.data).toEqual({ requestNo: 'RF2612000001' });
  expect(second.data).toEqual(first.data);
  expect((await trial.ask('repurchaseResult', query)).data).toMatchObject({
    requestNo: 'RF2612000001',
    back: { amount: 127_000, currency: 'CNY' },
  });
});

it.each([
  ['zh', '张三'],
  ['en', 'San Zhang'],
])('a page in %s is told the name %s', async (language, name) => {
  const trial = setUp();
  const query = await search(trial, '7812100000021');
  const answer = await answerTo(trial.airline, callOf('repurchaseResult'), query, { language });
  expect(answer.body).toMatchObject({ data: { old: { name }, fresh: { name } } });
});

it('a fare that is lower is refused', async () => {
  const trial = setUp();
  const query = await search(trial, '7812100000022');
  expect(await trial.ask('submitRepurchase', query)).toMatchObject({ Code: -1, resultCode: 'RFD64' });
});

it('an hour is over, and so is the day', async () => {
  const trial = setUp();
  const query = await search(trial, '7812100000021');
  trial.airline.freeze('2026-06-01T10:31:00+08:00');
  expect(await trial.ask('repurchaseResult', query)).toMatchObject({ resultCode: 'RFD62' });
  trial.airline.freeze('2026-06-02T08:00:00+08:00');
  const late = await search(trial, '7812100000021');
  expect(await trial.ask('submitRepurchase', late)).toMatchObject({ resultCode: 'RFD64' });
});

it.each([
  ['another document', { documentNo: '11010519491231002X' }, 'RFD62'],
  ['another ticket', { ticketNo: '7812100000999' }, 'RFD62'],
  ['the same ticket', { newTicketNo: '7812100000020' }, 'RFD62'],
  ['a wrong code', { code: '111111' }, 'RFD63'],
  ['an expired code', { code: '000000' }, 'RFD63'],
])('%s opens nothing', async (_, change, resultCode) => {
  const { ask } = setUp();
  await ask('sendRepurchaseCode', proof);
  const wish = { ...proof, newTicketNo: '7812100000021', code: '246810', ...change };
  expect(await ask('findRepurchase', wish)).toMatchObject({ Code: -1, resultCode });
});

it('a code that nobody has asked for opens nothing', async () => {
  const { ask } = setUp();
  const wish = { ...proof, newTicketNo: '7812100000021', code: '246810' };
  expect(await ask('findRepurchase', wish)).toMatchObject({ resultCode: 'RFD63' });
});

it('a new search finds the request that an earlier one has made, and nothing is refunded twice', async () => {
  const trial = setUp();
  const first = await trial.ask('submitRepurchase', await search(trial, '7812100000021'));
  const again = await search(trial, '7812100000021');
  expect((await trial.ask('repurchaseResult', again)).data).toMatchObject({
    ...first.data,
    own: false,
    back: { amount: 127_000, currency: 'CNY' },
  });
  expect((await trial.ask('submitRepurchase', again)).data).toEqual(first.data);
});

it('a ticket that stands in another way is told at once', async () => {
  const { ask } = setUp();
  const wish = { ...proof, ticketNo: '7812100000005', newTicketNo: '7812100000021', code: '246810' };
  await ask('sendRepurchaseCode', wish);
  expect(await ask('findRepurchase', wish)).toMatchObject({ Code: -1, resultCode: 'RFD13' });
});

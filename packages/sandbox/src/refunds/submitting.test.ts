import {
  findRefund,
  quoteRefund,
  refundRequest,
  refundRequests,
  refundTickets,
  submitRefund,
  type Call,
} from '@mapp/kit/contracts';
import { consentTo } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../ask.ts';
import { createAirline } from '../engine.ts';

const [first, second] = ['600000000001', '600000000002'];
const ticketNo = '7812100000031';

function opened() {
  const airline = createAirline({ now: '2026-06-01T10:00:00+08:00' });
  const as =
    (cardNo: string, token = airline.signIn(cardNo)) =>
    async (call: Call, payload: Record<string, unknown> = {}) =>
      (await answerTo(airline, call, payload, { token })).body;
  return { airline, as };
}

const quoted = async (ask: ReturnType<ReturnType<typeof opened>['as']>, tickets = [ticketNo]) => {
  const { data } = await ask(quoteRefund, { ticketNos: tickets, reason: 'plansChanged' });
  return (data as { quoteId: string }).quoteId;
};

const submission = (quoteId: string, change: Record<string, unknown> = {}) => ({
  submissionId: 'submission-1',
  quoteId,
  ticketNos: [ticketNo],
  reason: 'plansChanged',
  attachments: [],
  accompanying: [],
  agreed: true,
  consents: [consentTo('conditions-of-carriage', 'zh')],
  ...change,
});

const countOf = async (ask: ReturnType<ReturnType<typeof opened>['as']>): Promise<number> =>
  ((await ask(refundRequests)).data as { requests: unknown[] }).requests.length;

describe('a submission', () => {
  it('makes one request, however often and from wherever it is sent', async () => {
    const { as } = opened();
    const [one, other] = [as(first), as(first)];
    const before = await countOf(one);
    const quoteId = await quoted(one);
    await one(submitRefund, submission(quoteId));
    expect(await one(submitRefund, submission(quoteId))).toMatchObject({ Code: 200 });
    expect(await other(submitRefund, submission(quoteId))).toMatchObject({ Code: 200 });
    expect(await countOf(one)).toBe(before + 1);
  });

  it.each([
    ['no edition', []],
    ['an earlier edition', [{ ...consentTo('conditions-of-carriage', 'zh'), version: '1.0' }]],
    ['another text', [{ ...consentTo('conditions-of-carriage', 'zh'), hash: 'another' }]],
    ['another notice', [consentTo('coupon-use', 'zh')]],
    ['the notice of international tickets', [consentTo('international-refund', 'zh')]],
  ])('is refused where the rules were agreed to in %s', async (_, consents) => {
    const { as } = opened();
    const ask = as(first);
    const before = await countOf(ask);
    expect(await ask(submitRefund, submission(await quoted(ask), { consents }))).toMatchObject({
      Code: -1,
      resultCode: 'RFD27',
    });
    expect(await countOf(ask)).toBe(before);
  });

  it('of an international ticket agrees to the notice of those', async () => {
    const { as } = opened();
    const ask = as(first);
    const abroad = '7812100000041';
    const { data } = await ask(refundTickets, { ticketNo: abroad });
    expect(data).toMatchObject({ tickets: [{ ticketNo: abroad, international: true }] });
    const quoteId = await quoted(ask, [abroad]);
    expect(await ask(submitRefund, submission(quoteId, { ticketNos: [abroad] }))).toMatchObject({
      resultCode: 'RFD27',
    });
    const consents = [consentTo('international-refund', 'zh')];
    expect(await ask(submitRefund, submission(quoteId, { ticketNos: [abroad], consents }))).toMatchObject({
      Code: 200,
    });
  });

  it('is refused for a member without a document or a phone', async () => {
    const { airline, as } = opened();
    const ask = as(first);
    const submit = async () => ask(submitRefund, submission(await quoted(ask)));
    const { identities = [] } = airline.accounts.byCard(first) ?? {};
    airline.accounts.change(first, { identities: [] });
    expect(await submit()).toMatchObject({ Code: -1, resultCode: 'RFD12' });
    airline.accounts.change(first, { identities });
    expect(await submit()).toMatchObject({ Code: 200 });
  });

  it('of a second tab is refused: the ticket is in a request already', async () => {
    const { as } = opened();
    const [one, other] = [as(first), as(first)];
    await one(submitRefund, submission(await quoted(one)));
    expect(await other(quoteRefund, { ticketNos: [ticketNo], reason: 'plansChanged' })).toMatchObject({
      resultCode: 'RFD21',
    });
  });

  it('is found after a lost answer', async () => {
    const { as } = opened();
    const ask = as(first);
    expect((await ask(findRefund, { submissionId: 'submission-1' })).data).toEqual({});
    await ask(submitRefund, submission(await quoted(ask)));
    expect((await ask(findRefund, { submissionId: 'submission-1' })).data).toHaveProperty('request');
  });

  it('confirms the newest quote alone', async () => {
    const { as } = opened();
    const ask = as(first);
    const old = await quoted(ask);
    await quoted(ask);
    expect(await ask(submitRefund, submission(old))).toMatchObject({ resultCode: 'RFD05' });
  });

  it('is another member’s neither to send nor to see', async () => {
    const { as } = opened();
    const [one, other] = [as(first), as(second)];
    await one(submitRefund, submission(await quoted(one)));
    expect((await other(findRefund, { submissionId: 'submission-1' })).data).toEqual({});
    expect(await other(quoteRefund, { ticketNos: ['7812100000032'], reason: 'plansChanged' })).toMatchObject({
      resultCode: 'RFD01',
    });
    expect(await other(refundRequest, { requestNo: 'RF2611000001' })).toMatchObject({ resultCode: 'RFD08' });
  });

  it('leaves no child behind', async () => {
    const { as } = opened();
    const ask = as(first);
    const alone = { ticketNos: ['7812100000001'] };
    const quoteId = await quoted(ask, alone.ticketNos);
    expect(await ask(submitRefund, submission(quoteId, alone))).toMatchObject({ resultCode: 'RFD25' });
    const accompanying = [{ ticketNo: '7812100000010', choice: 'together' }];
    expect(await ask(submitRefund, submission(quoteId, { ...alone, accompanying }))).toMatchObject({
      data: { request: { state: 'manual' } },
    });
  });
});

it('a refund takes the ticket out of the list at once', async () => {
  const { as } = opened();
  const ask = as(first);
  await ask(submitRefund, submission(await quoted(ask)));
  const { tickets } = (await ask(refundTickets)).data as {
    tickets: { ticketNo: string; obstacle?: { kind: string } }[];
  };
  expect(tickets.find((one) => one.ticketNo === ticketNo)?.obstacle?.kind).toBe('inRequest');
});

it('the order of the fixed requests is that of sandbox.md', async () => {
  const { as } = opened();
  const { requests } = (await as(first)(refundRequests)).data as {
    requests: { requestNo: string; state: string }[];
  };
  const states = new Map(requests.map(({ requestNo, state }) => [requestNo, state]));
  expect([...states.keys()].toSorted()).toHaveLength(11);
  expect(states.get('RF2611000006')).toBe('sent');
  expect(states.get('RF2611000010')).toBe('partly');
});

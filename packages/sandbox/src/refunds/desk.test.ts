import type { RefundFields } from '@mapp/kit/contracts';
import { consentTo, type RefundReason } from '@mapp/kit/rules';
import { describe, expect, it } from 'vitest';
import { contentOf, openDesk, owner, refusalIn, stranger } from './desk.support.ts';
import { refundTickets } from './refund-tickets.ts';
import { refundRequests } from './requests.ts';
import { submitting } from './submitting.ts';

type Desk = ReturnType<typeof openDesk>;
const [flexible, alike] = ['7812100000031', '7812100000032'];
const [mother, child] = ['7812100000001', '7812100000010'];

const quote = async ({ as }: Desk, ticketNos: string[], reason: RefundReason = 'plansChanged') =>
  contentOf(await submitting.quoteRefund(as(owner), { ticketNos, reason }));

let sent = 0;
const submit = async (desk: Desk, ticketNos: string[], change: Partial<RefundFields> = {}) => {
  const reason = change.reason ?? 'plansChanged';
  const quoteId = change.quoteId ?? (await quote(desk, ticketNos, reason)).quoteId;
  sent += 1;
  return submitting.submitRefund(desk.as(owner), {
    submissionId: `submission-${sent}`,
    ticketNos,
    attachments: [],
    accompanying: [],
    agreed: true,
    consents: [consentTo('conditions-of-carriage', 'zh')],
    ...change,
    reason,
    quoteId,
  });
};

describe('a quote', () => {
  it('is replaced by a newer one of its own order alone', async () => {
    const desk = openDesk();
    const { quoteId } = await quote(desk, [flexible]);
    await quote(desk, [alike]);
    expect(refusalIn(await submit(desk, [flexible], { quoteId }))).toBeUndefined();
  });

  it('ends with the step of the fee, and the sum that it names is the one that is booked', async () => {
    const desk = openDesk();
    // Fixed tickets are for the day after the first look.
    expect(desk.stateOf(flexible)).toBe('open');
    // MU5101 leaves at 08:00: from four hours before, it costs more.
    desk.clock.freeze('2026-06-02T03:55:00+08:00');
    const { quoteId, until, back } = await quote(desk, [flexible]);
    expect(Date.parse(until)).toBe(Date.parse('2026-06-02T04:00:00+08:00'));
    desk.clock.freeze('2026-06-02T04:00:00+08:00');
    const { request } = contentOf(await submit(desk, [flexible], { quoteId }));
    expect(request.back).toEqual({ amount: back, currency: 'CNY' });
    const late = await quote(desk, [alike]);
    desk.clock.freeze('2026-06-02T04:01:00+08:00');
    expect(refusalIn(await submit(desk, [alike], { quoteId: late.quoteId }))).toBe('RFD04');
  });

  it('is for the tickets of one order', async () => {
    const { as } = openDesk();
    const wish = { ticketNos: [flexible, alike], reason: 'plansChanged' } as const;
    expect(
      refusalIn(await submitting.quoteRefund(as(owner), { ...wish, ticketNos: [...wish.ticketNos] })),
    ).toBe('RFD01');
  });
});

describe('proof', () => {
  it('is not wanted for a flight that the airline has changed itself', async () => {
    const desk = openDesk();
    const reason = 'flightCancelled';
    expect(refusalIn(await submit(desk, [flexible], { reason }))).toBe('RFD07');
    const { request } = contentOf(await submit(desk, ['7812100000011'], { reason }));
    expect(request).toMatchObject({ kind: 'irregular', certainty: 'confirmed' });
  });

  it('is one of the files that the member has sent', async () => {
    const desk = openDesk();
    const reason = 'visaRefused';
    expect(refusalIn(await submit(desk, [flexible], { reason, attachments: ['F-2'] }))).toBe('RFD61');
    const fileId = desk.stores.proofs.add({ cardNo: stranger, name: 'visa.pdf', bytes: 1 });
    expect(refusalIn(await submit(desk, [flexible], { reason, attachments: [fileId] }))).toBe('RFD61');
    expect(refusalIn(await submit(desk, [flexible], { reason, attachments: ['F-1'] }))).toBeUndefined();
  });
});

it('a request keeps the remark, the details and a fare that is kept', async () => {
  const desk = openDesk();
  desk.changeTicket(flexible, { rule: [{ refund: { answer: 'refused' }, change: { answer: 'refused' } }] });
  const { request } = contentOf(await submit(desk, [flexible], { remark: 'One', detail: 'Two' }));
  expect(request).toMatchObject({
    remark: 'One',
    detail: 'Two',
    tickets: [{ amounts: { fareKept: true, back: 7000 } }],
  });
});

it('a request tells in its history that another phone was named, which none else does', async () => {
  const desk = openDesk();
  const { request } = contentOf(await submit(desk, [flexible], { phone: '13900000001' }));
  expect(request.history.map(({ event }) => event)).toEqual(['received', 'phoneChanged']);
  const other = contentOf(await submit(desk, [alike]));
  expect(other.request.history.map(({ event }) => event)).toEqual(['received']);
});

describe('a child', () => {
  const together = (ticketNo: string) => ({ accompanying: [{ ticketNo, choice: 'together' as const }] });

  it('goes with an adult of its flight alone, and never a stranger’s ticket', async () => {
    const desk = openDesk();
    expect(refusalIn(await submit(desk, [flexible], together('7812100000043')))).toBe('RFD24');
    // On the same flight, but of another order: only once it has been found by name and number.
    expect(refusalIn(await submit(desk, [flexible], together(child)))).toBe('RFD24');
    expect(desk.stateOf(child)).toBe('open');
    const wish = { adult: flexible, paxType: 'CHD', name: 'ZHANG/XIAOSUI', ticketNo: child } as const;
    contentOf(await refundTickets.findAccompanying(desk.as(owner), wish));
    const { request } = contentOf(await submit(desk, [flexible], together(child)));
    expect(request.state).toBe('manual');
    expect(desk.stateOf(child)).toBe('refunded');
  });

  it('is taken along by the adult who was named from then on', async () => {
    const desk = openDesk();
    const { ticketBook } = desk.stores;
    const { ticketNo: first, ...like } = ticketBook.find(mother) ?? {};
    if (!first || !('orderNo' in like)) throw new Error('No adult');
    const [second, third] = [ticketBook.issue(like), ticketBook.issue(like)];
    const moved = (adult: string) => ({
      accompanying: [{ ticketNo: child, choice: 'otherAdult' as const, adult }],
    });
    expect(refusalIn(await submit(desk, [mother], moved(mother)))).toBe('RFD24');
    contentOf(await submit(desk, [mother], moved(third.ticketNo)));
    const list = contentOf(await refundTickets.refundTickets(desk.as(owner), { orderNo: second.orderNo }));
    expect(list.tickets.find((one) => one.ticketNo === child)).toMatchObject({ carrier: third.ticketNo });
    // The second takes nobody along: nobody is left behind by that refund.
    contentOf(await submit(desk, [second.ticketNo]));
    expect(refusalIn(await submit(desk, [third.ticketNo]))).toBe('RFD25');
  });
});

describe('a difference', () => {
  const wish = {
    requestNo: 'RF2611000010',
    ticketNo: '7812100000112',
    amount: { amount: 36_000, currency: 'CNY' },
    reason: 'Late',
    attachments: ['F-1'],
  };

  it('of a request in part leaves the way open to hand the rest in anew', async () => {
    const desk = openDesk();
    const { request } = contentOf(await refundRequests.askForDifference(desk.as(owner), wish));
    expect(request).toMatchObject({ state: 'partly', attachments: 1, difference: { amount: wish.amount } });
    expect(refusalIn(await refundRequests.askForDifference(desk.as(owner), wish))).toBe('RFD09');
    const again = { requestNo: wish.requestNo, remark: '', attachments: ['F-1'] };
    const after = contentOf(await refundRequests.resubmitRefund(desk.as(owner), again)).request;
    expect(after.times.arrived).toBeUndefined();
    expect(after.tickets.find(({ outcome }) => outcome === 'arrived')?.times?.arrived).toBeDefined();
  });

  it('is at most what was kept, and in the currency of the request', async () => {
    const { as } = openDesk();
    const ask = async (amount: number, currency = 'CNY') =>
      refusalIn(await refundRequests.askForDifference(as(owner), { ...wish, amount: { amount, currency } }));
    expect(await ask(36_001)).toBe('RFD26');
    expect(await ask(1, 'JPY')).toBe('RFD26');
  });
});

import { describe, expect, it } from 'vitest';
import { contentOf, openDesk, owner, refusalIn, stranger } from '../refunds/desk.support.ts';
import { refundRequests } from '../refunds/requests.ts';
import { refundTickets } from '../refunds/refund-tickets.ts';
import { agentRefundAnswers } from './agent-refund.ts';

const { sendAgentCode } = agentRefundAnswers;

/** The answers are given at once. */
type Now<Answer> = Exclude<Answer, Promise<unknown>>;
type Desk = ReturnType<typeof openDesk>;

const find = ({ as }: Desk, ticketNo: string, name = '张三', asks = stranger) =>
  agentRefundAnswers.findAgentTicket(as(asks), { ticketNo, name }) as Now<
    ReturnType<typeof agentRefundAnswers.findAgentTicket>
  >;

const quoteOf = (desk: Desk, ticketNo: string): string => {
  const found = find(desk, ticketNo);
  return 'payload' in found ? (found.payload.quoteId ?? '') : '';
};

const submit = (desk: Desk, ticketNo: string, together?: true, quoteId = quoteOf(desk, ticketNo)) => {
  const wish = {
    submissionId: 'submission-agent-1',
    ticketNo,
    quoteId,
    code: '246810',
    agreed: true,
  } as const;
  return agentRefundAnswers.submitAgentRefund(desk.as(stranger), { ...wish, together }) as Now<
    ReturnType<typeof agentRefundAnswers.submitAgentRefund>
  >;
};

describe('a refund for somebody else', () => {
  it.each([
    ['7812100000002', 'returned', 'RFD20', '张三'],
    ['7812100000003', 'pointsPaymentFailed', 'RFD11', '张三'],
    ['7812100000005', 'originalChannel', 'RFD13', '张三'],
    ['7812100000006', 'inApp', 'RFD14', '张三'],
    ['7812100000007', 'mixedPayment', 'RFD15', '张三'],
    ['7812100000008', 'printedItinerary', 'RFD16', '张三'],
    ['7812100000009', 'onlyTwoKinds', 'RFD17', '张三'],
    ['7812100000010', 'onlyAdults', 'RFD02', 'ZHANG/XIAOSUI'],
    ['7812100000012', 'suspended', 'RFD22', '张三'],
    ['7812100000013', 'rejected', 'RFD23', '张三'],
  ])('of %s meets what its passenger meets: %s', async (ticketNo, kind, code, name) => {
    const desk = openDesk();
    const { obstacle } = contentOf(find(desk, ticketNo, name));
    // …002 is in a request whose money has been sent: it counts as returned.
    expect(obstacle).toMatchObject({ kind });
    expect(obstacle).not.toHaveProperty('requestNo');
    expect(refusalIn(await sendAgentCode(desk.as(stranger), { ticketNo }))).toBe(code);
    expect(refusalIn(submit(desk, ticketNo))).toBe(code);
    expect(desk.stores.refundBook.list(stranger)).toEqual([]);
  });

  it('tells the way to the request only to the member whose it is', () => {
    const desk = openDesk();
    expect(contentOf(find(desk, '7812100000013', '张三', owner)).obstacle).toMatchObject({
      requestNo: 'RF2611000007',
    });
  });

  it('is never the second one of a ticket, and neither is a rejected request that is handed in anew', async () => {
    const desk = openDesk();
    const again = { requestNo: 'RF2611000007', remark: '', attachments: ['F-1'] };
    expect(refusalIn(await refundRequests.resubmitRefund(desk.as(owner), again))).toBeUndefined();
    expect(desk.stateOf('7812100000013')).toBe('refunded');
    expect(refusalIn(submit(desk, '7812100000013'))).toBe('RFD21');
  });

  it('shuts the ticket for its own member, without telling whose request it is', async () => {
    const desk = openDesk();
    const ticketNo = '7812100000033';
    expect(contentOf(submit(desk, ticketNo)).requestNo).toMatch(/^RF/);
    const { tickets } = contentOf(await refundTickets.refundTickets(desk.as(owner), { ticketNo }));
    expect(tickets[0]).toMatchObject({ obstacle: { kind: 'inRequest' } });
    expect(tickets[0]).not.toHaveProperty('request');
  });

  it('counts those who cannot travel without the passenger, and takes them along only if that is agreed to', async () => {
    const desk = openDesk();
    const ticketNo = '7812100000001';
    expect(contentOf(find(desk, ticketNo, 'zhang/san'))).toMatchObject({ along: 1 });
    await sendAgentCode(desk.as(stranger), { ticketNo });
    expect(refusalIn(submit(desk, ticketNo))).toBe('RFD25');
    const { requestNo } = contentOf(submit(desk, ticketNo, true));
    const request = desk.stores.refundBook.find(stranger, requestNo);
    expect(request).toMatchObject({ state: 'manual', certainty: 'unknown' });
    expect(request?.back).toBeUndefined();
    expect(request?.tickets.map((one) => one.ticketNo)).toEqual([ticketNo, '7812100000010']);
    expect([ticketNo, '7812100000010'].map(desk.stateOf)).toEqual(['refunded', 'refunded']);
  });

  it('books the sum that was shown, until its fee rises', () => {
    const desk = openDesk();
    const [ticketNo, late] = ['7812100000033', '7812100000031'];
    expect(desk.stateOf(ticketNo)).toBe('open');
    // MU5101 leaves at 08:00: from four hours before, it costs more.
    desk.clock.freeze('2026-06-02T03:55:00+08:00');
    const shown = contentOf(find(desk, ticketNo));
    expect(shown).toMatchObject({ certainty: 'confirmed', until: '2026-06-02T04:00:00+08:00' });
    const missed = quoteOf(desk, late);
    desk.clock.freeze('2026-06-02T04:00:00+08:00');
    const { requestNo } = contentOf(submit(desk, ticketNo, undefined, shown.quoteId));
    expect(desk.stores.refundBook.find(stranger, requestNo)?.back).toEqual(shown.back);
    desk.clock.freeze('2026-06-02T04:01:00+08:00');
    const again = {
      submissionId: 'submission-agent-2',
      ticketNo: late,
      code: '246810',
      agreed: true,
    } as const;
    const sent = (quoteId: string) =>
      agentRefundAnswers.submitAgentRefund(desk.as(stranger), { ...again, quoteId }) as object;
    expect(refusalIn(sent(missed))).toBe('RFD04');
    expect(contentOf(find(desk, late)).back?.amount).toBeLessThan(shown.back?.amount ?? 0);
    expect(refusalIn(sent(missed))).toBe('RFD05');
    expect(desk.stateOf(late)).toBe('open');
  });

  it('gives points back to the member who has paid with them', () => {
    const desk = openDesk();
    const ticketNo = '7812100000033';
    desk.changeTicket(ticketNo, { fare: 0, points: 10_000 });
    const { pointsBack } = contentOf(find(desk, ticketNo));
    expect(Number(pointsBack)).toBeGreaterThan(0);
    submit(desk, ticketNo);
    expect(desk.stores.pointsEvents.of(owner)).toEqual([
      expect.objectContaining({ points: pointsBack, transaction: 'C' }),
    ]);
    expect(desk.stores.pointsEvents.of(stranger)).toEqual([]);
  });
});

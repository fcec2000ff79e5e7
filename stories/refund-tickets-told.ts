import { refundTickets, type RefundTicket } from '@mapp/kit/contracts';
import type { DraftForm } from '@mapp/kit/session';
import { answerTo } from '@mapp/sandbox/ask';
import { http, HttpResponse } from 'msw/http';
import type { StoryContext } from 'storybook/internal/csf';

/** Lets the airline tell tickets of an order of the member otherwise than it would. */
export const refundTicketsTold =
  (orderNo: string, change: (tickets: readonly RefundTicket[]) => readonly object[]) =>
  async ({ airline, msw }: StoryContext): Promise<void> => {
    const wish = { from: '2025-06-01', until: '2026-06-01', orderNo };
    const { body } = await answerTo(airline, refundTickets, wish, { token: airline.signIn('600000000001') });
    const { tickets } = body['data'] as { tickets: readonly RefundTicket[] };
    msw.use(
      http.post(`*${refundTickets.path}`, () =>
        HttpResponse.json({ Code: 200, Msg: 'success', data: { tickets: change(tickets) } }),
      ),
    );
  };

/** A ticket that was bought with points in part. */
export const paidWithPoints = (ticket: RefundTicket): object => ({
  ...ticket,
  legs: ticket.legs.map((leg) => ({ ...leg, fare: 60_000, points: 6000 })),
});

/** An application that has been begun, as its pages share it in memory. */
export const begunRefund: DraftForm<Record<string, unknown>> = {
  name: 'refund',
  keeps: {},
  choices: () => ({}),
};

/** Decisions of an application before the first. */
export const undecided = {
  submissionId: 'submission-begun',
  reason: '',
  remark: '',
  detail: '',
  accompanying: [],
  agreed: false,
} as const;

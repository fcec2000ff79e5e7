import { refundCard, saveRefundCard } from '../../contracts/refunds/bank-card.ts';
import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import { useLookUpRefundCard, useRefundCard, useReloadRefundCard, useSaveRefundCard } from './bank-card.ts';

const refusals = Object.keys(refundRefusals);
const requestNo = 'RF2611000001';
const card = { bank: 'icbc', tail: '0000', kind: 'savings' } as const;

/** Duties of the hooks in `bank-card.ts`. */
export const rows: HookRows = {
  reads: [reads(refundCard, () => useRefundCard(requestNo), { payload: { requestNo }, untold: refusals })],
  writes: [
    writes(
      saveRefundCard,
      useSaveRefundCard,
      { requestNo, kind: 'savings', cardNumber: '6222020000000000000', bank: 'icbc' },
      ['noAnswer', ...refusals],
    ),
  ],
  lookUps: [
    looksUp(refundCard, useLookUpRefundCard, {
      given: [requestNo],
      payload: { requestNo },
      answer: { name: '张三', ticketNo: '7812100000001', card },
      gives: card,
    }),
  ],
  reloads: [[useReloadRefundCard, [refundCard]]],
};

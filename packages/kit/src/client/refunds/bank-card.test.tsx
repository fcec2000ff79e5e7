// @vitest-environment happy-dom
import { refundCard, saveRefundCard } from '../../contracts/refunds/bank-card.ts';
import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { itLooksUp, itReads, itReloads, itWrites, looksUp, reads, writes } from '../hook.support.ts';
import { useLookUpRefundCard, useRefundCard, useReloadRefundCard, useSaveRefundCard } from './bank-card.ts';

const refusals = Object.keys(refundRefusals);
const requestNo = 'RF2611000001';
const card = { bank: 'icbc', tail: '0000', kind: 'savings' } as const;

itReads([reads(refundCard, () => useRefundCard(requestNo), { payload: { requestNo }, untold: refusals })]);

itWrites([
  writes(
    saveRefundCard,
    useSaveRefundCard,
    { requestNo, kind: 'savings', cardNumber: '6222020000000000000', bank: 'icbc' },
    ['noAnswer', ...refusals],
  ),
]);

itLooksUp([
  looksUp(refundCard, useLookUpRefundCard, {
    given: [requestNo],
    payload: { requestNo },
    answer: { name: '张三', ticketNo: '7812100000001', card },
    gives: card,
  }),
]);

itReloads(useReloadRefundCard, [refundCard]);

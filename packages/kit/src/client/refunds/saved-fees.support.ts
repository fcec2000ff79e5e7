import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { removeFeeResult, savedFeeResults, saveFeeResult } from '../../contracts/refunds/saved-fees.ts';
import { ticketFees } from '../../contracts/refunds/ticket-fees.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  useLookUpSavedFees,
  useReloadSavedFees,
  useRemoveFees,
  useSavedFees,
  useSaveFees,
} from './saved-fees.ts';
import { refundRefusedAs, useTicketFees } from './ticket-fees.ts';

const refusals = Object.keys(refundRefusals);
const told = ['noAnswer', ...refusals];
const ticket = { ticketNo: '7812100000001', name: '张三' };

/** Duties of the hooks in `saved-fees.ts`. */
export const rows: HookRows = {
  reads: [
    reads(savedFeeResults, useSavedFees),
    reads(ticketFees, () => useTicketFees(ticket), { payload: ticket, guests: true, untold: refusals }),
  ],
  writes: [
    writes(saveFeeResult, useSaveFees, { reference: 'r-1', way: 'refund' }, told),
    writes(removeFeeResult, useRemoveFees, { reference: 'r-1' }, told),
  ],
  lookUps: [
    looksUp(savedFeeResults, useLookUpSavedFees, { answer: { results: [] }, gives: { results: [] } }),
  ],
  reloads: [[useReloadSavedFees, [savedFeeResults]]],
  refusals: [[refundRefusedAs, 'RFD03', 'refund.resultGone']],
};

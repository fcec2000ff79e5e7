import { refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import {
  repurchaseResult,
  sendRepurchaseCode,
  submitRepurchase,
} from '../../contracts/refunds/repurchase.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  useLookUpRepurchase,
  useReloadRepurchase,
  useRepurchase,
  useSendRepurchaseCode,
  useSubmitRepurchase,
} from './repurchase.ts';

const refusals = Object.keys(refundRefusals);
const queryId = 'query-0001';
const ticket = {
  ticketNo: '7812100000020',
  name: '张三',
  documentTail: '4510',
  from: 'SHA',
  to: 'PEK',
  flightNo: 'MU5101',
  departs: '2026-06-03T08:00:00+08:00',
  fare: 120_000,
  issuedAt: '2026-05-12T10:00:00+08:00',
  paidWith: 'cash',
} as const;

/** Duties of the hooks in `repurchase.ts`. */
export const rows: HookRows = {
  reads: [
    reads(repurchaseResult, () => useRepurchase(queryId), {
      payload: { queryId },
      guests: true,
      untold: refusals,
    }),
  ],
  writes: [
    writes(
      sendRepurchaseCode,
      useSendRepurchaseCode,
      { ticketNo: '7812100000020', documentNo: '310104199003074510' },
      ['noAnswer'],
    ),
    writes(submitRepurchase, useSubmitRepurchase, { queryId }, ['noAnswer', ...refusals]),
  ],
  lookUps: [
    looksUp(repurchaseResult, useLookUpRepurchase, {
      given: [queryId],
      payload: { queryId },
      answer: { old: ticket, fresh: ticket, currency: 'CNY', requestNo: 'RF2613000001' },
      gives: 'RF2613000001',
    }),
  ],
  reloads: [[useReloadRepurchase, [repurchaseResult]]],
};

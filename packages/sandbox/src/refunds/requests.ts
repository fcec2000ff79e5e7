import { actionsOf, keptOf, type RequestAction } from '@mapp/kit/rules';
import type { Reply } from '../reply.ts';
import { giveBackTicket } from '../ticket-orders/effects.ts';
import { signedIn, type Answers, type RequestContext } from '../request-context.ts';
import { chinaTime } from '../stops.ts';
import { isTravelling } from './accompanying.ts';
import { hasFiles } from './proofs.ts';
import { refuseRefund } from './refusals.ts';
import { requestIn, type RequestRecord } from './request-records.ts';

type Answer = Reply<{ request: ReturnType<typeof requestIn> }>;

/** A request on which something can be done now, or the refusal. */
function actionable(
  context: RequestContext,
  requestNo: string,
  wanted: readonly RequestAction[],
): RequestRecord | Answer {
  const { refundBook, clock, language } = context;
  const record = refundBook.find(signedIn(context).cardNo, requestNo);
  if (!record) return refuseRefund('RFD08', language);
  const possible = actionsOf(record, clock.now().getTime());
  return wanted.some((action) => possible.includes(action)) ? record : refuseRefund('RFD09', language);
}

const isAnswer = (given: RequestRecord | Answer): given is Answer =>
  'refusal' in given || 'envelope' in given;

/** A request without what the airline has said against it. */
function withoutAnswer(record: RequestRecord): RequestRecord {
  const { rejection: _rejection, wanted: _wanted, until: _until, ...rest } = record;
  return rest;
}

/** Refusal where a rejected ticket is in another request meanwhile, or can be flown no more. */
function takenOf({ refundBook, ticketBook }: RequestContext, record: RequestRecord) {
  for (const { ticketNo, outcome } of record.tickets) {
    if (outcome !== 'rejected') continue;
    const other = refundBook.ofTicket(ticketNo)?.request;
    if (other && other.requestNo !== record.requestNo && other.state !== 'rejected') return 'RFD21';
    const ticket = ticketBook.find(ticketNo);
    if (ticket && !isTravelling(ticket)) return 'RFD09';
  }
  return undefined;
}

/** Requests of the member, and what can be done with them. */
export const refundRequests: Pick<
  Answers,
  'refundRequests' | 'refundRequest' | 'resubmitRefund' | 'askForDifference'
> = {
  refundRequests(context, { from, until, kind, ticketNo }) {
    const { refundBook, language } = context;
    const fits = ({ times, kind: own, tickets }: RequestRecord) => {
      const day = times.received.slice(0, 10);
      return (
        (from === undefined || day >= from) &&
        (until === undefined || day <= until) &&
        (kind === undefined || own === kind) &&
        (ticketNo === undefined || tickets.some((one) => one.ticketNo === ticketNo))
      );
    };
    const list = refundBook.list(signedIn(context).cardNo).filter(fits);
    const sorted = list.toSorted(
      (one, other) => Date.parse(other.times.received) - Date.parse(one.times.received),
    );
    return { envelope: 'Code', payload: { requests: sorted.map((one) => requestIn(one, language)) } };
  },

  refundRequest(context, { requestNo }) {
    const { refundBook, language } = context;
    const record = refundBook.find(signedIn(context).cardNo, requestNo);
    return record
      ? { envelope: 'Code', payload: { request: requestIn(record, language) } }
      : refuseRefund('RFD08', language);
  },

  resubmitRefund(context, { requestNo, remark, attachments }): Answer {
    const { refundBook, clock, language } = context;
    const { cardNo } = signedIn(context);
    const record = actionable(context, requestNo, ['resubmit', 'supplement']);
    if (isAnswer(record)) return record;
    if (attachments.length === 0) return refuseRefund('RFD07', language);
    if (!hasFiles(context, attachments)) return refuseRefund('RFD61', language);
    const taken = takenOf(context, record);
    if (taken) return refuseRefund(taken, language);
    const at = chinaTime(clock.now().getTime());
    const again = record.state !== 'supplement';
    const changed: RequestRecord = {
      ...withoutAnswer(record),
      state: 'examining',
      remark,
      files: [...(record.files ?? []), ...attachments],
      resubmissions: (record.resubmissions ?? 0) + (again ? 1 : 0),
      times: { received: again ? at : record.times.received, ...(!again && { examined: at }) },
      // Money of the others that is on its way, or there, keeps its dates.
      tickets: record.tickets.map((ticket) =>
        ticket.outcome === 'rejected'
          ? { ...ticket, outcome: 'pending' }
          : { times: record.times, ...ticket },
      ),
      history: [...record.history, { at, event: again ? 'resubmitted' : 'supplemented' }],
    };
    refundBook.change(cardNo, changed);
    for (const ticket of record.tickets)
      if (ticket.outcome === 'rejected') giveBackTicket(context, ticket.ticketNo);
    return { envelope: 'Code', payload: { request: requestIn(changed, language) } };
  },

  askForDifference(context, { requestNo, ticketNo, amount, reason, attachments }): Answer {
    const { refundBook, clock, language } = context;
    const { cardNo } = signedIn(context);
    const record = actionable(context, requestNo, ['difference']);
    if (isAnswer(record)) return record;
    const ticket = record.tickets.find((one) => one.ticketNo === ticketNo && one.outcome === 'arrived');
    if (!ticket) return refuseRefund('RFD09', language);
    const isMissing = ticket.amounts !== undefined && amount.amount <= keptOf(ticket.amounts);
    if (amount.currency !== record.currency || !isMissing) return refuseRefund('RFD26', language);
    if (!hasFiles(context, attachments)) return refuseRefund('RFD61', language);
    const at = chinaTime(clock.now().getTime());
    const changed: RequestRecord = {
      ...record,
      // A request in part can still be handed in again for the rest.
      state: record.state === 'partly' ? 'partly' : 'difference',
      difference: { ticketNo, amount, reason, at },
      files: [...(record.files ?? []), ...attachments],
      history: [...record.history, { at, event: 'differenceAsked' }],
    };
    refundBook.change(cardNo, changed);
    return { envelope: 'Code', payload: { request: requestIn(changed, language) } };
  },
};

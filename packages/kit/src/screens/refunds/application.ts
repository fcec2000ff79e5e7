import type { RefundFields, RefundQuote } from '../../contracts/refunds/refund-quote.ts';
import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { strandedBy } from '../../rules/refunds/accompanying.ts';
import { isGivenBack } from '../../rules/refunds/obstacles.ts';
import { proofOf } from '../../rules/refunds/reasons.ts';
import type { NoticeConsent } from '../../rules/notices/consent.ts';
import { mainlandPhone } from '../../validators/phone.ts';
import { remark as checkRemark } from '../../validators/remark.ts';
import type { AccompanyingDecision, RefundDraft } from './refund-draft.ts';

/** Most characters of the detail remark. Source: travel.md section 5. */
export const detailLimit = 100;

/** An application as its page draws it. */
export interface Application {
  /** Tickets of the order that can be chosen. */
  readonly free: readonly RefundTicket[];
  /** Children and infants of the order, who go with an adult. */
  readonly along: readonly RefundTicket[];
  readonly chosen: readonly RefundTicket[];
  /** Those of them who would be left without an adult. */
  readonly stranded: readonly RefundTicket[];
  /** Children and infants of other bookings, who go with the refund. */
  readonly others: readonly AccompanyingDecision[];
  /** The airline has caused it for every chosen ticket, and knows so. */
  readonly involuntary: boolean;
}

/** Puts an application together from the tickets of an order and what has been chosen. */
export function applicationOf(tickets: readonly RefundTicket[], draft: RefundDraft): Application {
  // Both areas lead here: an irregular flight stands in the way of neither.
  const free = tickets.filter(({ obstacle }) => obstacle === undefined);
  const along = tickets.filter(({ obstacle }) => obstacle?.kind === 'onlyAdults');
  const chosen = free.filter(({ ticketNo }) => draft.ticketNos?.includes(ticketNo) ?? true);
  const here = tickets.filter(({ obstacle }) => !isGivenBack(obstacle?.kind));
  const people = here.map((ticket) => {
    const decided = draft.accompanying.find(({ ticketNo }) => ticketNo === ticket.ticketNo);
    return decided?.choice === 'otherAdult' ? { ...ticket, carrier: decided.adult } : ticket;
  });
  const together = draft.accompanying
    .filter(({ choice }) => choice === 'together')
    .map(({ ticketNo }) => ticketNo);
  const stranded = strandedBy(people, [...chosen.map(({ ticketNo }) => ticketNo), ...together]);
  const others = draft.accompanying.filter(({ ticketNo }) =>
    tickets.every((ticket) => ticket.ticketNo !== ticketNo),
  );
  const involuntary = chosen.length > 0 && chosen.every((ticket) => ticket.involuntary);
  return { free, along, chosen, stranded, others, involuntary };
}

/** Parts of the form that are not right yet, in the order of the page. */
export interface ApplicationProblems {
  readonly tickets: boolean;
  readonly stranded: boolean;
  readonly reason: boolean;
  readonly remark: boolean;
  readonly detail: boolean;
  readonly proof: boolean;
  readonly phone: boolean;
  readonly agreed: boolean;
}

/** Files of an application: those that the airline has, and those that have failed on their way. */
export interface ProofCount {
  readonly sent: number;
  readonly failed: number;
}

export const problemsOf = (
  { chosen, stranded, involuntary }: Application,
  draft: RefundDraft,
  files: ProofCount,
): ApplicationProblems => ({
  tickets: chosen.length === 0,
  stranded: stranded.length > 0,
  reason: draft.reason === '' || proofOf(draft.reason) === 'elsewhere',
  remark: !checkRemark(draft.remark).ok,
  detail: Array.from(draft.detail.trim()).length > detailLimit,
  proof:
    draft.reason !== '' &&
    proofOf(draft.reason, involuntary) === 'wanted' &&
    (files.sent === 0 || files.failed > 0),
  phone: draft.phone !== undefined && !mainlandPhone(draft.phone).ok,
  agreed: !draft.agreed,
});

/** An application as it is sent; undefined while it lacks its reason. */
export function refundFields(
  { chosen }: Application,
  draft: RefundDraft,
  quote: RefundQuote,
  attachments: readonly string[],
  consents: readonly NoticeConsent[],
): RefundFields | undefined {
  if (draft.reason === '') return undefined;
  const phone = draft.phone === undefined ? undefined : mainlandPhone(draft.phone);
  const [remark, detail] = [draft.remark.trim(), draft.detail.trim()];
  return {
    submissionId: draft.submissionId,
    quoteId: quote.quoteId,
    ticketNos: chosen.map(({ ticketNo }) => ticketNo),
    reason: draft.reason,
    ...(remark !== '' && { remark }),
    ...(detail !== '' && { detail }),
    ...(phone?.ok && { phone: phone.value }),
    attachments: [...attachments],
    accompanying: draft.accompanying.map(({ ticketNo, choice, adult }) => ({
      ticketNo,
      choice,
      ...(adult !== undefined && { adult }),
    })),
    agreed: true,
    consents: [...consents],
  };
}

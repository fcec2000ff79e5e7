import { useCallback, useEffect, useState } from 'react';
import { newSubmissionId } from '../../client/refunds/refunds.ts';
import type { RefundFields } from '../../contracts/refunds/refund-quote.ts';
import type { AccompanyingChoice } from '../../rules/refunds/accompanying.ts';
import type { RefundReason } from '../../rules/refunds/reasons.ts';
import { begunAlone, type DraftForm } from '../../session/drafts.ts';
import { useSession } from '../../session/session-provider.tsx';

/** Decision about a child or an infant who travels along. */
export interface AccompanyingDecision {
  readonly ticketNo: string;
  readonly name: string;
  readonly choice: Exclude<AccompanyingChoice, 'keep'>;
  /** Ticket of the adult who takes the child along from now on. */
  readonly adult?: string | undefined;
}

/** An application that has not been handed in yet. */
export interface RefundDraft {
  /** One until it is handed in, so that however often it is sent, one request comes of it. */
  readonly submissionId: string;
  /** Chosen tickets; undefined while the traveller has not chosen: then all that can. */
  readonly ticketNos?: readonly string[] | undefined;
  readonly reason: RefundReason | '';
  readonly remark: string;
  readonly detail: string;
  /** Another contact phone than the order's; undefined while that is kept. */
  readonly phone?: string | undefined;
  readonly accompanying: readonly AccompanyingDecision[];
  readonly agreed: boolean;
  /** Sent, and no answer came: it is looked up before anything is sent again. */
  readonly unsure?: RefundFields | undefined;
}

/** Everything in it says something of a person: nothing outlives a reload. */
const refundForm: DraftForm<RefundDraft> = { name: 'refund', keeps: {}, choices: () => ({}) };

/** That an application was begun, of whichever order: this alone outlives a reload. */
export const begunRefund: DraftForm<true> = { name: 'refundBegun', ...begunAlone };

const fresh = (): RefundDraft => ({
  submissionId: newSubmissionId(),
  reason: '',
  remark: '',
  detail: '',
  accompanying: [],
  agreed: false,
});

/** The application of an order, shared by its pages, and the ways to change and to end it. */
export function useRefundDraft(orderNo: string) {
  const { drafts } = useSession();
  const [draft, setDraft] = useState(() => drafts.read(refundForm, orderNo) ?? fresh());
  // Another page of the application may have changed it meanwhile.
  useEffect(
    () =>
      drafts.subscribe(() => {
        const known = drafts.read(refundForm, orderNo);
        if (known) setDraft(known);
      }),
    [drafts, orderNo],
  );
  const change = useCallback(
    (part: Partial<RefundDraft>) => {
      setDraft((before) => {
        const next = { ...before, ...drafts.read(refundForm, orderNo), ...part };
        drafts.write(refundForm, next, orderNo);
        drafts.write(begunRefund, true);
        return next;
      });
    },
    [drafts, orderNo],
  );
  const forget = useCallback(() => {
    drafts.forget(refundForm, orderNo);
    drafts.forget(begunRefund);
  }, [drafts, orderNo]);
  return { draft, change, forget };
}

export type RefundDraftInUse = ReturnType<typeof useRefundDraft>;

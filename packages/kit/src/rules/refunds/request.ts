/** States of a refund request as the airline tells them. Source: travel.md section 4, sandbox.md; `overdue` is worked out. */
export const refundStates = [
  'received',
  'examining',
  'approved',
  'sent',
  'arrived',
  'rejected',
  'supplement',
  'suspended',
  'partly',
  'difference',
  'manual',
] as const;
export type RefundState = (typeof refundStates)[number];

/** Outcomes of one ticket of a request: a request can end in two ways. */
export const ticketOutcomes = ['pending', 'approved', 'sent', 'arrived', 'rejected'] as const;
export type TicketOutcome = (typeof ticketOutcomes)[number];

/** Printed itinerary of a ticket. Source: travel.md section 4. */
export const itineraryStates = ['mailed', 'notMailed', 'notNeeded'] as const;
export type ItineraryState = (typeof itineraryStates)[number];

/** Certainty of a sum: the airline has said it, it is worked out, or nobody can say yet. Source: travel-domain.md T7. */
export const certainties = ['confirmed', 'estimated', 'unknown'] as const;
export type Certainty = (typeof certainties)[number];

/** Purposes of requests: one of one's own, one that the airline has caused, for somebody else, after buying again. */
export const refundKinds = ['general', 'irregular', 'agent', 'repurchase'] as const;
export type RefundKind = (typeof refundKinds)[number];

/** Acts on a request. */
export const requestActions = ['resubmit', 'supplement', 'difference'] as const;
export type RequestAction = (typeof requestActions)[number];

const actions: Readonly<Record<RefundState, readonly RequestAction[]>> = {
  received: [],
  examining: [],
  approved: [],
  sent: [],
  arrived: ['difference'],
  rejected: ['resubmit'],
  supplement: ['supplement'],
  suspended: [],
  partly: ['resubmit', 'difference'],
  difference: [],
  manual: [],
};

/** A request as its actions are worked out. */
export interface ActionableRequest {
  readonly state: RefundState;
  /** Last instant at which it can be handed in again or supplemented, ISO 8601. */
  readonly until?: string | undefined;
  /** A difference that has been asked for: there is one for a request. */
  readonly difference?: object | undefined;
}

/**
 * Acts that a request allows, by the airline's clock.
 * @param now ms since 1970
 */
export function actionsOf(
  { state, until, difference }: ActionableRequest,
  now: number,
): readonly RequestAction[] {
  const isOver = until !== undefined && Date.parse(until) < now;
  return actions[state].filter((action) => (action === 'difference' ? difference === undefined : !isOver));
}

/** Whether the money is neither there nor refused: the request goes on. */
export const isRequestOpen = (state: RefundState): boolean => state !== 'arrived' && state !== 'rejected';

/** Whether somebody of the airline still calls about a request: nothing has been decided, asked for or held up. */
export const awaitsCall = (state: RefundState): boolean =>
  state === 'received' || state === 'examining' || state === 'manual';

/** Whether the request goes on, or waits for the traveller to hand it in again before its time is over. */
export const isUnsettled = (request: ActionableRequest, now: number): boolean =>
  isRequestOpen(request.state) ||
  (request.until !== undefined && actionsOf(request, now).some((action) => action !== 'difference'));

/**
 * Whether the account that receives the money can still be named: nothing has been sent, and something will be. Who asks for somebody else
 * has signed that it goes back to the account that paid.
 */
export const canNameCard = ({
  kind,
  state,
  times,
}: {
  readonly kind?: RefundKind | undefined;
  readonly state: RefundState;
  readonly times: { readonly sent?: string | undefined };
}): boolean =>
  kind !== 'agent' &&
  times.sent === undefined &&
  state !== 'arrived' &&
  state !== 'sent' &&
  state !== 'rejected';

/** Counts of the tickets of a request by how they end. */
export interface OutcomeCount {
  readonly back: number;
  readonly refused: number;
  readonly pending: number;
}

export const countOutcomes = (tickets: readonly { readonly outcome: TicketOutcome }[]): OutcomeCount => {
  const refused = tickets.filter(({ outcome }) => outcome === 'rejected').length;
  const pending = tickets.filter(({ outcome }) => outcome === 'pending').length;
  return { back: tickets.length - refused - pending, refused, pending };
};

import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';

/** Message for the sum of a request, by how sure it is: an estimate until it is sent, then what comes, then what came. */
export function sumLabelOf({ state, times, tickets }: RefundRequest): 'cameBack' | 'willBack' | 'estimated' {
  // Refused tickets bring nothing: the sum has come as soon as the rest is there.
  const isThere = tickets.every(({ outcome }) => outcome === 'arrived' || outcome === 'rejected');
  if (state === 'arrived' || state === 'difference' || (state === 'partly' && isThere)) return 'cameBack';
  return state === 'sent' || times.sent !== undefined ? 'willBack' : 'estimated';
}

import { refundRefusalOf, refundRefusals } from '../../contracts/refunds/refund-refusals.ts';
import { ticketFees } from '../../contracts/refunds/ticket-fees.ts';
import type { RequestOf } from '../../contracts/call.ts';
import type { RequestFailure } from '../failure.ts';
import { useRead, type ReadResult } from '../read.ts';

/** Prices and fee rules of a ticket; nothing is asked without one. */
export const useTicketFees = (
  ticket: RequestOf<typeof ticketFees> | undefined,
): ReadResult<typeof ticketFees> => useRead(ticketFees, ticket, { handles: Object.keys(refundRefusals) });

/** The error that a failure of refunds is; undefined for any other. */
export const refundRefusedAs = ({ failure }: RequestFailure): ReturnType<typeof refundRefusalOf> =>
  failure.kind === 'refused' ? refundRefusalOf(failure.code) : undefined;

export { codeOfObstacle } from '../../contracts/refunds/refund-refusals.ts';

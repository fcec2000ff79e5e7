import type { Call } from '../call.ts';
import { removeFeeResult, savedFeeResults, saveFeeResult } from './saved-fees.ts';
import { ticketFees } from './ticket-fees.ts';

/** Calls of the area `refunds`. */
export const calls: readonly Call[] = [ticketFees, savedFeeResults, saveFeeResult, removeFeeResult];

import { addDays, type Day } from '../days.ts';

/** States of a voucher for reimbursement. */
export const reimbursementStates = ['open', 'asked', 'issued'] as const;
export type ReimbursementState = (typeof reimbursementStates)[number];

/** Reasons for which no voucher can be asked for. */
export const reimbursementBars = ['unflown', 'tooLate', 'points', 'refunded'] as const;
export type ReimbursementBar = (typeof reimbursementBars)[number];

/** Where the paper of an older ticket is. Source: travel.md section 4. */
export const deliveryStates = ['mailed', 'notMailed', 'noReturn'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Steps of a delivery. */
export const deliverySteps = ['printed', 'collected', 'onTheWay', 'delivered'] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** First day whose tickets have a digital itinerary. Source: travel-domain.md T6. */
export const digitalSince: Day = '2024-12-01';

/** Days after the last flight in which it can be asked for. */
export const reimbursementDays = 180;

/** The form of a ticket's voucher, by the day on which it was issued. */
export const voucherForm = (issuedOn: Day): 'digital' | 'paper' =>
  issuedOn < digitalSince ? 'paper' : 'digital';

/** The last day on which a voucher can be asked for. */
export const reimbursableUntil = (lastFlightOn: Day): Day => addDays(lastFlightOn, reimbursementDays);

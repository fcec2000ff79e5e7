import { kindOrderNo } from '../orders/inputs.ts';

/** Orders of points of 600000000001, beside those that are on the bill as bought. */
export const pointsOrderNos = {
  /** 2,000 points, for 30 minutes from the first look. */
  waiting: '73000000000103',
  /** Given up two months ago. */
  cancelled: kindOrderNo(10),
  /** Not paid in time, three months ago. */
  expired: '73000000000101',
} as const;

import type { NoticeSlug } from '../notices/notices.ts';

/** Notice with the rules that are agreed to before some tickets are given back: that of the market they are for. */
export const refundNotice = (
  tickets: readonly {
    /** A flight of it leaves the mainland, or comes to it. */ readonly international?: boolean | undefined;
  }[],
): NoticeSlug =>
  tickets.some(({ international }) => international) ? 'international-refund' : 'conditions-of-carriage';

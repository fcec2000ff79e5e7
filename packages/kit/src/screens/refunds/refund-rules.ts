import type { NoticeSlug } from '../../rules/notices/notices.ts';

/** Notice with the rules that are agreed to before anything is given back. */
export const refundRules = 'international-refund' satisfies NoticeSlug;

/** Notices of the airline, as their addresses name them. Source: decision 24. */
export const noticeSlugs = [
  'passenger-notes',
  'online-ticket',
  'dangerous-goods',
  'free-baggage',
  'special-passengers',
  'conditions-of-carriage',
  'international-refund',
  'us-electronics',
  'coupon-use',
  'mileage-rules',
  'privacy',
] as const;
export type NoticeSlug = (typeof noticeSlugs)[number];

/** Whether an address names a notice. */
export const isNoticeSlug = (name: string): name is NoticeSlug =>
  (noticeSlugs as readonly string[]).includes(name);

/** Edition of a notice. Its text never changes: another text is another edition. */
export interface NoticeEdition {
  readonly version: string;
  /** Day from which it holds: `2026-03-01`. */
  readonly from: string;
}

/** Editions in force. */
export const noticeEditions: Readonly<Record<NoticeSlug, NoticeEdition>> = {
  'passenger-notes': { version: '1.2', from: '2026-05-25' },
  'online-ticket': { version: '1.1', from: '2026-05-25' },
  'dangerous-goods': { version: '1.0', from: '2026-03-01' },
  'free-baggage': { version: '1.1', from: '2026-05-25' },
  'special-passengers': { version: '1.1', from: '2026-05-25' },
  'conditions-of-carriage': { version: '1.1', from: '2026-05-25' },
  'international-refund': { version: '1.1', from: '2026-05-25' },
  'us-electronics': { version: '1.1', from: '2026-05-01' },
  'coupon-use': { version: '1.1', from: '2026-05-25' },
  'mileage-rules': { version: '1.1', from: '2026-05-20' },
  privacy: { version: '1.1', from: '2026-05-01' },
};

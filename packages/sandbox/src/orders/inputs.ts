/** Number of the order of each kind of 600000000001, by its place in the registry from 1 on. Source: sandbox.md. */
export const kindOrderNo = (place: number): string => `2611000000000000${String(place).padStart(2, '0')}`;

/** Orders of services of 600000000001 that show something on purpose. */
export const serviceOrderNos = {
  /** A meal that waits for its payment, for 20 minutes from the first look. */
  waiting: kindOrderNo(11),
  /** Baggage that was paid, and not confirmed. */
  abnormal: kindOrderNo(12),
  completed: kindOrderNo(13),
  /** Given up. */
  cancelled: kindOrderNo(8),
} as const;

/** Member with 400 orders. */
export const busyMember = '600000000003';

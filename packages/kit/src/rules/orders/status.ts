/** Statuses of an order that is complete as soon as it is paid; `expired` is ours. */
export const purchaseStatuses = ['waiting', 'completed', 'cancelled', 'expired'] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

/** The six statuses by which orders are looked for. Source: travel.md section 3. */
export const documentedStatuses = [
  'waiting',
  'ticketing',
  'waitlist',
  'completed',
  'cancelled',
  'abnormal',
] as const;
export type DocumentedStatus = (typeof documentedStatuses)[number];

/** Statuses of an order as it is told, in the order of its life; `expired` is ours. */
export const orderStatuses = [...documentedStatuses, 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Seconds that are left to pay, rounded up; 0 once the time is over, undefined where there is no limit. */
export const secondsLeft = (payUntil: string | undefined, now: number): number | undefined =>
  payUntil === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(payUntil) - now) / 1000));

/** Longest time to pay that is counted down, seconds; a longer one is told by its end. */
const counted = 3600;

/** Whether the time that is left to pay is counted, and not told by its day and end alone. */
export const isCountedDown = (payUntil: string, now: number): boolean =>
  (secondsLeft(payUntil, now) ?? 0) <= counted;

/** Whole minutes that are left to pay, rounded up; 0 once the time is over. */
export const minutesLeft = (payUntil: string, now: number): number =>
  Math.ceil((secondsLeft(payUntil, now) ?? 0) / 60);

/**
 * Status of an order by the airline's clock: one that was not paid in time has expired, whether the airline has said so or not.
 * @param now the airline's clock, ms since 1970
 */
export const orderStatus = <State extends string>(
  { state, payUntil }: { readonly state: State; /** ISO 8601. */ readonly payUntil?: string | undefined },
  now: number,
): State | 'expired' => (state === 'waiting' && secondsLeft(payUntil, now) === 0 ? 'expired' : state);

/** Orders with the newest first; those of one moment stay as they came. */
export const newestFirst = <Order extends { /** ISO 8601. */ readonly orderedAt: string }>(
  orders: readonly Order[],
): readonly Order[] =>
  orders.toSorted((one, other) => Date.parse(other.orderedAt) - Date.parse(one.orderedAt));

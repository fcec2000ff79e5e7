/**
 * The sale of points, made up for the sandbox: units of ten for one yuan, at least 100 and at most 30,000 in one order and 60,000 in a
 * calendar year. Bought points live as long as all others.
 */
export const unitPoints = 10;
export const unitPrice = { amount: 100, currency: 'CNY' } as const;
export const least = 100;
export const most = 30_000;
export const mostAYear = 60_000;
export const suggested: readonly number[] = [500, 1000, 2000, 5000, 10_000, 20_000];
/** Minutes for which an order waits for its payment. */
export const payMinutes = 30;
/** Months for which points can be used. */
export const livingMonths = 36;

/** A price in points, on the one scale that all cards share. */
export interface ScaledPrice {
  /** Width of the price, per cent of the dearest. */
  readonly price: number;
  /** Width of the member's own points in it, per cent of the dearest. */
  readonly own: number;
  /** How many are missing; 0 where there are enough. */
  readonly missing: number;
  /** How many are left afterwards. */
  readonly left: number;
}

/**
 * Sets the prices of rewards against a balance, all on one scale: the dearest is the whole width.
 * @param balance points that can be spent
 */
export function scaledPrices(prices: readonly number[], balance: number): readonly ScaledPrice[] {
  const dearest = Math.max(1, ...prices);
  return prices.map((price) => ({
    price: (price / dearest) * 100,
    own: (Math.min(price, Math.max(0, balance)) / dearest) * 100,
    missing: Math.max(0, price - balance),
    left: Math.max(0, balance - price),
  }));
}

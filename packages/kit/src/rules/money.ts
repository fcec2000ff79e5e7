/** Money in minor units, with its ISO 4217 currency. Source: decision 13. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

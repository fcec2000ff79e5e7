import type { TierCode } from '@mapp/kit/contracts';
import type { Day, PaymentMethod, PurchaseStatus, TierPrice, TierSale } from '@mapp/kit/rules';

/** Purchase of an order. */
export interface TierPurchase extends TierPrice {
  readonly kind: TierSale;
  readonly tierCode: TierCode;
  readonly months?: number | undefined;
  readonly validFrom: Day;
  readonly validUntil: Day;
}

/** An order as the airline keeps it. Instants are milliseconds since 1970. */
export interface TierOrderRecord extends TierPurchase {
  readonly orderNo: string;
  readonly cardNo: string;
  readonly purchaseId: string;
  readonly state: PurchaseStatus;
  readonly orderedAt: number;
  readonly payUntil: number;
  readonly paymentFailed?: boolean;
  readonly completedAt?: number;
  readonly paidBy?: PaymentMethod;
}

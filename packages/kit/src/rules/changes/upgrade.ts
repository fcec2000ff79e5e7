/**
 * Ways to pay for a higher cabin.
 * - `voucher` of the member's card; `common` a coupon; `platinum` of the platinum card, with conditions of its own
 */
export const upgradeWays = ['cash', 'points', 'voucher', 'common', 'platinum'] as const;
export type UpgradeWay = (typeof upgradeWays)[number];

/** Standing of a passenger to the member who asks: the member, a beneficiary in force, or neither. */
export const upgradeRelations = ['member', 'beneficiary', 'other'] as const;
export type UpgradeRelation = (typeof upgradeRelations)[number];

/** Passengers who may use each way. Source: travel.md 6, "Points exchange for seats/upgrades", "Platinum upgrade voucher". */
const allowed: Readonly<Record<UpgradeWay, readonly UpgradeRelation[]>> = {
  cash: upgradeRelations,
  points: ['member', 'beneficiary'],
  voucher: ['member'],
  common: ['member', 'beneficiary'],
  platinum: ['member'],
};

/** Whether a passenger may be upgraded in a way. */
export const mayUse = (way: UpgradeWay, relation: UpgradeRelation): boolean =>
  allowed[way].includes(relation);

/** Points that are missing; 0 where there are enough. */
export const pointsShort = (cost: number, available: number): number => Math.max(0, cost - available);

/** Conditions of a voucher, each answered for one flight. */
export const voucherConditions = ['self', 'route', 'cabin', 'time', 'validity'] as const;
export type VoucherCondition = (typeof voucherConditions)[number];

/** Routes on which a voucher is good. */
export const voucherRoutes = ['international', 'domestic', 'any'] as const;
export type VoucherRoute = (typeof voucherRoutes)[number];

/** A flight as the conditions of a voucher see it. */
export interface UpgradedFlight {
  readonly relation: UpgradeRelation;
  /** Abroad or to a region. */
  readonly international: boolean;
  /** Booking class that is upgraded from. */
  readonly bookingClass: string;
  /** An instant with offset. */
  readonly departs: string;
}

/** Terms of a voucher. */
export interface VoucherTerms {
  readonly way: Extract<UpgradeWay, 'voucher' | 'common' | 'platinum'>;
  readonly route: VoucherRoute;
  /** Booking classes that can be upgraded; any where none is named. */
  readonly classes: readonly string[];
  /** Hours before departure until which it can be used. */
  readonly hoursBefore: number;
  /** The last day on which it can be used for a flight. */
  readonly validUntil: string;
}

const hourMs = 3_600_000;

/** Answers to the conditions of a voucher. Source: mockup 81, travel.md 6. */
export function voucherAnswers(
  { way, route, classes, hoursBefore, validUntil }: VoucherTerms,
  { relation, international, bookingClass, departs }: UpgradedFlight,
  now: number,
): Readonly<Record<VoucherCondition, boolean>> {
  return {
    self: mayUse(way, relation),
    route: route === 'any' || international === (route === 'international'),
    cabin: classes.length === 0 || classes.includes(bookingClass),
    time: Date.parse(departs) - now >= hoursBefore * hourMs,
    validity: departs.slice(0, 10) <= validUntil,
  };
}

/** Whether a voucher can be used for a flight: all of its conditions are met. */
export const voucherFits = (terms: VoucherTerms, flight: UpgradedFlight, now: number): boolean =>
  Object.values(voucherAnswers(terms, flight, now)).every(Boolean);

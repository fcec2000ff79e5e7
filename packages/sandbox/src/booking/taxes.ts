import type { Day } from '@mapp/kit/rules';

export type PassengerType = 'adult' | 'child' | 'infant';

interface FuelCharge {
  /** Tickets of that day and later. */
  readonly from: Day;
  /** Fen of a leg of at most 800 km, and of a longer one. */
  readonly charges: Readonly<Record<PassengerType, readonly [near: number, far: number]>>;
}

/** Fuel charge within the mainland. Source: travel-domain.md T3, as published by April, December 2025 and January 2026. */
const fuelCharges: readonly [FuelCharge, ...FuelCharge[]] = [
  { from: '2025-04-05', charges: { adult: [1000, 2000], child: [0, 1000], infant: [0, 0] } },
  { from: '2025-12-05', charges: { adult: [2000, 4000], child: [1000, 2000], infant: [0, 0] } },
  { from: '2026-01-05', charges: { adult: [1000, 2000], child: [0, 1000], infant: [0, 0] } },
];

/** Development fund of a leg within the mainland, fen. Children and infants pay none. */
const fund = 5000;

/** Beyond the mainland; made up for the sandbox. */
const abroad: Readonly<Record<PassengerType, { airport: number; near: number; far: number }>> = {
  adult: { airport: 9000, near: 30_000, far: 88_000 },
  child: { airport: 0, near: 30_000, far: 88_000 },
  infant: { airport: 0, near: 0, far: 0 },
};

/** A leg as far as its taxes read it. */
export interface TaxedLeg {
  readonly kilometres: number;
  readonly domestic: boolean;
}

export interface Tax {
  readonly code: 'fund' | 'fuel' | 'airport';
  readonly amount: number;
}

/** Fuel charges of the day on which a ticket is issued. */
const chargesOn = (ticketed: Day): FuelCharge =>
  fuelCharges.findLast(({ from }) => from <= ticketed) ?? fuelCharges[0];

function taxesOfLeg({ kilometres, domestic }: TaxedLeg, type: PassengerType, ticketed: Day): Tax[] {
  if (domestic) {
    const [near, far] = chargesOn(ticketed).charges[type];
    return [
      { code: 'fund', amount: type === 'adult' ? fund : 0 },
      { code: 'fuel', amount: kilometres > 800 ? far : near },
    ];
  }
  const { airport, near, far } = abroad[type];
  return [
    { code: 'airport', amount: airport },
    { code: 'fuel', amount: kilometres > 3000 ? far : near },
  ];
}

/** Taxes of one passenger of each type. */
export type Taxes = Readonly<Record<PassengerType, Tax[]>>;

/** Taxes of one passenger on all legs, added up by kind; those that are nothing are left out. */
function taxesFor(legs: readonly TaxedLeg[], type: PassengerType, ticketed: Day): Tax[] {
  const sums = new Map<Tax['code'], number>();
  for (const leg of legs)
    for (const { code, amount } of taxesOfLeg(leg, type, ticketed))
      sums.set(code, (sums.get(code) ?? 0) + amount);
  return [...sums].flatMap(([code, amount]) => (amount > 0 ? [{ code, amount }] : []));
}

/**
 * Taxes of each type of passenger on all legs.
 * @param ticketed day on which the ticket is issued
 */
export const taxesOf = (legs: readonly TaxedLeg[], ticketed: Day): Taxes => ({
  adult: taxesFor(legs, 'adult', ticketed),
  child: taxesFor(legs, 'child', ticketed),
  infant: taxesFor(legs, 'infant', ticketed),
});

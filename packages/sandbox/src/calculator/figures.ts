import type { TierCode } from '@mapp/kit/contracts';
import type { AirportCode } from '../seed/airports.ts';

/**
 * Points per kilometre by booking class, per cent. Source: an accrual table of the programme that was published once, domain.md C6:
 * first 150 and 140, business 130 and 120, full economy 100, B E H 70, L M N R 40, A D I Z none, all others 30.
 */
const table: readonly (readonly [rate: number, cabins: string])[] = [
  [150, 'F'],
  [140, 'P'],
  [130, 'J'],
  [120, 'C'],
  [100, 'Y'],
  [70, 'BEH'],
  [40, 'LMNR'],
  [0, 'ADIZ'],
];
export const rateOf = (cabin: string): number =>
  table.find(([, cabins]) => cabins.includes(cabin))?.[0] ?? 30;

/** No flight counts for less, kilometres. Source: domain.md C6. */
export const leastDistance = 500;

/** Bonus on the points of the fare, per cent, as on the bill; made up for the sandbox. */
export const tierBonus: Readonly<Record<TierCode, number>> = { STD: 0, CHD: 0, SIL: 15, GOL: 30, PLT: 50 };
export const subTierBonus: Readonly<Record<string, number>> = {
  BROII: 2,
  BROIII: 5,
  BROIV: 8,
  BROV: 10,
  BROVI: 12,
};

/** Prices of rewards up to a distance in kilometres, one way and for one; made up for the sandbox. */
export const rewardPrices: readonly {
  readonly upTo: number;
  readonly saver: number;
  readonly flex: number;
  readonly business: number;
}[] = [
  { upTo: 800, saver: 6000, flex: 9000, business: 15_000 },
  { upTo: 1500, saver: 9000, flex: 14_000, business: 24_000 },
  { upTo: 2500, saver: 12_000, flex: 18_000, business: 32_000 },
  { upTo: 5000, saver: 20_000, flex: 30_000, business: 52_000 },
];

/** Taxes and fees of one flight and one adult, fen: airport and fuel; made up for the sandbox. */
export const taxOf = (abroad: boolean): number => (abroad ? 32_000 : 7000);

/** Cities with a code of their own, and the airport that the airline flies to. */
export const cityAirports: Readonly<Record<string, AirportCode>> = {
  BJS: 'PEK',
  CTU: 'TFU',
  TYO: 'NRT',
  SEL: 'ICN',
  MOW: 'SVO',
};

/** Airports abroad and in the regions. */
export const abroad: ReadonlySet<AirportCode> = new Set(['HKG', 'NRT', 'ICN', 'SVO', 'SIN']);
